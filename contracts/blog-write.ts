import { z } from "zod";
import { BLOG_LINK_LENGTH, linkRule } from "./blog-link.ts";
import { writable } from "./read-only.ts";
import { filledAddress, filledLine, line, richText } from "./written-text.ts";

export const BLOG_TYPE_LENGTH = 100;
const link = line(BLOG_LINK_LENGTH)
  .superRefine((text, context) => {
    const message = linkRule(text);
    if (message) context.addIssue({ code: "custom", message });
  })
  .describe("Slug of the public address /blog/{link}");

const fields = {
  title: filledLine(),
  type: filledLine(BLOG_TYPE_LENGTH).describe("Free-text category, for example Umrah"),
  image: filledAddress.describe("Address of the picture"),
  link,
};

export const blogUpdateSchema = writable({
  ...fields,
  content: richText.describe("HTML; what the editor cannot make is removed"),
});

export const newBlogSchema = writable({ ...fields, content: richText.default("") });

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

/** How long a deleted post can be brought back. */
export const TRASH_DAYS = 30;
