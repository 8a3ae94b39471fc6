import { blogLinkOf } from "#contracts/blog-path.ts";
import type { Language } from "#contracts/languages.ts";
import { ownPageLinkOf } from "#contracts/own-page-path.ts";
import { pageAt } from "#contracts/preview-address.ts";
import type { Db } from "#server/db/schema.ts";
import { ENGLISH, type Place, placeAt } from "./place.ts";
import { languagesOf } from "./translations.ts";

type OwnPages = { list: () => Promise<{ _id: string; link: string }[]> };

/** In which of the languages that are shown the page at a path can be read. */
export function createPageLanguages(db: Db, ownPages: OwnPages) {
  /** "all": it holds words of ours alone. Null: there is no such page. */
  async function whatIsAt(path: string): Promise<Place | "all" | null> {
    const page = pageAt(path);
    if (!page) return null;
    if (page.name === "post") {
      const post = await db
        .selectFrom("blog")
        .select("id")
        .where("link", "=", blogLinkOf(path))
        .executeTakeFirst();
      return post ? { kind: "post", id: post.id } : null;
    }
    if (page.name === "own-page") {
      const link = ownPageLinkOf(path);
      const found = (await ownPages.list()).find((one) => one.link === link);
      return found ? { kind: "own-page", id: found._id } : null;
    }
    const [kind = "", id = ""] = page.document?.split("/") ?? [];
    return placeAt(kind, id) ?? "all";
  }

  return async (path: string, shown: readonly Language[]): Promise<Language[]> => {
    const found = await whatIsAt(path);
    if (found === null) return [];
    if (found === "all") return [...shown];
    const there = (await languagesOf(db, found.kind, [found.id])).get(found.id) ?? [];
    return shown.filter((language) => language === ENGLISH || there.includes(language));
  };
}
