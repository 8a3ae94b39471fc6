import { expect, test } from "vitest";
import { blogListQuerySchema } from "./blog.ts";
import { cursorOf } from "./blog-cursor.ts";
import { asIssue } from "./zod-mistake.ts";

const PLACE = { createdAt: "2026-11-21T10:00:00.000Z", _id: "post-01" };

test("a list goes on from a place; the same with a search that was sent without words", () => {
  for (const q of ["", "  "]) {
    const query = blogListQuerySchema.parse({ after: cursorOf(PLACE), q });
    expect(query.after).toEqual(PLACE);
  }
});

test("a search is ranked, and goes on from no place", () => {
  const { error } = blogListQuerySchema.safeParse({ after: cursorOf(PLACE), q: "hajj" });
  expect(error?.issues).toMatchObject([
    { path: ["after"], message: asIssue({ code: "cursor-of-search" }) },
  ]);
});
