import type { Expression, ExpressionBuilder, Nullable, SqlBool } from "kysely";
import { isNewKindName, type KindName, NEW_KIND_NAMES } from "#contracts/kinds/find-kind.ts";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import type { Waiting, WaitingCounts, WaitingQuery } from "#contracts/waiting.ts";
import { type WaitingState, waitingStateOf } from "#contracts/waiting-state.ts";
import { shownOf } from "#server/content/draft-trash.ts";
import { ENGLISH } from "#server/content/place.ts";
import type { Db, Tables } from "#server/db/schema.ts";

export function createWaitingLists(db: Db) {
  return {
    /** What waits in English, the latest first. */
    async list({ kind, state, limit, offset }: WaitingQuery): Promise<Waiting[]> {
      const rows = await waiting(db)
        .where("draft.lang", "=", ENGLISH)
        .$if(kind !== undefined, (some) => some.where("draft.kind", "=", kind ?? ""))
        .$if(state !== undefined, (some) => some.where(IN_STATE[state ?? "draft"]))
        .orderBy("savedAt", "desc")
        .orderBy("documentId")
        .limit(limit)
        .offset(offset)
        .execute();
      return present(rows);
    },

    async countByState(kind: KindName): Promise<WaitingCounts> {
      const count = await waitingRows(db)
        .where("draft.kind", "=", kind)
        .where("draft.lang", "=", ENGLISH)
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere(IN_STATE.changes).as("changes"),
          fn.countAll<number>().filterWhere(IN_STATE.draft).as("draft"),
          fn.countAll<number>().filterWhere(IN_STATE.scheduled).as("scheduled"),
          fn.countAll<number>().filterWhere(isUnseen).as("unseen"),
        ])
        .executeTakeFirstOrThrow();
      return {
        ...{ changes: Number(count.changes), draft: Number(count.draft) },
        ...{ scheduled: Number(count.scheduled), unseen: Number(count.unseen) },
      };
    },

    /** Of public ones, those that have waiting changes, by their ids. */
    async statesOf(kind: KindName, ids: string[]): Promise<Record<string, WaitingState>> {
      if (ids.length === 0) return {};
      const rows = await waitingRows(db)
        .where("draft.kind", "=", kind)
        .where("draft.lang", "=", ENGLISH)
        .where("documentId", "in", ids)
        .select(["documentId", "publishAt"])
        .execute();
      return Object.fromEntries(
        rows.map(({ documentId: id, publishAt }) => [
          id,
          waitingStateOf({ publishAt, isPublic: true }),
        ]),
      );
    },
  };
}

/** What goes public by itself, in any language, or was refused at its moment; the earliest moment first. */
export async function listPlanned(
  db: Db,
  { isRefused, limit }: { isRefused: boolean; limit: number },
): Promise<Waiting[]> {
  const rows = await waiting(db)
    .where("publishAt", "is not", null)
    .where("problem", isRefused ? "is not" : "is", null)
    .orderBy("publishAt")
    .limit(limit)
    .execute();
  return present(rows);
}

const waitingRows = (db: Db) =>
  db
    .selectFrom("draft")
    .leftJoin("blog", (join) =>
      join.onRef("blog.id", "=", "draft.documentId").on("draft.kind", "=", "post"),
    )
    .leftJoin("ownPage", (join) =>
      join.onRef("ownPage.id", "=", "draft.documentId").on("draft.kind", "=", "own-page"),
    )
    .leftJoin("entry", (join) =>
      join.onRef("entry.id", "=", "draft.documentId").onRef("draft.kind", "=", "entry.kind"),
    )
    .where("draft.deletedAt", "is", null)
    // With what is in the trash its waiting changes stay.
    .where((eb) =>
      eb.or([
        eb("draft.kind", "not in", NEW_KIND_NAMES),
        eb.and([eb("draft.base", "=", 0), eb("draft.lang", "=", ENGLISH)]),
        eb("blog.id", "is not", null),
        eb("ownPage.id", "is not", null),
        eb("entry.id", "is not", null),
      ]),
    );

const waiting = (db: Db) =>
  waitingRows(db)
    .select(["draft.kind", "documentId as id", "savedAt", "userName", "publishAt", "problem"])
    .select(["base", "lang", "draft.body", "entry.title as entryTitle"])
    .select(({ fn }) => [
      fn.coalesce("blog.id", "ownPage.id", "entry.id").as("publicId"),
      fn.coalesce("blog.title", "ownPage.title", "entry.title").as("englishTitle"),
    ]);

type Joined = Tables & {
  blog: Nullable<Tables["blog"]>;
  ownPage: Nullable<Tables["ownPage"]>;
  entry: Nullable<Tables["entry"]>;
};
type Condition = (
  eb: ExpressionBuilder<Joined, "draft" | "blog" | "ownPage" | "entry">,
) => Expression<SqlBool>;

/** What cannot be new exists once, and is public from the first day. */
const isUnseen: Condition = (eb) =>
  eb.and([
    eb("draft.base", "=", 0),
    eb("blog.id", "is", null),
    eb("ownPage.id", "is", null),
    eb("entry.id", "is", null),
  ]);

const IN_STATE: Record<WaitingState, Condition> = {
  changes: (eb) => eb.and([eb("draft.publishAt", "is", null), eb.not(isUnseen(eb))]),
  draft: (eb) => eb.and([eb("draft.publishAt", "is", null), isUnseen(eb)]),
  scheduled: (eb) => eb("draft.publishAt", "is not", null),
};

type Row = Awaited<ReturnType<ReturnType<typeof waiting>["execute"]>>[number];

const present = (rows: Row[]): Waiting[] =>
  rows.map(({ userName, body, base, lang, publicId, englishTitle, entryTitle, ...row }) => {
    const language = OTHER_LANGUAGES.find((one) => one === lang);
    const shown = isNewKindName(row.kind) ? shownOf({ body }) : { title: "", type: "", link: "" };
    return {
      ...row,
      ...shown,
      ...(entryTitle !== null && shown.title === "" && { title: entryTitle }),
      // It may not be translated yet.
      ...(language && { language, title: shown.title || (englishTitle ?? "") }),
      by: { name: userName },
      isPublic: base > 0 || publicId !== null,
    };
  });
