import { expect, test } from "vitest";
import { openFixedPages } from "#tests/support/open-fixed-pages.ts";

test("the way to the papers of a visa", async () => {
  const { mainOf } = await openFixedPages();
  expect(await mainOf("/student-visa/papers")).toEqual([
    "[‹chevron-left› Back | href=/student-visa]",
    "Question 1 of 2",
    "# {dir=auto} Which country do you want to go to?",
    "p dir=auto: Every country asks for papers of its own.",
    'ul labelledby="Which country do you want to go to?":',
    "  li: [{dir=auto: Australia} ‹chevron-right› | href=/student-visa/papers/australia]",
    "  li: [{dir=auto: Canada} ‹chevron-right› | href=/student-visa/papers/canada]",
    "  … 3 more",
    "  li: [{dir=auto: Another country} ‹chevron-right› | href=/student-visa/papers/other]",
  ]);
  expect(await mainOf("/student-visa/papers/start")).toEqual([
    "[‹chevron-left› Back | href=/student-visa]",
    "Question 1 of 2",
    "# {dir=auto} Which country do you want to go to?",
    "p dir=auto: Every country asks for papers of its own.",
    'ul labelledby="Which country do you want to go to?":',
    "  li: [{dir=auto: Australia} ‹chevron-right› | href=/student-visa/papers/australia]",
    "  li: [{dir=auto: Canada} ‹chevron-right› | href=/student-visa/papers/canada]",
    "  … 3 more",
    "  li: [{dir=auto: Another country} ‹chevron-right› | href=/student-visa/papers/other]",
  ]);
  expect(await mainOf("/packages/tours/papers/start")).toEqual([
    "[‹chevron-left› Back | href=/packages/tours]",
    "Question 1 of 2",
    "# {dir=auto} Which country do you want to go to?",
    "p dir=auto: Every country asks for papers of its own.",
    'ul labelledby="Which country do you want to go to?": li: [{dir=auto: Another country} ‹chevron-right› | href=/packages/tours/papers/other]',
  ]);
  expect(await mainOf("/work-visa/papers?country=OM")).toEqual([
    "[‹chevron-left› Back | href=/work-visa]",
    "Question 1 of 3",
    "# {dir=auto} Which country do you want to go to?",
    "p dir=auto: Every country asks for papers of its own.",
    'ul labelledby="Which country do you want to go to?":',
    "  li: [{dir=auto: Malaysia} ‹chevron-right› | href=/work-visa/papers/malaysia]",
    "  li: [{dir=auto: Qatar} ‹chevron-right› | href=/work-visa/papers/qatar]",
    "  … 2 more",
    "  li: [{dir=auto: Another country} ‹chevron-right› | href=/work-visa/papers/other]",
  ]);
});
