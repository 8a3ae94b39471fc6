import { expect, test } from "vitest";
import { shownOnSite } from "#tests/support/shown-on-site.tsx";
import { AskForPapers } from "./ask-for-papers.tsx";
import type { OtherPage, QuestionPage } from "./papers-page.ts";
import { PapersQuestion } from "./papers-question.tsx";
import { PapersStart } from "./papers-start.tsx";

const MALAYSIA = { name: "Malaysia", to: "/work-visa/papers/malaysia", reviewed: "8 Nov" };
const OMAN = { name: "Oman", to: "/work-visa/papers/oman", reviewed: "" };
const QUESTION: QuestionPage = {
  ...{ is: "question", language: "en", title: "Have you worked abroad?", why: "", visa: "" },
  ...{ number: 2, all: 3, back: "/work-visa" },
  ways: [
    { label: "Yes", hint: "At any time", to: "/yes" },
    { label: "No", hint: "", to: "/no" },
  ],
};

test("a question stands with its number, why it is asked, and its answers", () => {
  expect(shownOnSite(<PapersQuestion question={QUESTION} />)).toEqual([
    "[‹chevron-left› Back | href=/work-visa]",
    "Question 2 of 3",
    "# {dir=auto} Have you worked abroad?",
    'ul labelledby="Have you worked abroad?":',
    "  li: [{dir=auto: Yes {dir=auto: At any time}} ‹chevron-right› | href=/yes]",
    "  li: [{dir=auto: No} ‹chevron-right› | href=/no]",
  ]);
  const more = { why: "It decides which papers.", visa: "Work visa for Oman" };
  expect(shownOnSite(<PapersQuestion question={{ ...QUESTION, ...more }} />).slice(0, 5)).toEqual([
    "[‹chevron-left› Back | href=/work-visa]",
    "{dir=auto: Work visa for Oman} . Question 2 of 3",
    "# {dir=auto} Have you worked abroad?",
    "p dir=auto: It decides which papers.",
    'ul labelledby="Have you worked abroad?":',
  ]);
});

test("on the page of a visa the questions begin, and the countries with a list are named, another one last", () => {
  const start = (
    <PapersStart
      base="/work-visa/papers"
      countries={[MALAYSIA, OMAN]}
      hrefOf={(path) => `/bn${path}`}
    >
      Below
    </PapersStart>
  );
  expect(shownOnSite(start)).toEqual([
    'section labelledby="Which papers do I need?":',
    "  ## Which papers do I need?",
    "  A few questions, one minute. No name and no phone number. At the end you have a list that you can tick, print or send home.",
    "  [Start ‹arrow-right› | href=/bn/work-visa/papers/start]",
    "  ‹shield-check› Every list shows who checked it and when.",
    "  ### Or open a country at once",
    "  ul:",
    "    li: [MalaysiaReviewed 8 Nov ‹chevron-right› | href=/bn/work-visa/papers/malaysia]",
    "    li: [Oman ‹chevron-right› | href=/bn/work-visa/papers/oman]",
    "    li: [Another country ‹chevron-right› | href=/bn/work-visa/papers/other]",
    "  Below",
  ]);
});

test("of a country without a list somebody is asked", () => {
  const page: OtherPage = {
    is: "other",
    title: "Papers for Chad",
    country: "Chad",
    countries: [OMAN],
    back: "/work-visa",
  };
  const ask = (countries: OtherPage["countries"]) => (
    <AskForPapers page={{ ...page, countries }} token="t0ken" actionData={undefined} />
  );
  expect(shownOnSite(ask([OMAN]))).toEqual([
    "[‹chevron-left› Back | href=/work-visa]",
    "# Papers for Chad",
    "We do not guess. Tell us where you want to go: we ask the embassy and call you.",
    'form method=post action=/ labelledby="Papers for Chad":',
    '  ("Which country" input name=country value=Chad dir=auto)',
    '  ("Your name" input name=name autocomplete=name dir=auto required=true)',
    '  ("Mobile number" input type=tel name=phone placeholder=01XXX-XXXXXX autocomplete=tel inputmode=tel dir=auto required=true)',
    "  (input type=hidden name=token value=t0ken)",
    '  div hidden=true .sr-only: Leave this empty ("Leave this empty" input name=website autocomplete=off tabindex=-1)',
    "  <Ask us {hidden=true: Sending} | type=submit>",
    "section:",
    "  ## Lists that are ready",
    "  ul: li: [Oman ‹chevron-right› | href=/work-visa/papers/oman]",
  ]);
  expect(shownOnSite(ask([])).slice(-6)).toEqual([
    '  ("Which country" input name=country value=Chad dir=auto)',
    '  ("Your name" input name=name autocomplete=name dir=auto required=true)',
    '  ("Mobile number" input type=tel name=phone placeholder=01XXX-XXXXXX autocomplete=tel inputmode=tel dir=auto required=true)',
    "  (input type=hidden name=token value=t0ken)",
    '  div hidden=true .sr-only: Leave this empty ("Leave this empty" input name=website autocomplete=off tabindex=-1)',
    "  <Ask us {hidden=true: Sending} | type=submit>",
  ]);
});
