import { z } from "zod";
import { writtenText } from "./field-schema.ts";
import { line } from "./fields.ts";
import { postKind } from "./kinds/post.ts";
import { asIssue } from "./zod-mistake.ts";

/** Named at once, and kept beside those that posts have. */
export const MOST_TYPES = 200;

const { type } = postKind.fields;
const name = writtenText(line({ limit: type.limit })).describe("Empty: the English one");

/** What a type of posts is called; its English name is what posts are stored with. */
export const typeNameSchema = z
  .strictObject({ type: writtenText(type), bn: name, ar: name })
  .meta({ id: "TypeName" });

export type TypeName = z.infer<typeof typeNameSchema>;

/** A name that is not given stays as it is. */
const typeCallSchema = typeNameSchema.partial({ bn: true, ar: true }).meta({ id: "TypeCall" });

export type TypeCall = z.infer<typeof typeCallSchema>;

/** As the store has them, however many. */
export const keptTypeNamesSchema = z.object({ names: z.array(typeNameSchema) });

/** Of those that are not sent, nothing changes. */
export const typeNamesSchema = z.strictObject({
  names: z
    .array(typeCallSchema, asIssue({ code: "not-list" }))
    .max(MOST_TYPES, asIssue({ code: "too-many", most: MOST_TYPES })),
});
