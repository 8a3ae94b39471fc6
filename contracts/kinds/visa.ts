import { BLOG_LINK_LENGTH } from "../blog-link.ts";
import { isCountry } from "../countries.ts";
import { address, choice, day, flag, group, line, lines, list, rowsWithIds } from "../fields.ts";
import { pageLinkRule } from "../page-link.ts";
import { amount, currency } from "./amount.ts";
import { kind } from "./kind.ts";

export const VISA_PURPOSES = ["student", "work", "visit", "umrah"] as const;

export type VisaPurpose = (typeof VISA_PURPOSES)[number];

export const PAPER_NEEDS = ["must", "if-you-have-it", "one-of"] as const;

/** Of a paper: for everybody, or only for who answers so. */
export const ABROAD_BEFORE = ["", "no", "yes"] as const;

export const TIME_UNITS = ["working-days", "days", "weeks", "months"] as const;

const optional = { isOptional: true } as const;
const code = { ...optional, isUnsearched: true, isSame: true } as const;
/** A part of an address. */
const part = line({
  limit: BLOG_LINK_LENGTH,
  isRequired: true,
  isUnsearched: true,
  isSame: true,
  rule: pageLinkRule,
});

const fields = {
  title: line({ isRequired: true }),
  purpose: choice(VISA_PURPOSES),
  country: line({
    limit: 2,
    isRequired: true,
    isUnsearched: true,
    isSame: true,
    tidy: (typed) => typed.trim().toUpperCase(),
    rule: (typed) => (isCountry(typed) ? null : { code: "bad-country" }),
    note: "ISO 3166-1, two letters",
  }),
  link: { ...part, note: "Of its public address: /work-visa/papers/{link}" },
  intro: lines({ ...optional, limit: 500 }),
  question: line(optional),
  questionWhy: line(optional),
  profiles: rowsWithIds("VisaProfile", {
    link: part,
    label: line({ isRequired: true, limit: 120 }),
    hint: line({ ...optional, limit: 120 }),
  }),
  asksAbroad: flag({ isOptional: true }),
  papers: rowsWithIds(
    "VisaPaper",
    {
      requirement: line({ ...code, isOptional: false, isRequired: true, limit: 60 }),
      need: choice(PAPER_NEEDS),
      set: line({ ...code, limit: 40 }),
      profiles: line({ ...code, limit: 500 }),
      abroad: choice(ABROAD_BEFORE),
      note: line({ ...optional, limit: 500 }),
    },
    { most: 100 },
  ),
  government: group({
    amount: amount(),
    currency: currency(),
    about: amount(),
    note: line(optional),
  }),
  others: rowsWithIds("VisaFee", {
    label: line({ isRequired: true, limit: 120 }),
    amount: amount(),
    currency: currency(),
    note: line(optional),
  }),
  service: group({
    amount: amount(),
    currency: currency(),
    when: line(optional),
    returns: line(optional),
  }),
  ratesOf: day(optional),
  time: group({
    min: amount(),
    max: amount(),
    unit: choice(TIME_UNITS),
    starts: line(optional),
    notCounted: line(optional),
  }),
  longer: list(),
  official: address(optional),
  reviewedOn: day(optional),
  reviewedBy: line({ ...optional, limit: 120, isName: true }),
  changes: rowsWithIds(
    "VisaChange",
    {
      day: day({ isRequired: true }),
      by: line({ ...optional, limit: 120, isName: true }),
      text: line({ isRequired: true }),
    },
    { most: 100 },
  ),
};

/** Which papers it takes to go to a country for a purpose, what that costs, how long it takes. */
export const visaKind = kind("visa", fields, [], ["reviewedOn", "reviewedBy"]);
