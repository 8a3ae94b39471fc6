import { blogLinkOf } from "#contracts/blog-path.ts";
import type { Language } from "#contracts/languages.ts";
import { ownPageLinkOf } from "#contracts/own-page-path.ts";
import { visaAt } from "#contracts/papers-path.ts";
import { pageAt } from "#contracts/preview-address.ts";
import type { Db } from "#server/db/schema.ts";
import type { EntryReading } from "./entries/entry-reading.ts";
import { ENGLISH, type Place, placeAt } from "./place.ts";
import { languagesOf } from "./translations.ts";

type Nouns = {
  ownPage: { list: () => Promise<{ _id: string; link: string }[]> };
  entry: Pick<EntryReading, "list">;
};

/** In which of the languages that are shown the page at a path can be read. */
export function createPageLanguages(db: Db, { ownPage, entry }: Nouns) {
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
      const found = (await ownPage.list()).find((one) => one.link === link);
      return found ? { kind: "own-page", id: found._id } : null;
    }
    const asked = visaAt(path);
    if (asked) {
      const visas = await entry.list("visa", { parent: asked.purpose });
      const visa = visas.find(({ link }) => link === asked.link);
      // Which country it is for is asked in words of ours.
      return visa ? { kind: "visa", id: visa._id } : "all";
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
