import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { counted } from "../../scripts/count-tests.mjs";
import { temporaryFolder } from "../support/temporary-folder.ts";

type Counts = [passed: number, failed: number];

const countedIn = (isGood: boolean, report: string) => {
  const file = path.join(temporaryFolder(), "report.json");
  writeFileSync(file, report);
  return counted(isGood, file, ({ passed, failed }: { passed: number; failed: number }) => [
    passed,
    failed,
  ]);
};

test.each<[what: string, isGood: boolean, Counts, said: Counts]>([
  ["all passed", true, [12, 0], [12, 0]],
  ["some failed", false, [10, 2], [10, 2]],
  ["all passed, and it ended badly", false, [12, 0], [12, 1]],
  ["it could not begin", false, [0, 0], [0, 1]],
  ["it found nothing", true, [0, 0], [0, 1]],
])("%s", (_, isGood, [passed, failed], said) => {
  expect(countedIn(isGood, JSON.stringify({ passed, failed }))).toEqual(said);
});

test("what left no report that can be read has failed", () => {
  expect(countedIn(true, "{")).toEqual([0, 1]);
  expect(counted(true, path.join(temporaryFolder(), "nothing.json"), () => [1, 0])).toEqual([0, 1]);
});
