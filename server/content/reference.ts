import { folderOf, stemOf } from "#contracts/media-address.ts";
import { asIssue } from "#contracts/zod-mistake.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { InputError } from "#server/errors/parse-input.ts";
import { columnsOf, kindAt, type Place } from "./place.ts";
import { placedReferencesIn, referencesIn } from "./references-in.ts";
import type { Body } from "./state.ts";

/** An engine takes so many values in one statement. */
const ROWS_AT_ONCE = 1000;

type Published = { place: Place; body: Body };

/**
 * Called inside the transaction that publishes.
 * @throws InputError where it newly shows a picture that is not in the library
 */
export async function recordReferences(tx: Tx, published: Published): Promise<void> {
  const gone = await holdPictures(tx, targetsOf(published));
  if (gone.length > 0) await refuseNew(tx, published, gone);
  await forgetReferences(tx, published.place);
  await addReferences(tx, [published]);
}

/**
 * The same of several that are new.
 * @throws InputError
 */
export async function recordFirstReferences(tx: Tx, published: Published[]): Promise<void> {
  const gone = await holdPictures(tx, published.flatMap(targetsOf));
  for (const one of published) if (gone.length > 0) await refuseNew(tx, one, gone);
  await addReferences(tx, published);
}

function targetsOf({ place, body }: Published): string[] {
  return referencesIn(kindAt(place)?.fields ?? {}, body);
}

/**
 * Nobody deletes a picture for good while what shows it is being published: whoever wants to waits, and
 * then finds it in use. Always in the same order, so that two publications never wait for each other.
 * @returns those that are not in the library, also where somebody was quicker to delete them
 */
async function holdPictures(tx: Tx, targets: string[]): Promise<string[]> {
  const stems = targets.flatMap((target) => stemOf(target) ?? []);
  if (stems.length === 0) return [];
  const held = await tx
    .selectFrom("media")
    .select("stem")
    .where("stem", "in", stems)
    .where("isReady", "=", 1)
    .orderBy("id")
    .forKeyShare()
    .execute();
  const there = new Set(held.map(({ stem }) => stem));
  return stems.filter((stem) => !there.has(stem)).map(folderOf);
}

/** What showed it until now may go on: it was lost, and whoever saves has changed something else. */
async function refuseNew(tx: Tx, { place, body }: Published, gone: string[]): Promise<void> {
  const shown = await tx
    .selectFrom("reference")
    .select("target")
    .where((eb) => eb.and(columnsOf(place)))
    .where("target", "in", gone)
    .execute();
  const isNew = (target: string) =>
    gone.includes(target) && !shown.some((old) => old.target === target);
  const found = placedReferencesIn(kindAt(place)?.fields ?? {}, body);
  // A text may show several: it is marked once.
  const paths = new Map(
    found.filter(({ target }) => isNew(target)).map(({ path }) => [path.join("."), [...path]]),
  );
  const message = asIssue({ code: "gone-picture" });
  const issues = [...paths.values()].map((path) => ({ code: "custom" as const, path, message }));
  if (issues.length > 0) throw new InputError(issues);
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

/** Of what is written anew. */
async function forgetReferences(tx: Tx, place: Place): Promise<void> {
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
