import { expect, test } from "vitest";
import { followed } from "./follow.ts";

const SENT = { title: "One", content: "<p>a</p><p>b</p><p>c</p>", version: 1 };

test("what was typed since stays, what others wrote comes, the version is that of the answer", () => {
  const now = { ...SENT, title: "One and" };
  const answered = { ...SENT, content: "<p>theirs</p>", version: 2 };
  expect(followed(SENT, now, answered)).toEqual({
    ...{ title: "One and", content: "<p>theirs</p>", version: 2 },
  });
});

test("two places of one text go together", () => {
  const now = { ...SENT, content: "<p>a</p><p>b</p><p>c, typed on</p>" };
  const answered = { ...SENT, content: "<p>theirs</p><p>b</p><p>c</p>" };
  expect(followed(SENT, now, answered)?.content).toBe("<p>theirs</p><p>b</p><p>c, typed on</p>");
  expect(followed(SENT, answered, now)?.content).toBe("<p>theirs</p><p>b</p><p>c, typed on</p>");
});

test("the same place does not", () => {
  const now = { ...SENT, content: "<p>a, typed</p><p>b</p><p>c</p>" };
  const answered = { ...SENT, content: "<p>a, theirs</p><p>b</p><p>c</p>" };
  expect(followed(SENT, now, answered)).toBeNull();
  expect(followed({ rows: [1] }, { rows: [1, 2] }, { rows: [0, 1] })).toBeNull();
});
