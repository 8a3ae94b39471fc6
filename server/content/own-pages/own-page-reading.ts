import type { InLanguage, OtherLanguage } from "#contracts/languages.ts";
import type { ListedOwnPage, OwnPage, OwnPageCard } from "#contracts/own-page.ts";
import { waitingStateOf } from "#contracts/waiting-state.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { shownOf } from "#server/content/draft-trash.ts";
import { ENGLISH } from "#server/content/place.ts";
import { toldIn } from "#server/content/translations.ts";
import { untilChanged } from "#server/content/until-changed.ts";
import type { Db } from "#server/db/schema.ts";
import { presentPage } from "./own-page-shelf.ts";

/** So many are kept in memory. */
const MOST_WHOLE = 300;

/** @param language in which they are read, as far as they are translated; without it English */
export function createOwnPageReading(
  db: Db,
  content: Pick<ContentVersion, "current">,
  language?: OtherLanguage,
) {
  /**
   * Those that are public, the oldest first. Every page has them in its footer, and an address that is not there
   * costs no query.
   */
  const list = untilChanged(content, read);

  async function read(): Promise<OwnPageCard[]> {
    const rows = await db
      .selectFrom("ownPage")
      .select(["id as _id", "title", "link", "isInFooter", "updatedAt"])
      .orderBy("createdAt")
      .orderBy("id")
      .execute();
    return told(rows.map((row) => ({ ...row, isInFooter: row.isInFooter === 1 })));
  }

  async function find(id: string): Promise<OwnPage | null> {
    const row = await db.selectFrom("ownPage").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return null;
    const [page] = await told([presentPage(row)]);
    return page ?? null;
  }

  async function told<T extends { _id: string; title: string }>(
    pages: T[],
  ): Promise<(T & InLanguage)[]> {
    return language ? toldIn(db, { kind: "own-page", language }, pages) : pages;
  }

  return {
    list,
    find,

    /** With their texts, the oldest first. */
    async listWhole(): Promise<OwnPage[]> {
      const pages = db.selectFrom("ownPage").selectAll().orderBy("createdAt").orderBy("id");
      return told((await pages.limit(MOST_WHOLE).execute()).map(presentPage));
    },

    /** Those that wait too, each with where it stands: what nobody has seen yet first. */
    async listAll(): Promise<ListedOwnPage[]> {
      const rows = await db
        .selectFrom("draft")
        .select(["documentId as id", "base", "savedAt", "publishAt", "body"])
        .where("kind", "=", "own-page")
        .where("lang", "=", ENGLISH)
        .where("deletedAt", "is", null)
        .orderBy("savedAt", "desc")
        .execute();
      const open = await list();
      const waiting = new Map(rows.map((row) => [row.id, row]));
      // Their waiting changes stay with those in the trash.
      const begun = rows.filter(({ base }) => base === 0);
      return [
        ...begun.map(({ id, savedAt, publishAt, body }) => ({
          ...{ _id: id, ...shownOf({ body }), isInFooter: false, updatedAt: savedAt },
          ...{ state: waitingStateOf({ publishAt, isPublic: false }), publishAt },
          isPublic: false,
        })),
        ...open.map((card) => {
          const change = waiting.get(card._id);
          const publishAt = change?.publishAt ?? null;
          const state = change ? waitingStateOf({ publishAt, isPublic: true }) : "published";
          return { ...card, state, publishAt, isPublic: true } as const;
        }),
      ];
    },

    async findByLink(link: string): Promise<OwnPage | null> {
      const card = (await list()).find((one) => one.link === link);
      return card ? find(card._id) : null;
    },
  };
}
