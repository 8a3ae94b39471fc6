import { stemOf } from "#contracts/media-address.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { columnsOf, kindAt, type Place } from "./place.ts";
import { referencesIn } from "./references-in.ts";
import type { Body } from "./state.ts";

/** An engine takes so many values in one statement. */
const ROWS_AT_ONCE = 1000;

type Published = { place: Place; body: Body };

/** Called inside the transaction that publishes. */
export async function recordReferences(tx: Tx, published: Published): Promise<void> {
  await holdPictures(tx, targetsOf(published));
  await forgetReferences(tx, published.place);
  await addReferences(tx, [published]);
}

function targetsOf({ place, body }: Published): string[] {
  return referencesIn(kindAt(place)?.fields ?? {}, body);
}

/**
 * Nobody deletes a picture for good while what shows it is being published: whoever wants to waits, and
 * then finds it in use. Always in the same order, so that two publications never wait for each other.
 */
async function holdPictures(tx: Tx, targets: string[]): Promise<void> {
  const stems = targets.flatMap((target) => stemOf(target) ?? []);
  if (stems.length === 0) return;
  await tx
    .selectFrom("media")
    .select("id")
    .where("stem", "in", stems)
    .orderBy("id")
    .forKeyShare()
    .execute();
}

/** Of what had none. */
export async function addReferences(tx: Tx, published: Published[]): Promise<void> {
  const rows = published.flatMap((one) =>
    targetsOf(one).map((target) => ({ target, ...columnsOf(one.place) })),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto("reference")
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** Of what is gone for good, or written anew. */
export async function forgetReferences(tx: Tx, place: Place): Promise<void> {
  await tx
    .deleteFrom("reference")
    .where((eb) => eb.and(columnsOf(place)))
    .execute();
}

/**
 * What needs a picture or links to a page: a look in an index, however much there is.
 * @param target as `referencesIn` names it
 */
export async function listReferences(source: Db | Tx, target: string): Promise<Place[]> {
  return source
    .selectFrom("reference")
    .select(["kind", "documentId as id"])
    .distinct()
    .where("target", "=", target)
    .orderBy("kind")
    .orderBy("documentId")
    .execute();
}
