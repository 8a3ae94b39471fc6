import { expect, test } from "vitest";
import { linkTargets } from "./link-targets.ts";
import { nextPlace } from "./next-place.ts";

const REFUNDS = {
  ...{ _id: "1", title: "Refund policy", link: "refunds?" },
  ...{ isInFooter: false, updatedAt: "2026-11-23T00:00:00.000Z" },
};

test.each([
  ["refund", ["/refunds%3F"]],
  ["visa stu", ["/student-visa"]],
  ["/pack", ["/packages/umrah", "/packages/hajj", "/packages/tours"]],
  ["/REF", ["/refunds%3F"]],
  ["/umrah", []],
  ["visa/", ["/student-visa", "/work-visa"]],
  ["https://example.com", []],
])("%s is found at %j", (q, paths) => {
  expect(linkTargets(q, [REFUNDS]).map(({ to }) => to)).toEqual(paths);
});

test("nothing typed: every page that can be linked to, once", () => {
  const paths = linkTargets(" ", [REFUNDS]).map(({ to }) => to);
  expect(paths).toEqual(expect.arrayContaining(["/", "/contact", "/refunds%3F"]));
  expect(paths).toHaveLength(new Set(paths).size);
  expect(paths.join()).not.toMatch(/login|:link|\*/);
});

test("from the last to the first and back; nowhere in an empty list", () => {
  expect(["ArrowDown", "ArrowUp", "Home", "End", "a"].map((key) => nextPlace(key, 2, 3))).toEqual([
    ...[0, 1, 0, 2],
    undefined,
  ]);
  expect([nextPlace("ArrowDown", -1, 3), nextPlace("ArrowUp", 0, 3)]).toEqual([0, 2]);
  expect(nextPlace("ArrowDown", -1, 0)).toBeUndefined();
});
