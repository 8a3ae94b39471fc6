import { expect, test, vi } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { type Born, fakeWorkers, type Told } from "#tests/support/fake-workers.ts";
import { createCrew, type Member } from "./crew.ts";

const MINUTE_MS = 60_000;

/** A crew whose workers are no processes. */
function open({ count = 1, ...told }: Told & { count?: number } = {}) {
  const { workers, say } = fakeWorkers(told);
  const gone: number[] = [];
  const onHopeless = vi.fn();
  const crew = createCrew({
    ...{ count, startedAt: 0, schema: "", log: catchLog().log, onHopeless },
    ...{ onMessage: () => {}, onGone: ({ seat }) => void gone.push(seat) },
  });
  const memberOf = (worker: Born | undefined) =>
    crew.all().find(({ seat }) => seat === worker?.seat) as Member;
  const seats = () => crew.all().map(({ seat, state }) => `${seat} ${state}`);
  const first = crew.start();
  return { crew, workers, gone, onHopeless, say, memberOf, seats, first };
}

/** Two that listen. */
function openTwo(told: Told = {}) {
  const opened = open({ count: 2, ...told });
  const { crew, workers, say } = opened;
  say(workers[0], "join", "listening");
  crew.fill();
  say(workers[1], "join", "listening");
  const [one, two] = workers as [Born, Born];
  return { ...opened, one, two };
}

test("a worker that answers lives on, however long; one that says nothing for half a minute is ended", () => {
  const answering = open();
  answering.say(answering.workers[0], "join", "listening");
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(answering.workers[0]?.killed).toEqual([]);
  let isHanging = false;
  const hanging = open({ answer: () => (isHanging ? null : { kind: "alive" }) });
  hanging.say(hanging.workers[0], "join", "listening");
  vi.advanceTimersByTime(MINUTE_MS);
  isHanging = true;
  vi.advanceTimersByTime(MINUTE_MS / 2 - 1000);
  expect(hanging.workers[0]?.killed).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(hanging.workers[0]?.killed[0]).toBe("SIGKILL");
});

test("one that is long about its beginning is not taken for one that hangs", () => {
  const { workers, seats } = open({ answer: () => null });
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect([seats(), workers[0]?.killed]).toEqual([["1 starting"], []]);
});

test("the first that joins leads; where it ends, or has rested, another one does", () => {
  const { crew, one, two, say, gone } = openTwo();
  expect([one.heard, two.heard]).toEqual([["joined and leads"], ["joined"]]);
  say(one, "rested");
  expect([two.heard, crew.leader()?.seat]).toEqual([["joined", "lead"], 2]);
  one.emit("exit", 0, null);
  two.emit("exit", null, "SIGKILL");
  expect([gone, crew.leader()]).toEqual([[1, 2], null]);
});

test("whoever ends is replaced: at once where it left, after a pause where it died", async () => {
  const { crew, workers, one, two, seats } = openTwo();
  one.emit("exit", null, "SIGKILL");
  expect([seats(), crew.leader()?.seat, two.heard]).toEqual([
    ...[["2 listening"], 2, ["joined", "lead"]],
  ]);
  await vi.advanceTimersByTimeAsync(99);
  expect(workers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(seats()).toEqual(["2 listening", "1 starting"]);
});

test("who is dismissed is not replaced; who takes its place counts once it is kept", async () => {
  const { crew, one, two, say, workers, memberOf, seats } = openTwo();
  const fresh = crew.start(false);
  say(workers[2], "join", "listening");
  expect([fresh.seat, await fresh.begun]).toEqual([3, true]);
  crew.dismiss(memberOf(one), "SIGHUP");
  expect([one.heard.at(-1), memberOf(one).state]).toEqual(["leave", "leaving"]);
  crew.keep(fresh);
  one.emit("exit", 0, null);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(seats()).toEqual(["2 listening", "3 listening"]);
  workers[2]?.emit("exit", null, "SIGKILL");
  two.emit("exit", null, "SIGKILL");
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(seats()).toEqual(["1 starting", "2 starting"]);
});

test("while another site takes the place of this one, and at the end, nobody is replaced", async () => {
  const { crew, one, two, seats } = openTwo();
  crew.close();
  one.emit("exit", null, "SIGKILL");
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect([seats(), crew.isClosed()]).toEqual([["2 listening"], true]);
  crew.open();
  expect([seats(), crew.isClosed()]).toEqual([["2 listening", "1 starting"], false]);
  crew.end();
  two.emit("exit", 0, null);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect([seats(), crew.isEnding()]).toEqual([["1 starting"], true]);
});

test("one that ends before it listens has not begun; after five of them there is no hope, unless others answer", async () => {
  const { workers, onHopeless, first } = open();
  for (let died = 0; died < 5; died++) {
    workers.at(-1)?.emit("exit", 1, null);
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect([await first.begun, workers.length, onHopeless.mock.calls.length]).toEqual([false, 5, 1]);
  const other = openTwo();
  for (let died = 0; died < 5; died++) {
    other.workers.at(-1)?.emit("exit", 1, null);
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect([other.workers.length, other.onHopeless.mock.calls.length]).toEqual([7, 0]);
});

test("where the system has no room for another one it is waited for, each time twice as long", async () => {
  let isRoom = true;
  const { workers, two, seats } = openTwo({ isRoom: () => isRoom });
  isRoom = false;
  const tries: number[] = [];
  two.emit("exit", null, "SIGKILL");
  let known = workers.length;
  for (let second = 1; second <= 70; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    if (workers.length > known) tries.push(second);
    known = workers.length;
  }
  expect(tries).toEqual([1, 3, 7, 15, 31, 61]);
  expect(seats()).toEqual(["1 listening"]);
  isRoom = true;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(seats()).toEqual(["1 listening", "2 starting"]);
});
