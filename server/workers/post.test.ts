import { expect, onTestFinished, test, vi } from "vitest";
import type { Member } from "./crew.ts";
import type { ToPrimary, ToWorker } from "./messages.ts";
import { createPost } from "./post.ts";

type Said = Extract<ToPrimary, { kind: "tell" | "ask" }>["topic"];
const FILE: Said = "database-file";

/** Workers of the seats 1 to 3, of which the first leads; what each was sent. */
function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sent: (ToWorker & { to: number })[] = [];
  const memberOf = (seat: number) =>
    ({
      seat,
      pid: seat + 100,
      send: (message: ToWorker) => sent.push({ to: seat, ...message }),
    }) as unknown as Member;
  const members = [1, 2, 3].map(memberOf);
  const [one, two, three] = members as [Member, Member, Member];
  const post = createPost({ joined: () => members, leader: () => members[0] ?? null });
  const leave = (member: Member) => {
    members.splice(members.indexOf(member), 1);
    post.gone(member);
  };
  return { post, sent: () => sent.splice(0), one, two, three, leave };
}

const told = { kind: "told", topic: FILE, data: "new" } as const;

test("what a worker tells comes to all others, or to the one that leads", () => {
  const { post, sent, two } = open();
  post.take(two, { kind: "tell", topic: FILE, data: "new" });
  expect(sent()).toEqual([
    { to: 1, ...told, seat: 2 },
    { to: 3, ...told, seat: 2 },
  ]);
  post.take(two, { kind: "tell", topic: FILE, data: "new", isForLeader: true });
  expect(sent()).toEqual([{ to: 1, ...told, seat: 2 }]);
});

test("whoever asks has the answers of all others, once the last of them has said something", () => {
  const { post, sent, one, two, three } = open();
  post.take(one, { kind: "ask", id: 7, topic: FILE });
  const [asked, other] = sent();
  expect([asked, other]).toEqual([
    { to: 2, kind: "asked", id: 1, topic: FILE },
    { to: 3, kind: "asked", id: 1, topic: FILE },
  ]);
  post.take(two, { kind: "answer", id: 1, data: "b" });
  expect(sent()).toEqual([]);
  post.take(three, { kind: "answer", id: 1, data: "c" });
  const found = [
    { seat: 2, data: "b" },
    { seat: 3, data: "c" },
  ];
  expect(sent()).toEqual([{ to: 1, kind: "answers", id: 7, found }]);
  // What comes after that is not told a second time.
  post.take(two, { kind: "answer", id: 1, data: "late" });
  vi.runAllTimers();
  expect(sent()).toEqual([]);
});

test("one that says nothing for a second is left out, and so is one that has gone", () => {
  const { post, sent, one, two, three, leave } = open();
  post.take(one, { kind: "ask", id: 7, topic: FILE });
  post.take(two, { kind: "answer", id: 1, data: "b" });
  sent();
  vi.advanceTimersByTime(999);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  const found = [{ seat: 2, data: "b" }];
  expect(sent()).toEqual([{ to: 1, kind: "answers", id: 7, found }]);
  post.take(one, { kind: "ask", id: 8, topic: FILE });
  post.take(two, { kind: "answer", id: 2, data: "b" });
  sent();
  leave(three);
  expect(sent()).toEqual([
    { to: 1, kind: "answers", id: 8, found },
    { to: 1, kind: "gone", seat: 3 },
    { to: 2, kind: "gone", seat: 3 },
  ]);
});

test("when all others have ended, the last that was told of the database is known until it is forgotten", () => {
  const { post, sent, one, two, three, leave } = open();
  post.take(one, { kind: "tell", topic: FILE, data: "theirs" });
  post.take(one, { kind: "tell", topic: "metrics", data: "of something else" });
  leave(two);
  leave(three);
  const ask = (topic: Said) => {
    sent();
    post.take(one, { kind: "ask", id: 7, topic });
    return sent().flatMap((message) => (message.kind === "answers" ? message.found : []));
  };
  expect(ask(FILE)).toEqual([{ seat: 0, data: "theirs" }]);
  expect(ask("metrics")).toEqual([]);
  post.forget();
  expect(ask(FILE)).toEqual([{ seat: 0, data: null }]);
});

test("a turn is had in order, and given on by whoever ends it or has gone", () => {
  const { post, sent, one, two, three, leave } = open();
  for (const [member, id] of [
    [one, 1],
    [two, 2],
    [three, 3],
  ] as const) {
    post.take(member, { kind: "turn", id, name: "write", waitMs: 1000 });
  }
  expect(sent()).toEqual([{ to: 1, kind: "turn-had", id: 1, isHad: true }]);
  post.take(one, { kind: "turn-over", id: 1 });
  expect(sent()).toEqual([{ to: 2, kind: "turn-had", id: 2, isHad: true }]);
  leave(two);
  expect(sent()[0]).toEqual({ to: 3, kind: "turn-had", id: 3, isHad: true });
});
