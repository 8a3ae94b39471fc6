import { z } from "zod";
import { notWithin } from "./check-field.ts";
import { writtenText } from "./field-schema.ts";
import { line } from "./fields.ts";
import { MEDIA_FORMATS } from "./media-address.ts";
import { ALT_LENGTH } from "./media-limits.ts";
import { pageQuerySchema } from "./page-query.ts";
import { writable } from "./read-only.ts";
import { asIssue } from "./zod-mistake.ts";

const NOT_PERCENT = asIssue(notWithin({ min: 0, max: 100 }));
const percent = z.int().min(0, NOT_PERCENT).max(100, NOT_PERCENT);

const focusSchema = z
  .object({ x: percent, y: percent })
  .describe("What stays in view when the picture is cropped; percent from the top left");

const variantSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  format: z.enum(MEDIA_FORMATS),
});

export const mediaSchema = z
  .object({
    _id: z.string(),
    url: z.string().describe("What image fields hold; it never changes"),
    name: z.string().describe("Of the file that was uploaded"),
    width: z.int(),
    height: z.int(),
    bytes: z.int().describe("Of the file that was uploaded"),
    alt: z.string(),
    decorative: z.boolean().describe("It says nothing: an empty alt is right"),
    focus: focusSchema,
    variants: z.array(variantSchema),
    createdAt: z.iso.datetime(),
    version: z.int().min(1),
  })
  .meta({ id: "Media" });

export type Media = z.infer<typeof mediaSchema>;

export const mediaUseSchema = z.object({
  label: z.string().describe("A page or a post, as staff call it"),
  href: z.string().nullable().describe("Where it is edited"),
});

export type MediaUse = z.infer<typeof mediaUseSchema>;

export const mediaDetailSchema = mediaSchema
  .extend({ usedIn: z.array(mediaUseSchema) })
  .meta({ id: "MediaDetail" });

export type MediaDetail = z.infer<typeof mediaDetailSchema>;

export const mediaWriteSchema = writable(
  {
    alt: writtenText(line({ limit: ALT_LENGTH })),
    decorative: z.boolean(asIssue({ code: "not-flag" })),
    focus: focusSchema,
  },
  ["url", "name", "width", "height", "bytes", "variants", "usedIn"],
);

export type MediaWrite = z.infer<typeof mediaWriteSchema>;

/** Longer ones are no addresses of pictures. */
const ADDRESS_LENGTH = 4000;

export const mediaElsewhereSchema = z.strictObject({
  address: z
    .string()
    .max(ADDRESS_LENGTH, asIssue({ code: "too-long", limit: ADDRESS_LENGTH }))
    .describe("Of a picture on another site, http or https"),
});

export const mediaListQuerySchema = pageQuerySchema.extend({
  q: z
    .string(asIssue({ code: "given-twice" }))
    .max(200, asIssue({ code: "too-long", limit: 200 }))
    .default("")
    .describe("Words that name or alt must hold"),
  described: z
    .enum(["no"], asIssue({ code: "bad-choice", choices: "no" }))
    .optional()
    .describe("no: those that say something, and of which nothing is said"),
});

export type MediaListQuery = z.infer<typeof mediaListQuerySchema>;

/** How far the sizes of a picture are made. */
export const mediaProgressSchema = z.object({ done: z.int(), of: z.int() });

export type MediaProgress = z.infer<typeof mediaProgressSchema>;

/** What a page must know of a picture besides its address. */
export type MediaFact = Pick<Media, "alt" | "focus">;

/** By address. */
export type MediaFacts = Record<string, MediaFact>;
