import { z } from "zod";
import type { PageId } from "./page.ts";
import { writable } from "./read-only.ts";
import { address, filledLine, line, lines, richText } from "./written-text.ts";

const MOST_ROWS = 50;

const rows = <T extends z.ZodType>(row: T) =>
  z.array(row, "must be a list").max(MOST_ROWS, `must have at most ${MOST_ROWS} rows`);

const paragraphs = rows(lines());

const hero = { title: filledLine(), text: lines(1000), image: address };

const degrees = (limit: number) =>
  z.number("must be a number").min(-limit, "is too small").max(limit, "is too large");

const aboutWriteSchema = writable({
  hero: z.strictObject({ ...hero, imageAlt: line() }),
  welcome: z.strictObject({ heading: line(), paragraphs }),
  leadersHeading: line(),
  leaders: rows(
    z.strictObject({ name: filledLine(100), title: line(), note: lines(500), photo: address }),
  ),
  message: z.strictObject({ heading: line(), paragraphs, author: line() }),
});

const contactWriteSchema = writable({
  hero: z.strictObject(hero),
  information: z.strictObject({
    heading: line(),
    text: lines(1000),
    rows: rows(z.strictObject({ label: filledLine(100), text: lines(1000) })),
  }),
  office: z.strictObject({ name: line(), address: line(), directions: lines(1000) }),
  map: z.strictObject({
    heading: line(),
    latitude: degrees(90),
    longitude: degrees(180),
    zoom: z
      .number("must be a number")
      .min(1, "must be from 1 to 19")
      .max(19, "must be from 1 to 19"),
  }),
});

const privacyWriteSchema = writable({
  title: filledLine(),
  lastChanged: z.iso.date("must be a day such as 2026-11-15"),
  intro: lines(1000),
  content: richText.describe("HTML; each heading 2 begins a section"),
});

export const PAGE_WRITE_SCHEMAS = {
  about: aboutWriteSchema,
  contact: contactWriteSchema,
  privacy: privacyWriteSchema,
} satisfies Record<PageId, z.ZodType>;

export type PageWrite = { [Id in PageId]: z.infer<(typeof PAGE_WRITE_SCHEMAS)[Id]> };
