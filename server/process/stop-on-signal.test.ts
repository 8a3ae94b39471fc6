import { createServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { createStop } from "./stop-on-signal.ts";

/** The end sets its times for a process that ends with it; this one goes on to other tests. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "performance", "Date"] });
  return () => void vi.useRealTimers();
});

test("it ends once: work rests, what is left in memory is stored, and then the database closes", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  const { log } = catchLog();
  const ended = Promise.withResolvers<void>();
  const deeds: string[] = [];
  const deed = async (name: string) => {
    await setImmediate();
    deeds.push(name);
  };
  const running = {
    ...{ server, log, endUploads: () => {} },
    db: () => ({ destroy: () => deed("closed") }) as never,
    stopWork: () => deed("at rest"),
    writeDown: () => deed("written down"),
  };
  // The process is that of the tests.
  const stop = createStop(running, () => ended.resolve());
  stop("SIGTERM");
  stop("SIGINT");
  await ended.promise;
  expect(deeds).toEqual(["at rest", "written down", "closed"]);
});

/** A server whose end is told in words, and whose last answers take as long as the test wants. */
function stopSlowly() {
  const { log, lines } = catchLog();
  const deeds: string[] = [];
  log.flush = () => void deeds.push("ended");
  let closed = () => {};
  const server = {
    close: (then: () => void) => {
      closed = then;
    },
    closeIdleConnections: () => deeds.includes("swept") || deeds.push("swept"),
    closeAllConnections: () => deeds.push("cut off"),
  };
  const stop = createStop({
    ...{ server: server as never, log, endUploads: () => void deeds.push("uploads ended") },
    db: () => ({ destroy: async () => void deeds.push("closed") }) as never,
    stopWork: async () => {},
    writeDown: () => Promise.reject(new Error("the disk is full")),
  });
  stop("SIGTERM");
  return {
    deeds,
    lines,
    closed: () => closed(),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

test("idle connections are closed at once, uploads end after ten seconds, and three later all is cut off", async () => {
  const { deeds, pass } = stopSlowly();
  await pass(100);
  expect(deeds).toEqual(["swept"]);
  await pass(9800);
  expect(deeds).toEqual(["swept"]);
  await pass(100);
  expect(deeds).toEqual(["swept", "uploads ended"]);
  await pass(2900);
  expect(deeds).toEqual(["swept", "uploads ended"]);
  await pass(100);
  expect(deeds).toEqual(["swept", "uploads ended", "cut off"]);
});

test("what cannot be stored at the end is told, and the process ends all the same", async () => {
  const { deeds, lines, closed } = stopSlowly();
  closed();
  await expect.poll(() => deeds).toEqual(["ended"]);
  expect(lines.map(({ msg }) => msg)).toEqual([
    ...["SIGTERM: finishing what is under way", "the end failed", "stopped"],
  ]);
});

test("however soon the last connection is closed, nothing is stored before the work is at rest", async () => {
  const work = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const deeds: string[] = [];
  const stop = createStop(
    {
      ...{ log: catchLog().log, endUploads: () => {}, stopWork: () => work.promise },
      server: { close: (then: () => void) => then(), closeIdleConnections() {} } as never,
      db: () => ({ destroy: async () => void deeds.push("closed") }) as never,
      writeDown: async () => void deeds.push("written down"),
    },
    () => ended.resolve(),
  );
  stop("SIGTERM");
  await setImmediate();
  expect(deeds).toEqual([]);
  work.resolve();
  await ended.promise;
  expect(deeds).toEqual(["written down", "closed"]);
});
