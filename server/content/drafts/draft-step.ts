import { SESSION_MS } from "#server/content/draft-row.ts";
import { columnsOf, type Place } from "#server/content/place.ts";
import { packBody, unpackBody } from "#server/content/revision-body.ts";
import { type Body, bodyNow } from "#server/content/state.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DraftStepTable, DraftTable } from "#server/db/schema-content.ts";
import { secondsOfSite } from "#server/db/seconds-of-site.ts";
import { versionAfter } from "#server/db/version-after.ts";

/** So many steps are compressed with a whole one as dictionary; then comes the next whole one. */
const AGAINST_ONE = 20;

const DAY_MS = 86_400_000;

const at = (source: Db | Tx, place: Place) =>
  source.selectFrom("draftStep").where((eb) => eb.and(columnsOf(place)));

const STARTED = secondsOfSite();

/** Of what waits where nothing ever did. */
export const firstVersion = secondsOfSite;

/**
 * Of what waits next. No version comes twice: who begins where nothing is known of earlier ones, since
 * they are long gone, begins with the seconds of today; and what is written after a start goes on from
 * that, since a backup may have been put back before it; after one that was put back meanwhile, above its floor.
 */
export async function nextVersion(tx: Tx, place: Place, there: number | undefined) {
  const last = Math.max(there ?? 0, (await newestStep(tx, place))?.version ?? 0);
  return versionAfter(tx, last === 0 ? secondsOfSite() - 1 : Math.max(last, STARTED));
}

const newestStep = (tx: Tx, place: Place) =>
  at(tx, place).select(["version", "base"]).orderBy("version", "desc").limit(1).executeTakeFirst();

/** What waited with that version; null: it is too long ago. */
export async function bodyOfStep(tx: Tx, place: Place, version: number): Promise<Body | null> {
  const step = await stepAt(tx, place, version);
  if (!step) return null;
  const whole = step.base === null ? null : await stepAt(tx, place, step.base);
  const body = unpackBody(step.body, whole ? unpackBody(whole.body, null) : null);
  return bodyNow(place, { body: JSON.parse(body), schema: step.schema });
}

const stepAt = (tx: Tx, place: Place, version: number) =>
  at(tx, place)
    .select(["schema", "base", "body"])
    .where("version", "=", version)
    .executeTakeFirst();

/** In the transaction that stores the waiting changes. */
export async function recordStep(tx: Tx, place: Place, draft: DraftTable): Promise<void> {
  const { version, schema, savedAt, since, userId, userName } = draft;
  const whole = await wholeBefore(tx, place);
  const step: DraftStepTable = {
    ...{ ...columnsOf(place), version, schema, at: savedAt, since, userId, userName },
    base: whole?.version ?? null,
    body: packBody(draft.body, whole?.body ?? null),
  };
  await tx.insertInto("draftStep").values(step).execute();
}

/** The whole step that the next one is compressed with; null: it is whole itself. */
async function wholeBefore(tx: Tx, place: Place) {
  const newest = await newestStep(tx, place);
  if (!newest) return null;
  const version = newest.base ?? newest.version;
  if (newest.version - version >= AGAINST_ONE) return null;
  const step = await stepAt(tx, place, version);
  return step ? { version, body: unpackBody(step.body, null) } : null;
}

/** When somebody who stores something now began to write. */
export async function sessionOf(tx: Tx, place: Place, by: string | null, now: Date) {
  const last = await at(tx, place)
    .select(["at", "since"])
    .where("userId", "is not distinct from", by)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  // Either way: a step from later was stored while the clock was ahead.
  const isGoingOn = last && Math.abs(now.getTime() - Date.parse(last.at)) <= SESSION_MS;
  return isGoingOn ? last.since : now.toISOString();
}

/** Nobody goes on from where things were a day ago. */
export async function purgeSteps(db: Db): Promise<void> {
  const oldest = new Date(Date.now() - DAY_MS).toISOString();
  const old = db.deleteFrom("draftStep").where("at", "<", oldest);
  await old.where("base", "is not", null).execute();
  // What is left of them is whole; some of it is needed to read later ones, which lie close behind it.
  await old
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("draftStep as later")
            .select("later.version")
            .whereRef("later.kind", "=", "draftStep.kind")
            .whereRef("later.documentId", "=", "draftStep.documentId")
            .whereRef("later.lang", "=", "draftStep.lang")
            .whereRef("later.version", ">", "draftStep.version")
            .where(({ eb, ref }) =>
              eb("later.version", "<=", eb(ref("draftStep.version"), "+", AGAINST_ONE)),
            )
            .whereRef("later.base", "=", "draftStep.version"),
        ),
      ),
    )
    .execute();
}
