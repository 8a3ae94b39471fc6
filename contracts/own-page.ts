import { z } from "zod";
import { trashedBlogSchema } from "./blog-write.ts";
import { readShape, writeShape } from "./field-schema.ts";
import { ownPageKind } from "./kinds/own-page.ts";
import { answeredIn } from "./languages-write.ts";
import { makingOf } from "./making.ts";
import { writable } from "./read-only.ts";
import { NOTHING } from "./unwritten.ts";
import { WAITING_STATES } from "./waiting-state.ts";

export const ownPageSchema = z
  .object({
    _id: z.string(),
    ...readShape(ownPageKind.fields),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.int().min(1),
    ...answeredIn,
  })
  .meta({ id: "OwnPage" });

export type OwnPage = z.infer<typeof ownPageSchema>;

/** What a list shows: a page without its text. */
export const ownPageCardSchema = ownPageSchema
  .pick({ _id: true, title: true, link: true, isInFooter: true, updatedAt: true, language: true })
  .meta({ id: "OwnPageCard" });

export type OwnPageCard = z.infer<typeof ownPageCardSchema>;

/** The same for staff, who see those that wait too. */
export const listedOwnPageSchema = ownPageCardSchema
  .extend({
    state: z.enum(["published", ...WAITING_STATES]),
    publishAt: z.iso.datetime().nullable().describe("When it, or its changes, go public"),
    isPublic: z.boolean().describe("False: visitors see nothing of it"),
  })
  .meta({ id: "ListedOwnPage" });

export type ListedOwnPage = z.infer<typeof listedOwnPageSchema>;

const shape = writeShape(ownPageKind.fields);

export const ownPageWriteSchema = writable(shape, [], NOTHING);

export type OwnPageWrite = z.infer<typeof ownPageWriteSchema>;
export type NewOwnPage = Omit<OwnPageWrite, "version">;

export const ownPageMakingSchema = makingOf(
  ownPageKind.fields,
  writable({ ...shape, state: z.literal("published") }),
);

export const trashedOwnPageSchema = trashedBlogSchema
  .omit({ type: true })
  .meta({ id: "TrashedOwnPage" });

export type TrashedOwnPage = z.infer<typeof trashedOwnPageSchema>;
