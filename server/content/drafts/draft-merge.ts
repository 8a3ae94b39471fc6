import { asObject } from "#contracts/as-object.ts";
import type { DraftWrite } from "#contracts/draft.ts";
import { createBudget } from "#contracts/html/differences.ts";
import { edited, type TextEdit } from "#contracts/text-edit.ts";
import { stateOf } from "#server/content/draft-row.ts";
import { MOST_SPENT, mergeBodies } from "#server/content/merge/merge-bodies.ts";
import type { Three } from "#server/content/merge/merge-sequences.ts";
import { kindAt, type Place } from "#server/content/place.ts";
import { bodyOncePublic } from "#server/content/revision-find.ts";
import { type Body, bodyNow, type State, withApart } from "#server/content/state.ts";
import type { Tx } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { bodyOfStep } from "./draft-step.ts";

/** What waits at a place, and what is public there. */
export type Standing = { there: DraftTable | undefined; published: State | null };

type Merged = {
  body: Body;
  /** Fields in which one must give way. */
  conflicts: string[];
};

/**
 * What somebody writes, together with what others stored since they read it.
 * @returns `mine`: as its writer has it
 * @throws DomainError "other-text" where a text of which only a part was sent is another one, or not known any more
 */
export async function mergeSeen(
  tx: Tx,
  place: Place,
  { there, published }: Standing,
  { version, base, body: whole, edits = {}, made }: DraftWrite,
): Promise<Merged & { mine: Body }> {
  const open = published ? bodyNow(place, published) : {};
  const now = there ? bodyNow(place, stateOf(there)) : open;
  const isNewest = there
    ? there.version === version
    : version === undefined && isPublic(published, base);
  const seen = isNewest
    ? now
    : version !== undefined
      ? await bodyOfStep(tx, place, version)
      : isPublic(published, base)
        ? open
        : await publicBody(tx, place, published, base ?? 0);
  const body = {
    ...{ ...whole, ...editedIn(seen ?? {}, edits) },
    ...(made && { made: { ...asObject(seen?.made), ...made } }),
  };
  if (isNewest) return unchanged({ ...now, ...body });
  // All of it was thrown away, and none of it ever was public: what stands in the form waits anew.
  if (!there && !published) return unchanged({ ...seen, ...body });
  if (!seen) return { mine: body, body: now, conflicts: Object.keys(body) };
  const mine = { ...seen, ...body };
  return { mine, ...merge(place, { base: seen, one: mine, other: now }) };
}

function editedIn(seen: Body, edits: Readonly<Record<string, TextEdit>>): Body {
  const texts = Object.entries(edits).map(([name, edit]) => {
    const text = seen[name];
    const now = typeof text === "string" ? edited(text, edit) : null;
    if (now === null) throw new DomainError("other-text");
    return [name, now] as const;
  });
  return Object.fromEntries(texts);
}

/**
 * Waiting changes on top of what is public now.
 * @param base version that was public when they began
 */
export async function rebased(
  tx: Tx,
  place: Place,
  { own, base, published }: { own: Body; base: number; published: State | null },
): Promise<Merged> {
  if (!published) return unchanged(own);
  const open = bodyNow(place, published);
  const one = withApart(place, own, open);
  if (isPublic(published, base)) return unchanged(one);
  const before = await publicBody(tx, place, published, base);
  return merge(place, { base: before ?? {}, one, other: open });
}

const unchanged = (body: Body) => ({ body, mine: body, conflicts: [] });

const isPublic = (published: State | null, version: number | undefined) =>
  version === undefined || version === (published?.version ?? 0);

/** What was public before; null: nobody knows. */
async function publicBody(tx: Tx, place: Place, published: State | null, version: number) {
  if (version === 0) return {};
  return version < (published?.version ?? 0) ? await bodyOncePublic(tx, place, version) : null;
}

const merge = (place: Place, bodies: Three<Body>): Merged => {
  const { fields = {} } = kindAt(place) ?? {};
  const budget = createBudget(MOST_SPENT);
  if (!place.language) return mergeBodies(fields, bodies, budget);
  const { body, conflicts } = mergeBodies(fields, withEmptyTexts(bodies), budget);
  const madeOf = ({ made }: Body) => asObject(made);
  const { base, one, other } = bodies;
  const from = { base: madeOf(base), one: madeOf(one), other: madeOf(other) };
  const { body: made, conflicts: unlike } = mergeBodies(fields, from, budget);
  // Where the words go together, nobody has to choose between what they were made from.
  const isSettled = !budget.isShort();
  return {
    body: { ...body, made },
    conflicts: isSettled ? conflicts : [...new Set([...conflicts, ...unlike])],
  };
};

/** Of a translation a text that nobody wrote is missing, or empty: that is the same. */
function withEmptyTexts({ base, one, other }: Three<Body>): Three<Body> {
  const empty = [base, one, other]
    .flatMap((body) => Object.entries(body))
    .filter(([, text]) => text === "");
  const none = Object.fromEntries(empty);
  return { base: { ...none, ...base }, one: { ...none, ...one }, other: { ...none, ...other } };
}
