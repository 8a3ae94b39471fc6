import { expect, test } from "vitest";
import type { Field, Fields } from "#contracts/field-types.ts";
import { ENTRY_KINDS } from "./entries.ts";
import { homeKind } from "./home.ts";
import { INCLUSIONS_KINDS } from "./inclusions.ts";
import { ownPageKind } from "./own-page.ts";
import { packageKind } from "./package.ts";
import { PAGE_KINDS } from "./page.ts";
import { postKind } from "./post.ts";
import { SETTINGS_KINDS } from "./settings.ts";

const KINDS = [
  ...[homeKind, packageKind, postKind, ownPageKind],
  ...[PAGE_KINDS, SETTINGS_KINDS, ENTRY_KINDS].flatMap(Object.values),
];

type Named = readonly [path: string, field: Field];

const within = (fields: Fields, under = ""): Named[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [under + name, field] as const,
    ...inside(field, `${under}${name}.`),
  ]);

function inside(field: Field, under: string): Named[] {
  if (field.type === "group") return within(field.parts, under);
  if (field.type === "rows") return within(field.columns, under);
  return field.type === "list" ? within({ item: field.item }, under) : [];
}

/** By kind: what is said of its fields. */
const told = (say: (field: Field) => string | null | undefined) =>
  Object.fromEntries(
    KINDS.flatMap(({ name, fields }) => {
      const said = within(fields).flatMap(([path, field]) => {
        const words = say(field);
        return typeof words === "string" ? path + words : [];
      });
      return said.length > 0 ? [[name, said.join(", ")]] : [];
    }),
  );

const having = (name: string) =>
  told((field) => (name in field && field[name as never] ? "" : null));

test("what a kind cannot be without", () => {
  expect(told((field) => ("isRequired" in field && field.isRequired === true ? "" : null))).toEqual(
    {
      post: "title, type, image, link",
      "own-page": "title, link",
      about: "hero.title, leaders.name",
      contact: "hero.title, information.rows.label",
      privacy: "title, lastChanged",
      trust:
        "hero.title, checks.steps.title, offices.rows.name, refunds.rows.title, signers.rows.name",
      "settings/agency": "brand.name",
      "settings/contact": "phones.number",
      "settings/social": "social.name, social.url",
      "settings/notice": "notice.text, notice.shortText",
      "settings/know-more": "knowMoreLink",
      "settings/look": "look.logo",
      departure: "leavesOn, returnsOn, stays.city, stays.nights",
      licence: "title, number, issuedBy, validUntil",
      requirement: "title",
      visa: "title, country, link, profiles.link, profiles.label, papers.requirement, others.label, changes.day, changes.text",
    },
  );
});

test("what forms alone ask for", () => {
  expect(
    told((field) => ("isRequired" in field && field.isRequired === "in-forms" ? "" : null)),
  ).toEqual({
    home: "marquee, Slide.content, Slide.subcontent, Slide.bgImage, Slide.link, secondSecheading, secondSecPara1, secondSecimg1, secondSecimg2, video, secondSecPara2, thirdSecheading, thirdSecPara, ContactSecHeading, ContactSecPara, ContactSecNumber, ContactSecNumber2, mail, ContactSecImage",
  });
});

test("what old clients need not send", () => {
  expect(having("isOptional")).toEqual({
    "own-page": "description, content, isInFooter",
    contact: "information.rows.sign",
    trust: "offices.rows.hours, offices.rows.hoursNote",
    "settings/contact": "hours.words",
    "settings/notice": "notice.isShown, notice.lastDay",
    departure:
      "title, stays.hotel, stays.stars, stays.minutes, stays.metres, stays.walkTo, stays.note, from, to, returnFrom, airline, isDirect, via, waitMinutes, seatsLeft, currency, quad, triple, double, single, child, infant, priceUntil, differs, differs.state, differs.label, differs.note, notes",
    licence: "lookedUpOn, officialList, isInStrip",
    requirement: "why, form, age, mostDays, where, note, source",
    visa: "intro, question, questionWhy, profiles.hint, asksAbroad, papers.set, papers.profiles, papers.note, government.amount, government.currency, government.about, government.note, others.amount, others.currency, others.note, service.amount, service.currency, service.when, service.returns, ratesOf, time.min, time.max, time.starts, time.notCounted, official, reviewedOn, reviewedBy, changes.by",
  });
});

test("what nobody translates, though it is a line", () => {
  expect(having("isSame")).toEqual({
    home: "video, ContactSecNumber, ContactSecNumber2, mail",
    post: "type, link",
    "own-page": "link",
    trust: "offices.rows.phones",
    "settings/contact": "phones.number, whatsapp, mail.address",
    "settings/social": "social.name",
    "settings/notice": "notice.phone",
    departure:
      "stays.nights, stays.stars, stays.minutes, stays.metres, waitMinutes, seatsLeft, currency, quad, triple, double, single, child, infant",
    licence: "number",
    requirement: "mostDays",
    visa: "country, link, profiles.link, papers.requirement, papers.set, papers.profiles, government.amount, government.currency, government.about, others.amount, others.currency, service.amount, service.currency, time.min, time.max",
  });
});

test("what no search looks at, though it is a line", () => {
  expect(having("isUnsearched")).toEqual({
    home: "video",
    post: "link",
    "own-page": "link",
    departure:
      "stays.nights, stays.stars, stays.minutes, stays.metres, waitMinutes, seatsLeft, currency, quad, triple, double, single, child, infant",
    licence: "number",
    requirement: "mostDays",
    visa: "country, link, profiles.link, papers.requirement, papers.set, papers.profiles, government.amount, government.currency, government.about, others.amount, others.currency, service.amount, service.currency, time.min, time.max",
  });
});

test("who answers for something", () => {
  expect(having("isName")).toEqual({ visa: "reviewedBy, changes.by" });
});

test("what is chosen where nobody has chosen", () => {
  expect(
    told((field) =>
      "initial" in field && field.type !== "line" && field.initial ? ` ${field.initial}` : null,
    ),
  ).toEqual({
    contact: "information.rows.sign other, map.zoom 1",
    "settings/contact": "hours.from Saturday, timeZone UTC",
    "settings/notice": "notice.isShown true",
    "settings/know-more": "knowMoreLink /blog",
    "settings/look": "look.logo /art/logo-mark.svg",
    "settings/enquiries": "enquiryMonths 12",
    departure:
      "package umrah, stays.at makkah, isDirect true, seats open, differs.line visa, differs.state ask",
    requirement: "from you",
    visa: "purpose student, papers.need must, time.unit working-days",
  });
});

test("how long a line may be where it is not 300, and how many rows there may be where not 50", () => {
  expect(
    told((field) =>
      "most" in field
        ? field.most !== 50 && field.type === "rows"
          ? ` ${field.most}`
          : null
        : field.type === "line" && field.limit !== 300
          ? ` ${field.limit}`
          : null,
    ),
  ).toEqual({
    home: "Slide 20, video 100, ContactSecNumber 40, ContactSecNumber2 40, mail 254",
    package: "services.item 500, servicesdescription.item 500",
    post: "type 100, link 200",
    "own-page": "link 200",
    about: "leaders.name 100",
    contact: "information.rows.label 100",
    trust:
      "checks.steps 20, offices.rows 20, offices.rows.name 120, payment.items.item 500, never.items.item 500, refunds.rows 20, signers.rows.name 100",
    "settings/agency": "brand.name 80",
    "settings/contact":
      "phones 20, phones.label 100, phones.number 40, whatsapp 40, mail.address 254, mail.label 100, hours 20",
    "settings/social": "social 20, social.name 40",
    "settings/notice": "notice.shortText 100, notice.phone 40",
    departure:
      "stays 10, stays.city 80, stays.nights 3, stays.hotel 120, stays.stars 1, stays.minutes 3, stays.metres 5, stays.walkTo 80, from 80, to 80, returnFrom 80, airline 80, via 80, waitMinutes 4, seatsLeft 4, currency 3, quad 12, triple 12, double 12, single 12, child 12, infant 12, differs 20, differs.label 60, differs.note 160",
    licence: "title 120, number 80",
    requirement: "title 120, mostDays 4",
    visa: "country 2, link 200, profiles.link 200, profiles.label 120, profiles.hint 120, papers 100, papers.requirement 60, papers.set 40, papers.profiles 500, papers.note 500, government.amount 12, government.currency 3, government.about 12, others.label 120, others.amount 12, others.currency 3, service.amount 12, service.currency 3, time.min 12, time.max 12, longer.item 500, reviewedBy 120, changes 100, changes.by 120",
  });
});

test("how far numbers may go", () => {
  expect(
    told((field) =>
      field.type === "number"
        ? ` ${field.min} to ${field.max}${field.isWhole ? ", whole" : ""}`
        : null,
    ),
  ).toEqual({
    contact: "map.latitude -90 to 90, map.longitude -180 to 180, map.zoom 1 to 19",
    "settings/enquiries": "enquiryMonths 1 to 120, whole",
  });
});

test("which lines the price of a package has, each included, not included, or to be asked about", () => {
  const lines = Object.entries(INCLUSIONS_KINDS).map(([id, { fields }]) => [
    id,
    Object.keys(fields).join(", "),
  ]);
  expect(Object.fromEntries(lines)).toEqual({
    umrah:
      "visa, flight, baggage, hotels, meals, coach, transfers, guide, ziyarah-makkah, ziyarah-madinah, zamzam, briefing, qurbani, wheelchair, train, own-expenses, extra-nights",
    hajj: "visa, flight, baggage, hotels, meals, coach, transfers, guide, ziyarah-makkah, ziyarah-madinah, zamzam, briefing, insurance, tents, qurbani, wheelchair, train, own-expenses, extra-nights",
    tours:
      "visa, flight, baggage, hotels, hotel-taxes, meals, coach, transfers, guide, briefing, insurance, wheelchair, own-expenses, extra-nights",
  });
});

test("each of them may wait for its words", () => {
  const visa = within(INCLUSIONS_KINDS.umrah.fields).filter(([path]) => path.startsWith("visa"));
  const said = visa.map(
    ([path, field]) => `${path} ${field.type} ${"isOptional" in field && field.isOptional}`,
  );
  expect(said).toEqual([
    "visa group false",
    "visa.state choice true",
    "visa.label line true",
    "visa.note line true",
  ]);
});
