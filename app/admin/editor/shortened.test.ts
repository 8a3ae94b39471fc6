import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

const LONG = "a".repeat(2000);

test("of a long text what is changed is sent, where that is less than long itself", () => {
  const there = { content: `${LONG}b`, title: "Six days", tags: ["a"] };
  const { body, edits } = shortened(there, { content: `${LONG}c`, title: "Seven days" });
  expect(body).toEqual({ title: "Seven days" });
  expect(edits).toEqual({ content: { at: 2000, remove: 1, insert: "c", sum: expect.any(Number) } });
  const much = (insert: number) =>
    Object.keys(shortened(there, { content: LONG + "c".repeat(insert) }));
  expect([much(1999), much(2000)]).toEqual([["body", "edits"], ["body"]]);
});

test.each([
  ["a text of 2000 letters", { content: `${LONG}b` }, { content: LONG }],
  ["a text that was none before", { content: null }, { content: `${LONG}c` }],
  ["a text that is none any more", { content: `${LONG}c` }, { content: null }],
  ["a list", { content: ["a"] }, { content: ["a", "b"] }],
  ["nothing", {}, {}],
])("whole is sent: %s", (_, there, changes) => {
  expect(shortened(there, changes)).toEqual({ body: changes });
});
