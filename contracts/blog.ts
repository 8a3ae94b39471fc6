import { z } from "zod";
import { type BlogPlace, placeOf } from "./blog-cursor.ts";
import { BLOG_SEARCH_LENGTH } from "./blog-search.ts";
import { readShape } from "./field-schema.ts";
import { postKind } from "./kinds/post.ts";
import { answeredIn, inLanguageSchema } from "./languages-write.ts";
import { offset, wholeNumber } from "./page-query.ts";
import { asIssue } from "./zod-mistake.ts";

export const blogSchema = z
  .object({
    _id: z.string(),
    ...readShape(postKind.fields),
    createdAt: z.iso.datetime().describe("Shown as the published date"),
    updatedAt: z.iso.datetime(),
    version: z.int().min(1),
    ...answeredIn,
  })
  .meta({ id: "Blog" });

export type Blog = z.infer<typeof blogSchema>;

/** What a card of a list shows: a post without its content. */
export type BlogCard = Pick<Blog, "_id" | "title" | "type" | "image" | "link" | "language">;

/** A part of a text, and whether it is what was searched for. */
export type Piece = { text: string; isHit?: true };

/** A card with the beginning of its text; of a search: the part around what was found. */
export type BlogFinding = BlogCard &
  Pick<Blog, "createdAt"> & {
    /** How often it was read, as far back as that is known. */
    reads: number;
    titlePieces: Piece[];
    textPieces: Piece[];
  };

/** A post type and how many posts carry it. */
export type BlogType = { type: string; count: number };

/** Old clients ask without a limit; they get this many. */
export const BLOG_LIST_LIMIT = 1000;

const GIVEN_ONCE = asIssue({ code: "given-twice" });

const words = z
  .string(GIVEN_ONCE)
  .max(BLOG_SEARCH_LENGTH, asIssue({ code: "too-long", limit: BLOG_SEARCH_LENGTH }));

const NO_CURSOR = asIssue({ code: "bad-cursor" });

const cursor = z.string(NO_CURSOR).transform((text, context): BlogPlace => {
  const place = placeOf(text);
  if (!place) context.addIssue({ code: "custom", message: NO_CURSOR });
  return place ?? z.NEVER;
});

/** Forms send empty words; those filter nothing. */
const blogListFields = z.object({
  limit: wholeNumber(1, BLOG_LIST_LIMIT)
    .optional()
    .meta({ type: "integer", description: `Without it: the newest ${BLOG_LIST_LIMIT}` }),
  offset,
  type: words.optional().describe("Only posts of this type"),
  q: words
    .optional()
    .describe(
      "Beginnings of words that title, type or text must hold; those in the title come first",
    ),
  ...inLanguageSchema.shape,
  after: cursor.optional().meta({
    type: "string",
    description: "Where the page before ended, as `Link` says it; only without `q`",
  }),
});

/** A search is ranked: it has pages by `offset` alone. */
export const blogListQuerySchema = blogListFields.refine(({ q, after }) => !(q?.trim() && after), {
  path: ["after"],
  message: asIssue({ code: "cursor-of-search" }),
});

export type BlogListQuery = z.infer<typeof blogListQuerySchema>;
