import { z } from "zod";
import { BLOG_LINK_LENGTH, linkRule } from "./blog-link.ts";
import { writtenText } from "./field-schema.ts";
import { line } from "./fields.ts";
import { NOTE_NAMES } from "./import-notes.ts";

export const IMPORT_SOURCES = ["site", "wordpress", "ghost"] as const;

export type ImportSource = (typeof IMPORT_SOURCES)[number];

/**
 * `reading`: looked through, nothing is changed. `looked`: what would come is known. `stopped`: it can be gone on with.
 * `failed`: it could not be read.
 */
export const IMPORT_STATES = [
  ...(["reading", "looked", "running", "stopped", "done", "undoing", "undone", "failed"] as const),
] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

/** Somebody waits for the end of it. */
export const isUnderWay = (state: ImportState): boolean =>
  ["reading", "running", "undoing"].includes(state);

export const importNoteSchema = z.object({
  what: z.enum(NOTE_NAMES),
  count: z.int(),
  names: z.array(z.string()).describe("What it is about; the first of them"),
});

export type ImportNote = z.infer<typeof importNoteSchema>;

/** A post whose link another one has. */
export const takenLinkSchema = z.object({
  number: z.int(),
  title: z.string(),
  wished: z.string().describe("That somebody has"),
  link: z.string().describe("That it gets instead"),
  isLeftOut: z.boolean(),
});

export type TakenLink = z.infer<typeof takenLinkSchema>;

const counts = z.object({
  posts: z.int(),
  drafts: z.int().describe("Posts that were not public"),
  pages: z.int(),
  documents: z.int().describe("The home page and packages"),
  pictures: z.int(),
  pictureBytes: z.int().describe("Of the pictures, as far as it is known"),
  addresses: z.int().describe("Old addresses that lead on"),
});

export type ImportCounts = z.infer<typeof counts>;

export const importSchema = z
  .object({
    _id: z.string(),
    source: z.enum(IMPORT_SOURCES),
    name: z.string().describe("Of the file, or the address of the old site"),
    bytes: z.int().nullable().describe("Of the file"),
    state: z.enum(IMPORT_STATES),
    step: z.enum(["texts", "pictures", "addresses"]).describe("Of what is under way"),
    done: z.int(),
    of: z.int().describe("0: not known yet"),
    problem: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe("Why it failed or stopped by itself"),
    isUndone: z.boolean().describe("What is stopped, or over, is the undoing of it"),
    isHere: z.boolean().describe("What it is read from is still on this server"),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    by: z.string().describe("Name of whoever began it"),
    counts,
    notes: z.array(importNoteSchema),
    taken: z.array(takenLinkSchema).describe("The first fifty"),
  })
  .meta({ id: "Import" });

export type Import = z.infer<typeof importSchema>;

const siteField = line({ limit: 500, isRequired: true, isUnsearched: true });

export const newImportSchema = z.strictObject({
  source: z.literal("site"),
  address: writtenText(siteField).describe("Of the old site, as a browser opens it"),
});

export type NewImport = z.infer<typeof newImportSchema>;

const linkField = line({ limit: BLOG_LINK_LENGTH, isRequired: true, rule: linkRule });

export const importChoiceSchema = z.union([
  z.strictObject({ link: writtenText(linkField) }),
  z.strictObject({ isLeftOut: z.boolean() }),
]);

export type ImportChoice = z.infer<typeof importChoiceSchema>;
