import type { Waiting, WaitingQuery } from "#contracts/waiting.ts";
import { shownOf } from "#server/content/posts/draft-trash.ts";
import type { Db } from "#server/db/schema.ts";

/** What waits, the latest first. */
export async function listWaiting(
  db: Db,
  { kind, limit, offset }: WaitingQuery,
): Promise<Waiting[]> {
  const rows = await waiting(db)
    .$if(kind !== undefined, (some) => some.where("draft.kind", "=", kind ?? ""))
    .orderBy("savedAt", "desc")
    .orderBy("documentId")
    .limit(limit)
    .offset(offset)
    .execute();
  return present(rows);
}

/** What goes public by itself, or was refused at its moment; the earliest moment first. */
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

const waiting = (db: Db) =>
  db
    .selectFrom("draft")
    .leftJoin("blog", (join) =>
      join.onRef("blog.id", "=", "draft.documentId").on("draft.kind", "=", "post"),
    )
    .select(["draft.kind", "documentId as id", "savedAt", "userName", "publishAt", "problem"])
    .select(["base", "draft.body", "blog.id as publicId"])
    .where("deletedAt", "is", null);

type Row = Awaited<ReturnType<ReturnType<typeof waiting>["execute"]>>[number];

function present(rows: Row[]): Waiting[] {
  // What is no post exists once, and is public from the first day.
  return rows.flatMap(({ userName, body, base, publicId, ...row }) => {
    const isPublic = row.kind === "post" ? publicId !== null : base > 0;
    // Its waiting changes stay with a post that is in the trash.
    if (row.kind === "post" && !isPublic && base > 0) return [];
    const shown = row.kind === "post" ? shownOf({ body }) : { title: "", type: "", link: "" };
    return [{ ...row, ...shown, by: { name: userName }, isPublic }];
  });
}
