import { z } from "zod";
import { ENQUIRY_TOPICS } from "./enquiry-topics.ts";
import { writtenText } from "./field-schema.ts";
import { line } from "./fields.ts";
import { DEPARTING_IDS } from "./kinds/departure.ts";
import { packageIdSchema } from "./kinds/schemas.ts";
import { LANGUAGES } from "./languages.ts";
import { pageQuerySchema } from "./page-query.ts";
import { writable } from "./read-only.ts";
import { WAITS_FOR } from "./waits-for.ts";

const ID_LENGTH = 60;

/** By what people call a departure. */
export const namedDepartureSchema = z
  .object({
    _id: z.string(),
    package: z.enum(DEPARTING_IDS),
    title: z.string().describe("May be empty"),
    leavesOn: z.string().describe("YYYY-MM-DD"),
    returnsOn: z.string().describe("YYYY-MM-DD"),
    from: z.string().describe("Where it begins; may be empty"),
  })
  .meta({ id: "NamedDeparture" });

export type NamedDeparture = z.infer<typeof namedDepartureSchema>;

const told = {
  waitsFor: z.enum(WAITS_FOR),
  since: z.iso.datetime(),
  toldAt: z.iso.datetime().nullable().describe("Null: not yet"),
  toldBy: z.string().describe("Name of the user, as it was at that time; empty: not yet"),
};

/** What an enquiry, or one that stands in it, asks to be told of. */
export const waitSchema = z
  .object({ departure: z.string().describe("_id"), ...told })
  .meta({ id: "Wait" });

export type Wait = z.infer<typeof waitSchema>;

/** Somebody who waits for one departure: with what is merged, once. */
export const waitingPersonSchema = z
  .object({
    _id: z.string().describe("Of the enquiry that is worked on"),
    reference: z.string(),
    version: z.int().min(1),
    departure: z.string().describe("_id; of one that is gone too"),
    place: z.int().min(1).describe("Among those who wait for it, first come first"),
    ...told,
    canBeTold: z.boolean().describe("What they wait for is there by now"),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    language: z.enum(LANGUAGES),
    topic: z.enum(ENQUIRY_TOPICS),
    package: packageIdSchema.nullable(),
    travellers: z.int().nullable(),
    isExample: z.boolean(),
  })
  .meta({ id: "WaitingPerson" });

export type WaitingPerson = z.infer<typeof waitingPersonSchema>;

/** With how it stands, as visitors read it. */
export const awaitedDepartureSchema = namedDepartureSchema
  .extend({
    seats: z.enum(["open", "few", "full"]),
    prices: z.enum(["valid", "ended", "none"]),
    isComing: z.boolean().describe("It has not left yet"),
  })
  .meta({ id: "AwaitedDeparture" });

export type AwaitedDeparture = z.infer<typeof awaitedDepartureSchema>;

export const toldWhenSchema = z
  .object({
    people: z.array(waitingPersonSchema),
    departures: z.array(awaitedDepartureSchema).describe("Those of them that are still there"),
  })
  .meta({ id: "ToldWhen" });

export type ToldWhen = z.infer<typeof toldWhenSchema>;

export const toldWhenQuerySchema = z.object({
  departure: writtenText(line({ limit: ID_LENGTH, isRequired: true }))
    .optional()
    .describe("_id; without it: all"),
  ...pageQuerySchema.shape,
});

export type ToldWhenQuery = z.infer<typeof toldWhenQuerySchema>;

export const tellingSchema = writable({
  departure: writtenText(line({ limit: ID_LENGTH, isRequired: true })).describe(
    "_id of what they waited for",
  ),
});

export type Telling = z.infer<typeof tellingSchema>;
