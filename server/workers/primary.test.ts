import cluster from "node:cluster";
import { expect, onTestFinished, test, vi } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { type Born, fakeWorkers, type Told } from "#tests/support/fake-workers.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { startWorkers } from "./primary.ts";

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Two of them, or so many; signals are the test's, and the end of the process ends nothing. */
function open({ count = 2, ...told }: Told & { count?: number } = {}) {
  const { workers, say } = fakeWorkers(told);
  const ended = vi.spyOn(process, "exit").mockImplementation((() => {}) as never);
  const killed = vi.spyOn(process, "kill").mockImplementation(() => true);
  const setUp = vi.spyOn(cluster, "setupPrimary").mockImplementation(() => {});
  const before = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    for (const spy of [ended, killed, setUp, said]) spy.mockRestore();
    for (const [signal, known] of before) {
      for (const one of process.listeners(signal)) {
        if (!known.includes(one)) process.removeListener(signal, one);
      }
    }
  });
  const { log, lines } = catchLog();
  const env = { WORKERS: count, DATA_DIR: temporaryFolder() };
  let isOpen = false;
  const opened = startWorkers({ env, log, schema: "0042" }).then(() => {
    isOpen = true;
  });
  const signal = async (name: (typeof SIGNALS)[number]) => {
    for (const one of process.listeners(name)) {
      if (!before.get(name)?.includes(one)) one(name);
    }
    await vi.advanceTimersByTimeAsync(0);
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const listens = async (at: number) => {
    say(workers[at], "join", "listening");
    await pass(20);
  };
  const messages = () => lines.map(({ msg }) => msg);
  return {
    workers,
    say,
    opened,
    isOpen: () => isOpen,
    signal,
    pass,
    listens,
    ended,
    said,
    messages,
  };
}

const last = ({ heard }: Born) => heard.at(-1);
const leaves = (worker: Born | undefined) => void worker?.emit("exit", 0, null);

async function openTwo() {
  const opened = open();
  await opened.listens(0);
  await opened.listens(1);
  await opened.opened;
  const [one, two] = opened.workers as [Born, Born];
  return { ...opened, one, two };
}

test("the first one listens before others are started; it is open once all of them do", async () => {
  const { workers, isOpen, listens, pass, say, opened } = open({ count: 3 });
  await pass(60_000);
  expect([workers.length, isOpen()]).toEqual([1, false]);
  say(workers[0], "join");
  await pass(60_000);
  expect(workers).toHaveLength(1);
  await listens(0);
  expect(workers).toHaveLength(3);
  await listens(1);
  expect(isOpen()).toBe(false);
  await listens(2);
  await opened;
  expect(isOpen()).toBe(true);
});

test("at the end they leave one after the other, and the server once all have; whoever is too late is ended", async () => {
  const { workers, one, two, signal, pass, ended, messages } = await openTwo();
  await signal("SIGTERM");
  await signal("SIGTERM");
  expect([last(one), last(two)]).toEqual(["leave", "joined"]);
  await pass(750);
  expect(last(two)).toBe("leave");
  leaves(one);
  await pass(17_000);
  expect([two.killed, ended.mock.calls.length]).toEqual([[], 0]);
  await pass(2000);
  expect(two.killed).toEqual(["SIGKILL"]);
  two.emit("exit", null, "SIGKILL");
  await pass(60_000);
  expect([workers.length, ended.mock.calls[0], messages().at(-1)]).toEqual([2, [0], "stopped"]);
  expect(messages().filter((text) => String(text).startsWith("SIGTERM"))).toHaveLength(1);
});

test("renewed, a new one listens before the old one leaves, one after the other", async () => {
  const { workers, one, two, signal, pass, listens } = await openTwo();
  await signal("SIGHUP");
  await signal("SIGHUP");
  expect([workers.length, last(one)]).toEqual([3, "joined and leads"]);
  await listens(2);
  expect([workers.length, last(one), last(two)]).toEqual([3, "leave", "joined"]);
  leaves(one);
  await pass(1000);
  expect([workers.length, last(two)]).toEqual([4, "lead"]);
  await listens(3);
  expect(last(two)).toBe("leave");
  leaves(two);
  await pass(60_000);
  expect(workers).toHaveLength(4);
  // Whoever came then is one of them: it is replaced, and renewed.
  workers[2]?.emit("exit", null, "SIGKILL");
  await pass(60_000);
  expect(workers).toHaveLength(5);
  await listens(4);
  await signal("SIGHUP");
  expect(workers).toHaveLength(6);
});

test("where a new one does not come, the old one stays; one that ended meanwhile has its place taken", async () => {
  const { workers, one, two, say, signal, pass, listens, messages } = await openTwo();
  await signal("SIGHUP");
  workers[2]?.emit("exit", 1, null);
  await pass(0);
  expect([one.heard.includes("leave"), workers.length]).toEqual([false, 4]);
  expect(messages()).toContain("a new worker cannot start: the one that runs stays");
  // Of the second it is tried too; it dies before that, and is replaced.
  two.emit("exit", null, "SIGKILL");
  await pass(1000);
  expect(workers).toHaveLength(5);
  say(workers[3], "join", "listening");
  await pass(0);
  expect(workers[3]?.heard).toEqual(["joined", "leave"]);
  leaves(workers[3]);
  await listens(4);
  await pass(60_000);
  expect([workers.length, one.heard.includes("leave")]).toEqual([5, false]);
});

test("a stop amid a renewal ends the new one too", async () => {
  const { workers, one, two, signal, pass, ended } = await openTwo();
  await signal("SIGHUP");
  await signal("SIGINT");
  await pass(1500);
  expect([last(one), last(two), workers[2]?.heard]).toEqual(["leave", "leave", ["leave"]]);
  for (const worker of workers) leaves(worker);
  await pass(1000);
  expect([workers.length, ended.mock.calls]).toEqual([3, [[0]]]);
});

test("where all of them die as soon as they are started the server ends, and says how the site runs without", async () => {
  const { workers, pass, ended, said } = open({ count: 1 });
  for (let died = 0; died < 5; died++) {
    workers.at(-1)?.emit("exit", 1, null);
    await pass(2000);
  }
  expect([workers.length, ended.mock.calls[0]]).toEqual([5, [1]]);
  expect(said.mock.calls.flat().join()).toContain("WORKERS=1 runs the site in one process");
  said.mockClear();
});
