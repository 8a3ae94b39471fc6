import { expect, test } from "vitest";
import { putOffAfter } from "./attention.ts";
import { cameFromField } from "./enquiry-write.ts";
import { mediaWriteSchema } from "./media.ts";

test.each([
  ["2026-11-27", false],
  ["2026-11-28", false],
  ["2026-11-29", true],
  ["2027-11-29", true],
  ["2027-11-30", false],
  [null, true],
])("on 28 November 2026 something is put off until %s: %s", (until, isTaken) => {
  expect(putOffAfter("2026-11-28").safeParse({ until }).success).toBe(isTaken);
});

test.each([
  [0, true],
  [100, true],
  [-1, false],
  [101, false],
  [0.5, false],
])("%s percent of a picture may be what stays in view: %s", (x, isTaken) => {
  const written = { alt: "", decorative: true, focus: { x, y: 50 } };
  expect(mediaWriteSchema.safeParse(written).success).toBe(isTaken);
});

test("what a hidden field says it came from is taken as long as an id can be", () => {
  const longest = "a".repeat(60);
  expect([cameFromField(` ${longest} `), cameFromField(`${longest}a`)]).toEqual([longest, null]);
  expect([cameFromField(""), cameFromField("\ud800")]).toEqual([null, null]);
});
