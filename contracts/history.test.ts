import { expect, test } from "vitest";
import { historyQuerySchema } from "./history.ts";
import { asIssue } from "./zod-mistake.ts";

const ID = "0123456789abcdef".repeat(2);

test("the history goes on after a version, which is called by the whole of its id", () => {
  expect(historyQuerySchema.parse({ after: ID }).after).toBe(ID);
  for (const after of [`${ID}0`, `0${ID}`, ID.slice(1), ID.toUpperCase(), ""]) {
    const { error } = historyQuerySchema.safeParse({ after });
    expect([after, error?.issues[0]?.message]).toEqual([after, asIssue({ code: "bad-revision" })]);
  }
});
