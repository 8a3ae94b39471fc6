import { day, group, html, line, lines, number, paragraphs, picture, rows } from "../fields.ts";
import type { InLanguage } from "../languages.ts";
import { informationRows, withSigns } from "./information-rows.ts";
import { type BodyOfKind, kind } from "./kind.ts";
import { trustKind } from "./trust.ts";

export const PAGE_IDS = ["about", "contact", "privacy", "trust"] as const;

export type PageId = (typeof PAGE_IDS)[number];

const hero = {
  title: line({ isRequired: true }),
  text: lines({ limit: 1000 }),
  image: picture(),
};

const aboutKind = kind("about", {
  hero: group({ ...hero, imageAlt: line() }),
  welcome: group({ heading: line(), paragraphs: paragraphs() }),
  leadersHeading: line(),
  leaders: rows({
    name: line({ limit: 100, isRequired: true }),
    title: line(),
    note: lines({ limit: 500 }),
    photo: picture({ note: "Address of a picture; empty: initials stand in" }),
  }),
  message: group({ heading: line(), paragraphs: paragraphs(), author: line() }),
});

const contactKind = kind(
  "contact",
  {
    hero: group(hero),
    information: group({
      heading: line(),
      text: lines({ limit: 1000 }),
      rows: informationRows,
    }),
    office: group({ name: line(), address: line(), directions: lines({ limit: 1000 }) }),
    map: group({
      heading: line(),
      latitude: number(-90, 90, { initial: 0 }),
      longitude: number(-180, 180, { initial: 0 }),
      zoom: number(1, 19),
    }),
  },
  [withSigns],
);

const privacyKind = kind("privacy", {
  title: line({ isRequired: true }),
  lastChanged: day({ isRequired: true, note: "YYYY-MM-DD" }),
  intro: lines({ limit: 1000 }),
  content: html({ note: "HTML; each heading 2 begins a section" }),
});

export const PAGE_KINDS = {
  about: aboutKind,
  contact: contactKind,
  privacy: privacyKind,
  trust: trustKind,
};

type Page<Id extends PageId> = BodyOfKind<(typeof PAGE_KINDS)[Id]> &
  InLanguage & { version: number };

export type AboutPage = Page<"about">;
export type ContactPage = Page<"contact">;
export type PrivacyPage = Page<"privacy">;
export type TrustPage = Page<"trust">;
