import { symlinkSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { OwnerError } from "#server/errors/owner-error.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { howMany, lostPictures, requireSqliteFile, run } from "./run.ts";

test("a database that cannot be looked at is not said to be none", () => {
  const DATA_DIR = temporaryFolder();
  expect(() => requireSqliteFile({ DATA_DIR })).toThrow("There is no database at");
  symlinkSync("rihla.sqlite", path.join(DATA_DIR, "rihla.sqlite"));
  expect(() => requireSqliteFile({ DATA_DIR })).toThrow("ELOOP");
});

test("names out of a file of others do not command the terminal, whether it went well or not", async () => {
  const [said, failed] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  const [umask, { exitCode }] = [process.umask(), process];
  onTestFinished(() => {
    process.umask(umask);
    process.exitCode = exitCode;
  });
  for (const spy of [said, failed]) spy.mockReturnValue(undefined);
  await run(async () => "Brought in \u001b[2JHajj");
  expect([said.mock.lastCall, process.exitCode]).toEqual([["Brought in [2JHajj"], exitCode]);
  await run(() => Promise.reject(new OwnerError("There is no \u001b]0;Hajj")));
  expect([failed.mock.lastCall, process.exitCode]).toEqual([["There is no ]0;Hajj"], 1]);
  failed.mockClear();
});

test("lost pictures are named, twenty at most, and the others counted", () => {
  const stems = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
  expect(lostPictures([])).toEqual([]);
  expect(lostPictures(["p0"])).toEqual([
    expect.stringMatching(/^The file of 1 picture is missing in the site itself/),
    "  p0",
  ]);
  const twenty = lostPictures(stems(20));
  expect([twenty[0], twenty.length, twenty.at(-1)]).toEqual([
    expect.stringMatching(/^The files of 20 pictures are missing/),
    ...[21, "  p19"],
  ]);
  expect(lostPictures(stems(25)).slice(-2)).toEqual(["  p19", "  and 5 more"]);
});

test("one is told as one, none and several as several", () => {
  expect([0, 1, 2].map((count) => howMany(count, "picture"))).toEqual([
    ...["0 pictures", "1 picture", "2 pictures"],
  ]);
  expect([howMany(1, "enquiry", "enquiries"), howMany(2, "enquiry", "enquiries")]).toEqual([
    ...["1 enquiry", "2 enquiries"],
  ]);
});
