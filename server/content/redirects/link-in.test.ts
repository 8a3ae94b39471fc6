import { expect, test } from "vitest";
import { linkIn, placePathIn } from "./link-in.ts";

test.each([
  ["/blog/hajj", "hajj", "/blog/hajj"],
  ["/blog/hajj/", "hajj", "/blog/hajj"],
  ["/blog/hajj?x=1", "hajj", "/blog/hajj"],
  ["/blog/%", null, null],
  ["/terms", null, "/terms"],
  ["/terms/?x=1", null, "/terms"],
  ["/terms/a", null, null],
  ["/", null, null],
  ["/%", null, null],
])("at %s stands the post %j, at its place %j", (url, link, place) => {
  expect([linkIn(url), placePathIn(url)]).toEqual([link, place]);
});
