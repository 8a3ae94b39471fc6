import { expect, test } from "vitest";
import { choosable } from "./choosable.ts";

test("a post that waits and is public can be chosen once; whatever waits of one, it waits", () => {
  const waiting = [{ id: "a", title: "A, written on" }] as never;
  const posts = ["a", "b", "c", "d"].map((_id) => ({ _id, title: _id.toUpperCase() })) as never;
  const states = { b: "changes", c: "planned" } as never;
  expect(choosable(waiting, posts, states)).toEqual([
    { id: "a", title: "A, written on", isWaiting: true },
    { id: "b", title: "B", isWaiting: true },
    { id: "c", title: "C", isWaiting: true },
    { id: "d", title: "D", isWaiting: false },
  ]);
});
