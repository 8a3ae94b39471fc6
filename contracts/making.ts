import { z } from "zod";
import { publishAtSchema } from "./draft.ts";
import type { Fields } from "./field-types.ts";

/** What may wait without being whole: each of its fields, of its type. */
const unfinished = (fields: Fields) =>
  z
    .object(
      Object.fromEntries(
        Object.entries(fields).map(([name, { type }]) => [
          name,
          type === "flag" ? z.boolean() : z.string(),
        ]),
      ),
    )
    .partial().shape;

/** A list of a megabyte would become half a million fields. */
const isFields = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body);

/** How something new is sent that is not to be public at once. */
const waitingShapes = (fields: Fields) =>
  [
    z.strictObject({
      ...unfinished(fields),
      state: z.literal("draft"),
      _id: z.uuid().optional().describe("Chosen by who writes it: sent again, it is the same one"),
    }),
    z.strictObject({
      ...unfinished(fields),
      state: z.literal("scheduled"),
      publishAt: publishAtSchema,
    }),
  ] as const;

/**
 * Something new: public at once, as the specification has it of posts, unless it says otherwise.
 * @param published what of it is sent to be public, with `state: "published"`
 */
export const makingOf = <
  Published extends z.core.$ZodTypeDiscriminable & z.ZodType<{ state: "published" }>,
>(
  fields: Fields,
  published: Published,
) =>
  z.preprocess(
    (body) => (isFields(body) ? { state: "published", ...body } : body),
    z.discriminatedUnion("state", [published, ...waitingShapes(fields)]),
  );
