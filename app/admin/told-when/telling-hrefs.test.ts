import { expect, test } from "vitest";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import type { NamedDeparture, WaitingPerson } from "#contracts/told-when.ts";
import { isWhole, tellingHrefs } from "./telling-hrefs.ts";

const said = (en: string, bn = "") => ({ en, bn, ar: "" });
const template = (body: ReplyTemplate["body"], subject = said("News, {reference}")) =>
  ({ _id: "t", title: said("News"), subject, body, version: 1 }) as ReplyTemplate;

const PERSON: WaitingPerson = {
  ...{ _id: "e", reference: "RH-7K3Q", version: 1, departure: "d", place: 1, isExample: false },
  ...{ waitsFor: "seat", since: "2026-11-12T08:00:00Z", toldAt: null, toldBy: "", canBeTold: true },
  ...{ name: "Selina Parvin", phone: "01715-330912", email: "selina@example.com" },
  ...{ language: "bn", topic: "umrah", package: null, travellers: 2 },
};
const DEPARTURE: NamedDeparture = {
  ...{ _id: "d", package: "hajj", title: "", from: "Dhaka" },
  ...{ leavesOn: "2027-02-06", returnsOn: "2027-02-20" },
};
const agency = {
  ...{ brand: { name: "Rihla Travels" }, whatsapp: "+880 1011-204560", phones: [] },
} as unknown as Parameters<typeof tellingHrefs>[1]["agency"];
const TELLING = { departure: DEPARTURE, staff: "Nadia", agency };

test("a template is filled in the person's language, with the departure that they wait for", () => {
  const text = template(
    said("{package} on {date}", "{name}: {package}, {date}, {staff}, {agency}"),
  );
  const { hrefs, isFilled } = tellingHrefs(PERSON, { ...TELLING, template: text });
  expect(isFilled).toBe(true);
  expect(decodeURIComponent(hrefs.whatsapp ?? "")).toContain(
    "wa.me/8801715330912?text=Selina Parvin: হজ, ৬ ফেব্রুয়ারি ২০২৭, Nadia, Rihla Travels",
  );
  expect(decodeURIComponent(hrefs.mail ?? "")).toMatch(
    /^mailto:selina@example.com\?subject=News, RH-/,
  );
});

test("where the text is not in the person's language, the subject is in that of the text", () => {
  const english = template(said("Dear {name}, {package}"), said("News", "খবর"));
  const { hrefs } = tellingHrefs(PERSON, { ...TELLING, template: english });
  const search = new URL(hrefs.mail ?? "").searchParams;
  expect([search.get("subject"), search.get("body")]).toEqual(["News", "Dear Selina Parvin, Hajj"]);
});

test.each([
  ["none was chosen", null, DEPARTURE],
  ["the day is missing", template(said("On {date}")), undefined],
  ["something is to be written by hand", template(said("It costs …")), DEPARTURE],
])("only a greeting opens where %s", (_, template, departure) => {
  const { hrefs, isFilled } = tellingHrefs(PERSON, { ...TELLING, template, departure });
  expect(isFilled).toBe(false);
  expect(decodeURIComponent(hrefs.whatsapp ?? "")).toContain("আসসালামু আলাইকুম Selina Parvin");
});

test("nobody is reached where they gave nothing to be reached by", () => {
  const person = { ...PERSON, phone: "", email: "" };
  const { hrefs } = tellingHrefs(person, { ...TELLING, template: template(said("Hello")) });
  expect(hrefs).toEqual({ whatsapp: null, mail: null });
});

test("a text is whole when nothing of it is to be written by hand, in any language", () => {
  expect([said("Hello"), said("Hello", "দাম …")].map((body) => isWhole(template(body)))).toEqual([
    ...[true, false],
  ]);
});
