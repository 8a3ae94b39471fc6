import fs, { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
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

test("once a disk that was full takes lines again, the end of the process leaves none of them out", async () => {
  const file = path.join(temporaryFolder(), "log");
  const fd = openSync(file, "a");
  onTestFinished(() => closeSync(fd));
  const full = Object.assign(new Error("no room"), { code: "ENOSPC" });
  const { promise: isRefused, resolve: refuse } = Promise.withResolvers<(error: Error) => void>();
  const write = vi
    .spyOn(fs, "write")
    .mockImplementationOnce(((...given: never[]) => refuse(given.at(-1) as never)) as never);
  onTestFinished(() => write.mockRestore());
  const log = createLog({ LOG_LEVEL: "info" }, undefined, fd);
  const [atExit] = process.listeners("exit");
  if (!atExit) throw new Error("nothing is done at the end of the process");
  onTestFinished(() => void process.off("exit", atExit));
  const written = () => readFileSync(file, "utf8");
  log.info("refused");
  (await isRefused)(full);
  log.info("taken");
  await expect.poll(written).toContain("taken");
  atExit(0);
  log.info("last");
  await expect.poll(written).toContain("last");
});

test("a line names the worker that wrote it, where there are several, and no machine", async () => {
  const file = path.join(temporaryFolder(), "log");
  const fd = openSync(file, "a");
  onTestFinished(() => closeSync(fd));
  const before = new Set(process.listeners("exit"));
  onTestFinished(() => {
    for (const own of process.listeners("exit")) if (!before.has(own)) process.off("exit", own);
  });
  for (const worker of [undefined, 0, 3]) createLog({ LOG_LEVEL: "info" }, worker, fd).info("here");
  const written = () => readFileSync(file, "utf8").trim().split("\n");
  await expect.poll(() => written().length).toBe(3);
  const said = { level: 30, time: expect.any(Number), msg: "here" };
  const lines = written().map((line) => JSON.parse(line));
  expect(lines).toEqual([said, { ...said, worker: 0 }, { ...said, worker: 3 }]);
});
