import { z } from "zod";
import { publishAtSchema } from "./draft.ts";
import { writeShape } from "./field-schema.ts";
import { postKind } from "./kinds/post.ts";
import { writable } from "./read-only.ts";

const { content, ...fields } = writeShape(postKind.fields);

export const blogUpdateSchema = writable({ ...fields, content });

export const newBlogSchema = writable({ ...fields, content: content.default("") });

const unfinished = z
  .object(Object.fromEntries(Object.keys(postKind.fields).map((name) => [name, z.string()])))
  .partial().shape;

/** A post as it is made: public at once, as the specification has it, unless it says otherwise. */
export const postMakingSchema = z.preprocess(
  (body) => (typeof body === "object" && body !== null ? { state: "published", ...body } : body),
  z.discriminatedUnion("state", [
    writable({ ...fields, content: content.default(""), state: z.literal("published") }),
    z.strictObject({
      ...unfinished,
      state: z.literal("draft"),
      _id: z.uuid().optional().describe("Chosen by who writes it: sent again, it is the same post"),
    }),
    z.strictObject({
      ...unfinished,
      state: z.literal("scheduled"),
      publishAt: publishAtSchema,
    }),
  ]),
);

export type BlogUpdate = z.infer<typeof blogUpdateSchema>;
export type NewBlog = Omit<z.infer<typeof newBlogSchema>, "version">;

export const trashedBlogSchema = z
  .object({
    _id: z.string(),
    title: z.string(),
    type: z.string(),
    link: z.string(),
    deletedAt: z.iso.datetime(),
    restorableUntil: z.iso.datetime().describe("Then it is gone for good"),
  })
  .meta({ id: "TrashedBlog" });

export type TrashedBlog = z.infer<typeof trashedBlogSchema>;

export const linkUseSchema = z
  .object({
    link: z.string(),
    takenBy: z.object({ _id: z.string(), title: z.string() }).nullable(),
  })
  .meta({ id: "LinkUse" });

/** How long a deleted post can be brought back. */
export const TRASH_DAYS = 30;
