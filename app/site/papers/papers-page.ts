import type { InLanguage } from "#contracts/languages.ts";
import type { Cost } from "./costs-of.ts";
import type { PaperGroup } from "./papers-of.ts";

/** A list that there is. */
export type Country = {
  name: string;
  to: string;
  /** "8 Nov"; empty: nobody has looked. */
  reviewed: string;
};

/** An answer to a question. */
export type Way = { label: string; hint: string; to: string };

export type QuestionPage = InLanguage & {
  is: "question";
  title: string;
  why: string;
  /** "Student visa for Malaysia"; empty: no country yet. */
  visa: string;
  number: number;
  all: number;
  ways: Way[];
  back: string;
};

export type OtherPage = {
  is: "other";
  title: string;
  country: string;
  countries: Country[];
  back: string;
};

export type ListPage = InLanguage & {
  is: "list";
  title: string;
  intro: string;
  /** Where the questions of its purpose begin: "/work-visa/papers". */
  base: string;
  /** Its own, without the language: ticks are kept under it. */
  address: string;
  groups: PaperGroup[];
  answers: { what: string; said: string; change: string }[];
  costs: Cost[];
  /** Empty: one of them is not known. */
  sum: string;
  ratesOf: string;
  time: { range: string; starts: string; notCounted: string; longer: string[] };
  /** A sentence; `isOld`: nobody has looked at it for 90 days. */
  review: { words: string; isOld: boolean };
  official: string;
  changes: { day: string; text: string }[];
  ask: string;
};

export type PapersPage = QuestionPage | OtherPage | ListPage;
