import { type SelectQueryBuilder, sql } from "kysely";
import {
  BLOG_LIST_LIMIT,
  type Blog,
  type BlogCard,
  type BlogFinding,
  type BlogListQuery,
  type BlogType,
  type Piece,
} from "#contracts/blog.ts";
import type { BlogPlace } from "#contracts/blog-cursor.ts";
import { plainText } from "#contracts/html/plain-text.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { markHits, snippetOf } from "#server/content/search/highlight.ts";
import { looksFor } from "#server/content/search/wanted.ts";
import type { Db, Tables } from "#server/db/schema.ts";
import type { Wanted } from "#server/db/search.ts";
import { postContents } from "./post-contents.ts";
import { countPosts, listTypes } from "./post-count.ts";
import { pickAtRandom } from "./random-posts.ts";
import { createRememberedSearch, type Found } from "./remembered-search.ts";
import { translatedPosts } from "./translated-posts.ts";

const CARD = ["id as _id", "title", "type", "image", "link"] as const;
const WHOLE = [...CARD, "content", "createdAt", "updatedAt", "version"] as const;

const WORDS_PER_MINUTE = 200;
const SUMMARY_LENGTH = 300;
/** The specification, section 9. */
const EXCERPT_LENGTH = 100;
/** So much of a post's HTML is searched for an excerpt. */
const EXCERPT_SOURCE_LENGTH = 10_000;

type BlogDigest = { summary: string; minutes: number };

export type BlogLink = Pick<Blog, "_id" | "link" | "createdAt" | "updatedAt">;

type Filter = Pick<BlogListQuery, "type" | "q">;
type ListQuery = Filter &
  Partial<Pick<BlogListQuery, "limit" | "offset" | "after">> & { before?: BlogPlace | undefined };

/** @param language in which they are read, as far as they are translated; without it English */
export function createPostReading(
  db: Db,
  content: Pick<ContentVersion, "current">,
  language?: OtherLanguage,
) {
  const searches = createRememberedSearch(db, content, language);
  const translated = language ? translatedPosts(db, language) : null;

  return {
    /** Whole posts, newest first; of a search: as `listFound` ranks them. */
    async list(query: ListQuery): Promise<Blog[]> {
      return inOrder(await idsOf(query), (posts) => posts.select(WHOLE).execute());
    },

    async listCards(query: ListQuery): Promise<BlogCard[]> {
      return inOrder(await idsOf(query), (posts) => posts.select(CARD).execute());
    },

    /** Cards with an excerpt, the hits marked. */
    async listFindings(query: ListQuery): Promise<BlogFinding[]> {
      const { ids, wanted } = await found(query);
      const begun = await inOrder(ids, (posts) =>
        posts
          .select((eb) => [
            ...CARD,
            "createdAt",
            eb
              .fn<string>("substr", ["content", eb.lit(1), eb.lit(EXCERPT_SOURCE_LENGTH)])
              .as("content"),
            eb
              .selectFrom("postRead")
              .select((read) => read.fn.sum<number>("count").as("sum"))
              .whereRef("postRead.blogId", "=", "blog.id")
              .as("reads"),
          ])
          .execute(),
      );
      return begun.map(({ content, reads, ...card }) => ({
        ...card,
        reads: Number(reads ?? 0),
        titlePieces: markHits(card.title, wanted),
        textPieces: excerptOf(plainText(content.slice(0, EXCERPT_SOURCE_LENGTH)), wanted),
      }));
    },

    async count({ type, q }: Filter): Promise<number> {
      const looks = looksFor(q);
      if (!looks) return countPosts(db, type);
      return looks.first.length === 0 ? 0 : searches.count(looks, type);
    },

    /** Most used first. */
    listTypes: (): Promise<BlogType[]> => listTypes(db),

    /** Of one type, or of all when it is null. */
    async pickRandomCards(limit: number, type: string | null = null): Promise<BlogCard[]> {
      const own = translated ? await translated.pick(limit, type) : [];
      const others = own.length < limit ? await pickAtRandom(db, limit, type) : [];
      const ids = [...new Set([...own, ...others])].slice(0, limit);
      return inOrder(ids, (posts) => posts.select(CARD).execute());
    },

    find: (id: string): Promise<Blog | null> => one("id", id),

    findByLink: (link: string): Promise<Blog | null> => one("link", link),

    /** The beginning of the text, for those who decide whether to read it, and how long that takes. */
    contentsOf: ({ content }: Pick<Blog, "content">) => postContents(content),

    digestOf({ content }: Pick<Blog, "content">): BlogDigest {
      const text = plainText(content);
      const minutes = Math.round(text.split(" ").length / WORDS_PER_MINUTE);
      return { summary: text.slice(0, SUMMARY_LENGTH), minutes: Math.max(1, minutes) };
    },

    /** For the sitemap: addresses and last changes, the oldest post first, from a number or a place on. */
    listLinks(limit: number, from: number | BlogPlace = 0): Promise<BlogLink[]> {
      const oldest = db
        .selectFrom("blog")
        .select(["id as _id", "link", "createdAt", "updatedAt"])
        .orderBy("createdAt")
        .orderBy("id")
        .limit(limit);
      if (typeof from === "number") {
        const skipped = db.selectFrom("blog").select("id").orderBy("createdAt").orderBy("id");
        return oldest.where("id", "in", skipped.limit(limit).offset(from)).execute();
      }
      return oldest
        .where((eb) => eb(eb.refTuple("createdAt", "id"), ">", eb.tuple(from.createdAt, from._id)))
        .execute();
    },

    /** When a post last changed; null without posts. */
    async lastUpdate(): Promise<string | null> {
      const newest = await db
        .selectFrom("blog")
        .select("updatedAt")
        .orderBy("updatedAt", "desc")
        .limit(1)
        .executeTakeFirst();
      return newest?.updatedAt ?? null;
    },
  };

  async function idsOf(query: ListQuery): Promise<string[]> {
    return (await found(query)).ids;
  }

  async function found(query: ListQuery): Promise<Found> {
    const { type, q, limit = BLOG_LIST_LIMIT, offset = 0 } = query;
    const looks = looksFor(q);
    if (!looks) return { ids: await listed(query), wanted: [] };
    if (looks.first.length === 0) return { ids: [], wanted: [] };
    return searches.find(looks, type, { limit, offset });
  }

  /** An index holds all that is read here, so skipped posts are not read at all. */
  async function listed(part: ListQuery): Promise<string[]> {
    const { type, limit = BLOG_LIST_LIMIT, offset = 0, after, before } = part;
    if (translated && !after && !before) return translated.list({ type, limit, offset });
    const order = before ? "asc" : "desc";
    let query = db
      .selectFrom("blog")
      .select("id")
      .orderBy("createdAt", order)
      .orderBy("id", order)
      .limit(limit)
      .offset(offset);
    if (type) query = query.where("type", "=", type);
    if (after) query = query.where(isBeyond("<", after));
    if (before) query = query.where(isBeyond(">", before));
    const ids = (await query.execute()).map(({ id }) => id);
    return before ? ids.reverse() : ids;
  }

  /** Without those that went meanwhile. */
  async function inOrder<T extends { _id: string; title: string }>(
    ids: string[],
    read: (posts: SelectQueryBuilder<Tables, "blog", object>) => Promise<T[]>,
  ): Promise<T[]> {
    if (ids.length === 0) return [];
    const found = await read(db.selectFrom("blog").where("id", "in", ids));
    const rows: T[] = translated ? await translated.told(found) : found;
    const byId = new Map(rows.map((row) => [row._id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async function one(column: "id" | "link", value: string): Promise<Blog | null> {
    const post = await db
      .selectFrom("blog")
      .select(WHOLE)
      .where(column, "=", value)
      .executeTakeFirst();
    if (!post || !translated) return post ?? null;
    const [told] = await translated.told([post]);
    return told ?? null;
  }
}

export type PostReading = ReturnType<typeof createPostReading>;

function excerptOf(text: string, wanted: Wanted): Piece[] {
  if (wanted.length > 0) return snippetOf(text, wanted, EXCERPT_LENGTH);
  return [{ text: [...text.slice(0, SUMMARY_LENGTH)].slice(0, EXCERPT_LENGTH).join("").trim() }];
}

function isBeyond(sign: "<" | ">", { createdAt, _id }: BlogPlace) {
  return sql<boolean>`(${sql.ref("createdAt")}, ${sql.ref("id")}) ${sql.raw(sign)} (${createdAt}, ${_id})`;
}
