import { expect, test } from "vitest";
import type { Enquiry } from "#contracts/enquiry.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";

const ENQUIRY = {
  ...{ topic: "umrah", package: null, month: "", travellers: null, language: "bn", visa: null },
  ...{ createdAt: "2026-11-24T05:00:00.000Z", reference: "RH-7K3Q", page: "" },
  ...{ departure: null, departures: [], waits: [] },
};
const D1 = {
  _id: "d1",
  package: "umrah",
  leavesOn: "2027-02-06",
  returnsOn: "2027-02-20",
  title: "",
};

async function factsOf(more: object): Promise<string[]> {
  const enquiry = { ...ENQUIRY, ...more } as unknown as Enquiry;
  const lines = accessibleOutline(
    await withinAdmin(<EnquiryFacts enquiry={enquiry} />),
    undefined,
    99,
  );
  return lines.slice(1).map((line) => line.trim());
}

test("what nobody said is left out; what a program sent came through the interface", async () => {
  expect(await factsOf({})).toEqual([
    "dt: Asked about",
    "dd: Umrah",
    "dt: Language",
    "dd lang=bn: বাংলা",
    "dt: Received",
    "dd: 24 Nov, 11:00 am",
    "dt: Reference",
    "dd: id1",
    "dt: Sent from",
    "dd: The API",
  ]);
});

test("a departure is led to, with what is waited for; of one that is gone that is said", async () => {
  const facts = await factsOf({
    ...{ departure: "d1", departures: [D1], visa: "Work in Qatar", page: "/about" },
    waits: [
      { departure: "d1", waitsFor: "seat" },
      { departure: "gone", waitsFor: "price" },
    ],
  });
  expect(facts).toEqual([
    "dt: Asked about",
    "dd: Umrah",
    "dt: Language",
    "dd lang=bn: বাংলা",
    "dt: Received",
    "dd: 24 Nov, 11:00 am",
    "dt: Reference",
    "dd: id1",
    "dt: From departure",
    "dd: [Umrah, 6–20 February 2027 | href=/admin/departures/edit/d1]",
    "dt: Told when",
    "dd: [Waits for a seat | href=/admin/enquiries/told-when?departure=d1]",
    "dt: From departure",
    "dd: A departure that has been deleted",
    "dt: Told when",
    "dd: [Waits for the price | href=/admin/enquiries/told-when?departure=gone]",
    "dt: From visa",
    "dd: Work in Qatar",
    "dt: Sent from",
    "dd: [About page {.sr-only: (opens in a new tab)} | href=/about target=_blank rel=noopener]",
  ]);
});

test("a post or a page of theirs goes by its address", async () => {
  expect((await factsOf({ page: "/blog/oman" })).slice(-2)).toEqual([
    "dt: Sent from",
    "dd: [/blog/oman {.sr-only: (opens in a new tab)} | href=/blog/oman target=_blank rel=noopener]",
  ]);
  expect((await factsOf({ page: "/contact" })).slice(-2)).toEqual([
    "dt: Sent from",
    "dd: [Contact page {.sr-only: (opens in a new tab)} | href=/contact target=_blank rel=noopener]",
  ]);
});
