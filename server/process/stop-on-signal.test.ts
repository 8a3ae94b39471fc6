import { createServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { createStop } from "./stop-on-signal.ts";

test("it ends once: work rests, what is left in memory is stored, and then the database closes", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  const { log } = catchLog();
  const ended = Promise.withResolvers<void>();
  // The process is that of the tests.
  log.flush = () => ended.resolve();
  const deeds: string[] = [];
  const deed = async (name: string) => {
    await setImmediate();
    deeds.push(name);
  };
  const stop = createStop({
    ...{ server, log, endUploads: () => {} },
    db: () => ({ destroy: () => deed("closed") }) as never,
    stopWork: () => deed("at rest"),
    writeDown: () => deed("written down"),
  });
  stop("SIGTERM");
  stop("SIGINT");
  await ended.promise;
  expect(deeds).toEqual(["at rest", "written down", "closed"]);
});
