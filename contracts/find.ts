import { z } from "zod";
import { blogSchema } from "./blog.ts";
import { enquiryCardSchema } from "./enquiry.ts";
import { writtenText } from "./field-schema.ts";
import { line } from "./fields.ts";
import { mediaSchema } from "./media.ts";
import { ownPageSchema } from "./own-page.ts";

/** So many of each kind. */
export const MOST_FOUND = 4;

export const findQuerySchema = z.object({
  q: writtenText(line({ limit: 100, isRequired: true })).describe("A name, a number, a title"),
});

export const foundSchema = z
  .object({
    posts: z.array(blogSchema.pick({ _id: true, title: true, type: true, link: true })),
    pages: z
      .array(
        ownPageSchema
          .pick({ _id: true, title: true, link: true })
          .extend({ isPublic: z.boolean() }),
      )
      .describe("Pages of one's own, those that wait with them"),
    enquiries: z.array(
      enquiryCardSchema.pick({
        ...{ _id: true, name: true, reference: true, topic: true, package: true },
        ...{ month: true, travellers: true, createdAt: true },
      }),
    ),
    pictures: z.array(mediaSchema.pick({ _id: true, url: true, name: true, alt: true })),
  })
  .meta({ id: "Found" });

export type Found = z.infer<typeof foundSchema>;
