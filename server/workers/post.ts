import type { Topic } from "./colleagues.ts";
import type { Member } from "./crew.ts";
import type { ToPrimary } from "./messages.ts";
import { createTurns } from "./turns.ts";

/** A worker that says nothing for so long is left out of an answer. */
const ANSWER_MS = 1000;

/** What is known of it still when all of them have ended at once. */
const REMEMBERED: Topic = "database-file";

type Crew = { joined: () => Member[]; leader: () => Member | null };

type Asking = {
  found: { seat: number; data: unknown }[];
  waitsFor: Set<Member>;
  end: () => void;
};

/** What workers tell and ask each other goes through the process that started them. */
export function createPost({ joined, leader }: Crew) {
  const turns = createTurns();
  const asking = new Map<number, Asking>();
  let lastId = 0;
  let remembered: unknown = null;

  const othersOf = (member: Member) => joined().filter((one) => one !== member);

  function ask(member: Member, { id, topic }: Extract<ToPrimary, { kind: "ask" }>): void {
    const others = othersOf(member);
    const own = ++lastId;
    const timer = setTimeout(() => end(), ANSWER_MS);
    const found: Asking["found"] = [];
    const end = () => {
      clearTimeout(timer);
      if (!asking.delete(own)) return;
      if (topic === REMEMBERED && found.length === 0) found.push({ seat: 0, data: remembered });
      member.send({ kind: "answers", id, found });
    };
    asking.set(own, { found, waitsFor: new Set(others), end });
    for (const other of others) other.send({ kind: "asked", id: own, topic });
    if (others.length === 0) end();
  }

  function noLonger(member: Member, one: Asking | undefined): void {
    if (one?.waitsFor.delete(member) && one.waitsFor.size === 0) one.end();
  }

  return {
    take(member: Member, message: ToPrimary): void {
      if (message.kind === "tell") {
        const { topic, data, isForLeader } = message;
        if (topic === REMEMBERED) remembered = data;
        const to = isForLeader ? [leader()] : othersOf(member);
        for (const one of to) one?.send({ kind: "told", topic, data, seat: member.seat });
      } else if (message.kind === "ask") ask(member, message);
      else if (message.kind === "answer") {
        const one = asking.get(message.id);
        one?.found.push({ seat: member.seat, data: message.data });
        noLonger(member, one);
      } else if (message.kind === "turn") {
        const { id, name, waitMs } = message;
        turns.take({ who: member.pid, id, name, waitMs }, (isHad) =>
          member.send({ kind: "turn-had", id, isHad }),
        );
      } else if (message.kind === "turn-over") turns.end(member.pid, message.id);
    },

    /** Another site may be in the place of this one by now. */
    forget(): void {
      remembered = null;
    },

    gone(member: Member): void {
      turns.endAll(member.pid);
      for (const one of asking.values()) noLonger(member, one);
      for (const one of joined()) one.send({ kind: "gone", seat: member.seat });
    },
  };
}
