import { z } from "zod";
import { readShape, writeShape } from "./field-schema.ts";
import { ownPageKind } from "./kinds/own-page.ts";
import { makingOf } from "./making.ts";
import { writable } from "./read-only.ts";

export const ownPageSchema = z
  .object({
    _id: z.string(),
    ...readShape(ownPageKind.fields),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.int().min(1),
  })
  .meta({ id: "OwnPage" });

export type OwnPage = z.infer<typeof ownPageSchema>;

/** What a list shows: a page without its text. */
export type OwnPageCard = Pick<OwnPage, "_id" | "title" | "link" | "isInFooter" | "updatedAt">;

const STATES = ["published", "changes", "draft", "scheduled"] as const;

/** One of the list, as whoever asks may know it. */
export const listedOwnPageSchema = ownPageSchema
  .pick({ _id: true, title: true, link: true, isInFooter: true, updatedAt: true })
  .extend({
    state: z.enum(STATES).optional().describe("For staff alone"),
    publishAt: z.iso.datetime().nullable().optional().describe("For staff alone"),
  })
  .meta({ id: "ListedOwnPage" });

export type ListedOwnPage = z.infer<typeof listedOwnPageSchema>;

const shape = writeShape(ownPageKind.fields);

export const ownPageWriteSchema = writable(shape);

export type OwnPageWrite = z.infer<typeof ownPageWriteSchema>;
export type NewOwnPage = Omit<OwnPageWrite, "version">;

export const ownPageMakingSchema = makingOf(
  ownPageKind.fields,
  writable({ ...shape, state: z.literal("published") }),
);

export const trashedOwnPageSchema = z
  .object({
    _id: z.string(),
    title: z.string(),
    link: z.string(),
    deletedAt: z.iso.datetime(),
    restorableUntil: z.iso.datetime().describe("Then it is gone for good"),
  })
  .meta({ id: "TrashedOwnPage" });

export type TrashedOwnPage = z.infer<typeof trashedOwnPageSchema>;
