import { expect, test } from "vitest";
import { blogListQuerySchema } from "./blog.ts";
import { cursorOf, placeOf } from "./blog-cursor.ts";

const PLACE = { createdAt: "2026-11-25T05:00:00.000Z", _id: "post_07" };

test("a place in the list of posts is read as it was written", () => {
  expect(placeOf(cursorOf(PLACE))).toEqual(PLACE);
});

test.each([
  "",
  "2026-11-25T05:00:00.000Z",
  "2026-11-25T05:00:00.000Z_",
  `2026-11-25T05:00:00.000Z_${"a".repeat(101)}`,
  "26-11-25T05:00:00.000Z_a",
  "2026-11-25Tfive o'clockZ_a",
  "x2026-11-25T05:00:00.000Z_a",
  "a_2026-11-25T05:00:00.000Z",
])("%j is no place", (text) => {
  expect(placeOf(text)).toBeNull();
  expect(blogListQuerySchema.safeParse({ after: text }).success).toBe(false);
});

test("a search has no places, words of blanks are no search; a list is as long as 1000, words as 200", () => {
  const after = cursorOf(PLACE);
  const isTaken = (query: object) => blogListQuerySchema.safeParse(query).success;
  expect([{ after }, { after, q: " " }, { q: "a" }].map(isTaken)).toEqual([true, true, true]);
  expect(isTaken({ after, q: "a" })).toBe(false);
  const limits = ["1", "1000", "0", "1001", "1.5", " 5", ""];
  expect(limits.map((limit) => isTaken({ limit }))).toEqual([
    ...[true, true, false, false, false, false, false],
  ]);
  expect([200, 201].map((length) => isTaken({ q: "x".repeat(length) }))).toEqual([true, false]);
});
