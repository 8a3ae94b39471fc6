import { z } from "zod";
import { writtenText } from "./field-schema.ts";
import { line } from "./fields.ts";
import { postKind } from "./kinds/post.ts";
import { asIssue } from "./zod-mistake.ts";

const MOST_TYPES = 200;

const { type } = postKind.fields;
const name = writtenText(line({ limit: type.limit })).describe("Empty: the English one");

/** What a type of posts is called; its English name is what posts are stored with. */
export const typeNameSchema = z
  .strictObject({ type: writtenText(type), bn: name, ar: name })
  .meta({ id: "TypeName" });

export type TypeName = z.infer<typeof typeNameSchema>;

/** Of those that are not sent, nothing changes. */
export const typeNamesSchema = z.strictObject({
  names: z
    .array(typeNameSchema, asIssue({ code: "not-list" }))
    .max(MOST_TYPES, asIssue({ code: "too-many", most: MOST_TYPES })),
});
