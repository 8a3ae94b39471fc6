import { sql } from "kysely";
import {
  BLOG_LIST_LIMIT,
  type Blog,
  type BlogCard,
  type BlogListQuery,
  type BlogType,
} from "#contracts/blog.ts";
import { plainText, searchTextOf } from "#contracts/plain-text.ts";
import type { Db } from "#server/db/schema.ts";
import { holdsWord } from "./holds-word.ts";

const CARD = ["id as _id", "title", "type", "image", "link"] as const;
const WHOLE = [...CARD, "content", "createdAt", "updatedAt", "version"] as const;

const WORDS_PER_MINUTE = 200;
const SUMMARY_LENGTH = 300;

export type BlogDigest = { summary: string; minutes: number };

type Filter = Pick<BlogListQuery, "type" | "q">;

export function createBlog(db: Db) {
  const matching = ({ type, q }: Filter) => {
    let query = db.selectFrom("blog");
    if (type) query = query.where("type", "=", type);
    for (const word of q?.match(/\S+/g) ?? []) {
      query = query.where(holdsWord(searchTextOf(word)));
    }
    return query;
  };

  const newestFirst = (filter: Filter) =>
    matching(filter).orderBy("createdAt", "desc").orderBy("id", "desc");

  return {
    /** Whole posts, newest first. */
    list: ({ limit = BLOG_LIST_LIMIT, offset, ...filter }: BlogListQuery): Promise<Blog[]> =>
      newestFirst(filter).select(WHOLE).limit(limit).offset(offset).execute(),

    listCards: (query: Required<Pick<BlogListQuery, "limit" | "offset">> & Filter) =>
      newestFirst(query).select(CARD).limit(query.limit).offset(query.offset).execute(),

    async count(filter: Filter): Promise<number> {
      const { count } = await matching(filter)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Most used first. */
    async listTypes(): Promise<BlogType[]> {
      const rows = await db
        .selectFrom("blog")
        .select((eb) => ["type", eb.fn.countAll<number>().as("count")])
        .groupBy("type")
        .orderBy("count", "desc")
        .orderBy("type")
        .execute();
      return rows.map(({ type, count }) => ({ type, count: Number(count) }));
    },

    /** Of one type, or of all when it is null. */
    pickRandomCards: (limit: number, type: string | null = null): Promise<BlogCard[]> =>
      matching({ type: type ?? undefined })
        .select(CARD)
        .orderBy(sql`random()`)
        .limit(limit)
        .execute(),

    find: (id: string): Promise<Blog | null> => one("id", id),

    findByLink: (link: string): Promise<Blog | null> => one("link", link),

    /** The beginning of the text, for those who decide whether to read it, and how long that takes. */
    digestOf({ content }: Pick<Blog, "content">): BlogDigest {
      const text = plainText(content);
      const minutes = Math.round(text.split(" ").length / WORDS_PER_MINUTE);
      return { summary: text.slice(0, SUMMARY_LENGTH), minutes: Math.max(1, minutes) };
    },

    /** Address and last change of every post, for the sitemap. */
    listLinks: (): Promise<Pick<Blog, "link" | "updatedAt">[]> =>
      newestFirst({}).select(["link", "updatedAt"]).execute(),
  };

  async function one(column: "id" | "link", value: string): Promise<Blog | null> {
    const post = await db
      .selectFrom("blog")
      .select(WHOLE)
      .where(column, "=", value)
      .executeTakeFirst();
    return post ?? null;
  }
}
