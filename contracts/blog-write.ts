import { z } from "zod";
import { writeShape } from "./field-schema.ts";
import { postKind } from "./kinds/post.ts";
import { makingOf } from "./making.ts";
import { writable } from "./read-only.ts";
import { NOTHING } from "./unwritten.ts";

const { content, ...fields } = writeShape(postKind.fields);

export const blogUpdateSchema = writable({ ...fields, content }, [], NOTHING);

export const newBlogSchema = writable({ ...fields, content: content.default("") });

export const postMakingSchema = makingOf(
  postKind.fields,
  writable({ ...fields, content: content.default(""), state: z.literal("published") }),
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
