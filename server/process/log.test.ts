import { closeSync, openSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "./log.ts";

test("the disk of a log that is a file may be full: nothing ends by it", async () => {
  const fd = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(fd));
  const faults: unknown[] = [];
  const note = (fault: unknown) => void faults.push(fault);
  process.on("uncaughtExceptionMonitor", note);
  onTestFinished(() => void process.off("uncaughtExceptionMonitor", note));
  const log = createLog({ LOG_LEVEL: "info" }, undefined, fd);
  for (let line = 0; line < 3; line++) {
    log.info("a line");
    await wait(50);
  }
  expect(faults).toEqual([]);
});
