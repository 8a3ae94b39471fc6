import { onTestFinished } from "vitest";
import { createClosing } from "#server/workers/closing.ts";
import type { Member } from "#server/workers/crew.ts";
import { becomeMember } from "#server/workers/member.ts";
import type { ToPrimary, ToWorker } from "#server/workers/messages.ts";
import { makeNumbersFile } from "#server/workers/numbers-file.ts";
import { createPost } from "#server/workers/post.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Workers as each of them sees the others, in one process: what they say goes the way that it does between processes. */
export function smallCrew(count = 2) {
  const file = makeNumbersFile(temporaryFolder(), count);
  const members: Member[] = [];
  const all = () => members;
  const post = createPost({ joined: all, leader: () => members[0] ?? null });
  const closing = createClosing({
    crew: { all, joined: all, close: () => {}, open: () => {} },
    settle: () => {},
  });
  const take = (member: Member, message: ToPrimary) => {
    if (message.kind === "close-others") closing.begin(member, message.id, message.what);
    else if (message.kind === "open-others") closing.end(member);
    else if (message.kind === "closed") closing.closed(member);
    else post.take(member, message);
  };
  const crew = Array.from({ length: count }, (_, at) => {
    let hear = (_message: ToWorker) => {};
    const member: Member = {
      ...{ seat: at + 1, pid: at + 1, state: "listening" },
      ...{ kill: () => {}, begun: Promise.resolve(true), ended: Promise.resolve() },
      // As between processes: later, and what JSON can say.
      send: (message) => setImmediate(() => hear(JSON.parse(JSON.stringify(message)))),
    };
    members.push(member);
    const send = (message: ToPrimary) =>
      void setImmediate(() => {
        if (members.includes(member)) take(member, JSON.parse(JSON.stringify(message)));
      });
    const onMessage = (listening: typeof hear) => {
      hear = listening;
    };
    const { others } = becomeMember({
      ...{ seat: at + 1, count, startedAt: Date.parse("2026-11-25T08:00:00Z") },
      ...{ file, send, onMessage },
    });
    return {
      ...others,
      /** As if its process had been killed. */
      end() {
        members.splice(members.indexOf(member), 1);
        post.gone(member);
        closing.gone(member);
      },
    };
  });
  onTestFinished(() => {
    for (const one of crew) one.end();
  });
  return crew as [(typeof crew)[number], (typeof crew)[number], ...typeof crew];
}

/** Until what was said by now has arrived. */
export async function said(): Promise<void> {
  for (let hops = 0; hops < 6; hops++) await new Promise((resolve) => setImmediate(resolve));
}
