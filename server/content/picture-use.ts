import { stemsIn } from "#contracts/media-address.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { Place } from "./place.ts";

/** Called inside the transaction that publishes. @param text all that it holds */
export async function recordPictureUse(tx: Tx, place: Place, text: string): Promise<void> {
  await forgetPictureUse(tx, place);
  const { kind, id } = place;
  const rows = stemsIn(text).map((stem) => ({ stem, kind, documentId: id }));
  if (rows.length > 0) await tx.insertInto("pictureUse").values(rows).execute();
}

/** Of what is gone for good. */
export async function forgetPictureUse(tx: Tx, { kind, id }: Place): Promise<void> {
  await tx.deleteFrom("pictureUse").where("kind", "=", kind).where("documentId", "=", id).execute();
}

/** Where a picture is used: a look in an index, however much there is. */
export async function listPictureUse(source: Db | Tx, stem: string): Promise<Place[]> {
  return source
    .selectFrom("pictureUse")
    .select(["kind", "documentId as id"])
    .where("stem", "=", stem)
    .orderBy("kind")
    .orderBy("documentId")
    .execute();
}
