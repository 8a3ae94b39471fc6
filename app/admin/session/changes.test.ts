import { expect, test } from "vitest";
import { changedFields } from "./changes.ts";

type Thing = Record<string, unknown>;

test.each<[what: string, from: Thing, to: Thing, changed: string[]]>([
  ["nothing", { title: "a", list: [1, { b: 2 }] }, { title: "a", list: [1, { b: 2 }] }, []],
  ["a text", { title: "a", other: 1 }, { title: "b", other: 1 }, ["title"]],
  ["what is in a list", { list: [1, { b: 2 }] }, { list: [1, { b: 3 }] }, ["list"]],
  ["what was added or left out", { a: 1 }, { b: 2 }, ["a", "b"]],
  ["a number that was a text", { count: "1" }, { count: 1 }, ["count"]],
  ["nothing for an empty text", { a: null, b: "" }, { a: "", b: null }, ["a", "b"]],
  [
    "what it was made from",
    { _id: "a", version: 1, base: 1, createdAt: "a", updatedAt: "a" },
    { _id: "b", version: 2, base: 2, createdAt: "b", updatedAt: "b" },
    [],
  ],
])("changed: %s", (_, from, to, changed) => {
  expect(changedFields(from, to)).toEqual(changed);
});
