import { expect, test } from "vitest";
import type { AttentionKind, AttentionLine } from "#contracts/attention.ts";
import {
  attentionDay,
  attentionFact,
  attentionHint,
  attentionText,
  attentionThing,
  attentionTitle,
  isRest,
} from "./attention-words.ts";

const line = (what: AttentionKind, more: Partial<AttentionLine> = {}): AttentionLine => ({
  ...{ key: "k", what, href: "/admin", place: null, title: "", topic: null, isExample: false },
  ...{ address: "", count: null, day: "", at: null, putOffUntil: null, ...more },
});
const departure = { kind: "departure", id: "d1" };
const post = { kind: "post", id: "p1" };

test("in one line it is said what is the matter, of what, and since or until when", () => {
  expect(
    [
      line("price-ended", { place: departure, title: "2027-02-14", day: "2026-11-20" }),
      line("price-ends", { place: departure, title: "Ramadan", day: "2026-12-01" }),
      line("departure-leaves", { place: departure, title: "2026-12-01", day: "2026-12-01" }),
      line("review-due", { place: { kind: "visa", id: "v1" }, title: "Malaysia" }),
      line("review-due", { place: { kind: "visa", id: "v1" }, day: "2026-11-01" }),
      line("review-due", { count: 3 }),
      line("licence-ends", {
        place: { kind: "licence", id: "l1" },
        title: "IATA",
        day: "2026-12-31",
      }),
      line("can-be-told", { place: departure, title: "Ramadan", count: 2 }),
      line("can-be-told", { place: departure, title: "Ramadan" }),
      line("can-be-told", { count: 2 }),
      line("no-answer", { title: "Farida", topic: "umrah", isExample: true, day: "2026-11-24" }),
      line("follow-up-over", { count: 1 }),
      line("translation-older", { place: { ...post, language: "bn" }, title: "Six days" }),
      line("link-broken", { place: post, title: "Six days", address: "/gone" }),
      line("picture-undescribed", { count: 4 }),
      line("backup-old"),
      line("backup-old", { day: "2026-11-01" }),
    ].map(attentionText),
  ).toEqual([
    "A price has ended: ⁨14 February 2027⁩ (ended on 20 November 2026)",
    "A price ends soon: ⁨Ramadan⁩ (until 1 December 2026)",
    "A journey leaves soon: ⁨1 December 2026⁩ (leaves on 1 December 2026)",
    "A visa was not reviewed for 60 days: ⁨Malaysia⁩ (never)",
    "A visa was not reviewed for 60 days: ⁨No title yet⁩ (from 1 November 2026)",
    "3 more visas were not reviewed for 60 days",
    "A licence ends soon: ⁨IATA⁩ (until 31 December 2026)",
    "2 people wait to be told of a departure: ⁨Ramadan⁩",
    "1 person waits to be told of a departure: ⁨Ramadan⁩",
    "People wait to be told of 2 more departures",
    "An enquiry has no answer: ⁨Farida⁩, an example (since 24 November 2026)",
    "1 follow-up is overdue",
    "The বাংলা text is older than the English: ⁨Six days⁩",
    "A link leads nowhere: ⁨Six days⁩",
    "4 pictures have no description",
    "No backup was ever made",
    "The last backup is too old (last on 1 November 2026)",
  ]);
});

test("a translation is named by its language in the title alone", () => {
  const older = line("translation-older", {
    place: { ...post, language: "ar" },
    title: "Six days",
  });
  expect([attentionTitle(older), attentionThing(older)]).toEqual([
    "The العربية text is older than the English",
    "Six days",
  ]);
  expect(attentionThing({ ...older, what: "link-broken" })).toBe("Six days (العربية)");
});

test("a line for those that have none of their own says so, and what helps stands beside the first", () => {
  expect(isRest(line("no-answer", { count: 3 }))).toBe(true);
  expect(isRest(line("no-answer"))).toBe(false);
  expect(isRest(line("can-be-told", { count: 3, place: departure }))).toBe(false);
  expect(isRest(line("mail-stuck", { count: 3 }))).toBe(false);
  expect(attentionHint(line("price-ended", { count: 3 }))).toBe("");
  expect(attentionHint(line("price-ended"))).toBe("Visitors read “Ask for the current price”");
});

test("beside its name: what an enquiry is about, where a link leads", () => {
  expect(attentionFact(line("no-answer", { topic: "umrah" }))).toBe("Umrah");
  expect(attentionFact(line("link-broken", { address: "/gone" }))).toBe("/gone");
  expect(attentionDay(line("no-answer"))).toBe("");
});
