import { z } from "zod";
import { trashedBlogSchema } from "./blog-write.ts";
import { readShape, writeShape } from "./field-schema.ts";
import type { Fields } from "./field-types.ts";
import { ENTRY_KIND_NAMES, ENTRY_KINDS, type EntryKindName } from "./kinds/entries.ts";
import type { BodyOfKind } from "./kinds/kind.ts";
import type { InLanguage } from "./languages.ts";
import { answeredIn } from "./languages-write.ts";
import { writable } from "./read-only.ts";

type Stored = {
  _id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
  version: number;
};

/** As it is answered. */
export type Entry<Name extends EntryKindName = EntryKindName> = BodyOfKind<
  (typeof ENTRY_KINDS)[Name]
> &
  Stored &
  InLanguage;

/** As it is sent. */
export type EntryWrite<Name extends EntryKindName = EntryKindName> = BodyOfKind<
  (typeof ENTRY_KINDS)[Name]
> & { version?: number | undefined };

const stored = {
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().min(1),
};

const entrySchemaOf = <F extends Fields>(fields: F, id: string) =>
  z.object({ _id: z.string(), ...readShape(fields), ...stored, ...answeredIn }).meta({ id });

export const departureSchema = entrySchemaOf(ENTRY_KINDS.departure.fields, "Departure");
export const licenceSchema = entrySchemaOf(ENTRY_KINDS.licence.fields, "Licence");
export const requirementSchema = entrySchemaOf(ENTRY_KINDS.requirement.fields, "Requirement");
export const visaSchema = entrySchemaOf(ENTRY_KINDS.visa.fields, "Visa");

const { package: packageOf, ...ofDeparture } = writeShape(ENTRY_KINDS.departure.fields);

/** For the address of a package, which says whose it is. */
export const newDepartureSchema = writable({ ...ofDeparture, package: packageOf.optional() });

/** As it was written, which may be unfinished. */
export const trashedEntrySchema = trashedBlogSchema
  .omit({ type: true, link: true })
  .extend({
    kind: z.enum(ENTRY_KIND_NAMES),
    departure: z
      .object({ package: z.string(), leavesOn: z.string(), returnsOn: z.string() })
      .optional()
      .describe("Of a departure: what people know it by"),
  })
  .meta({ id: "TrashedEntry" });

export type TrashedEntry = z.infer<typeof trashedEntrySchema>;

/** With a `version` only that version is replaced. */
export const ENTRY_WRITE_SCHEMAS = {
  departure: writable(writeShape(ENTRY_KINDS.departure.fields)),
  licence: writable(writeShape(ENTRY_KINDS.licence.fields)),
  requirement: writable(writeShape(ENTRY_KINDS.requirement.fields)),
  visa: writable(writeShape(ENTRY_KINDS.visa.fields)),
} satisfies Record<EntryKindName, z.ZodType>;
