import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { Closed } from "./colleagues.ts";
import { becomeMember } from "./member.ts";
import type { ToPrimary, ToWorker } from "./messages.ts";
import { makeNumbersFile } from "./numbers-file.ts";

/** A worker that takes its time to close, as one does that still answers somebody. */
function slowMember() {
  const sent: ToPrimary["kind"][] = [];
  const did: string[] = [];
  const answered: (() => void)[] = [];
  let hear = (_message: ToWorker) => {};
  const { others } = becomeMember({
    ...{ seat: 1, count: 2, startedAt: 0, file: makeNumbersFile(temporaryFolder(), 2) },
    send: (message) => void sent.push(message.kind),
    onMessage: (listening) => {
      hear = listening;
    },
  });
  const { exchange } = others.colleagues;
  exchange.onClose(async (what: Closed) => {
    did.push(`close to ${what}`);
    await new Promise<void>((resolve) => answered.push(resolve));
    const open = exchange.untilOpen().then(() => void did.push(`open to ${what}`));
    if (what === "all") await open;
  });
  const next = () => new Promise((resolve) => setImmediate(resolve));
  return {
    sent,
    did,
    say: (message: ToWorker) => hear(message),
    end: () => answered.pop()?.(),
    next,
  };
}

test("closed only after whoever asked for it has gone, it opens again by itself", async () => {
  const { sent, did, say, end, next } = slowMember();
  for (const what of ["writing", "all"] as const) {
    say({ kind: "close", what });
    await next();
    say({ kind: "open" });
    end();
    await next();
    expect(did.splice(0)).toEqual([`close to ${what}`, `open to ${what}`]);
  }
  expect(sent).not.toContain("closed");
});

test("closed to whoever writes, then to all, it opens once the other site is there", async () => {
  const { sent, did, say, end, next } = slowMember();
  for (const what of ["writing", "all"] as const) {
    say({ kind: "close", what });
    await next();
    end();
    await next();
  }
  expect([did, sent]).toEqual([
    ["close to writing", "close to all"],
    ["closed", "closed"],
  ]);
  say({ kind: "open" });
  await next();
  expect(did.slice(2)).toEqual(["open to writing", "open to all"]);
});

test("whoever cannot answer, and whoever was never asked before, answers nothing: nobody waits for them", async () => {
  const sent: ToPrimary[] = [];
  let hear = (_message: ToWorker) => {};
  const { others } = becomeMember({
    ...{ seat: 1, count: 2, startedAt: 0, file: makeNumbersFile(temporaryFolder(), 2) },
    send: (message) => void sent.push(message),
    onMessage: (listening) => {
      hear = listening;
    },
  });
  others.colleagues.onAsked("metrics", async () => {
    throw new Error("the database is away");
  });
  hear({ kind: "asked", id: 1, topic: "metrics" });
  hear({ kind: "asked", id: 2, topic: "check" });
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toHaveLength(2);
  for (const id of [1, 2]) expect(sent).toContainEqual({ kind: "answer", id, data: null });
});
