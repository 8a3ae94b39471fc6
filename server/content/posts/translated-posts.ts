import { sql } from "kysely";
import type { OtherLanguage } from "#contracts/languages.ts";
import { toldIn } from "#server/content/translations.ts";
import type { Db } from "#server/db/schema.ts";
import { countPosts } from "./post-count.ts";

type Part = { type?: string | null | undefined; limit: number; offset: number };

/** Posts in the order of a list in another language: those that are translated, then all others. */
export function translatedPosts(db: Db, language: OtherLanguage) {
  const isTranslated = sql<boolean>`exists (select 1 from "document" where "document"."kind" = 'post' and "document"."documentId" = "blog"."id" and "document"."lang" = ${language})`;

  const ids = (type: Part["type"], translated: boolean) => {
    const posts = db
      .selectFrom("blog")
      .where((eb) => (translated ? isTranslated : eb.not(isTranslated)));
    return type ? posts.where("type", "=", type) : posts;
  };

  const newest = async (translated: boolean, { type, limit, offset }: Part): Promise<string[]> => {
    if (limit <= 0) return [];
    const rows = await ids(type, translated)
      .select("id")
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(({ id }) => id);
  };

  return {
    /** The newest first, of either. */
    async list({ type, limit, offset }: Part): Promise<string[]> {
      // Beyond the last one all of them would be looked at.
      if (offset > 0 && offset >= (await countPosts(db, type ?? undefined))) return [];
      const own = await newest(true, { type, limit, offset });
      if (own.length === limit) return own;
      const { count } = await ids(type, true)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const others = {
        type,
        limit: limit - own.length,
        offset: Math.max(0, offset - Number(count)),
      };
      return [...own, ...(await newest(false, others))];
    },

    /** Some of those that are translated, in no order. */
    async pick(limit: number, type: string | null): Promise<string[]> {
      const rows = await ids(type, true).select("id").orderBy(sql`random()`).limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    told: <T extends { _id: string; title: string }>(posts: T[]) =>
      toldIn(db, { kind: "post", language }, posts),
  };
}
