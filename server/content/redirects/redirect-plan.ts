import type { FieldMistake } from "#contracts/mistakes.ts";
import { readNewAddress } from "#contracts/new-address.ts";
import {
  partsOf,
  readOldAddress,
  type WrittenAddress,
  writtenOldAddress,
} from "#contracts/old-address.ts";
import { isOwnAddress } from "#contracts/own-address.ts";
import { MOST_REDIRECTS } from "#contracts/redirect-limits.ts";
import { inDigits } from "#i18n/fill.ts";
import type { Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { placePathIn } from "./link-in.ts";
import { isAt, type Moved, type RedirectMap } from "./redirect-map.ts";
import { loadOwn, type Places, placesAt } from "./stored-redirects.ts";

export type Wish = {
  from: string;
  to: string;
  /** Of a pasted text. */
  line?: number;
};

export type Verdict =
  | { kind: "new"; from: string; to: string }
  | { kind: "known"; from: string }
  | { kind: "mistake"; field: "from" | "to"; mistake: FieldMistake }
  | { kind: "refused"; error: DomainError };

export type Plan = {
  /** One for each wish. */
  verdicts: Verdict[];
  /** Entries that led to one of the new ones, and where they lead from now on. */
  flattened: Moved[];
};

/** What comes of each wish, in this order; nothing is stored. */
export async function planRedirects(tx: Tx, wishes: Wish[], origin: string): Promise<Plan> {
  const read = wishes.map(({ from, to, line = 0 }) => ({
    from: readOldAddress(from),
    to: readNewAddress(to, origin),
    line,
  }));
  const paths = read.flatMap(({ from, to }) => [
    ...(from.mistake ? [] : pathsAt(from.value)),
    to.mistake ? null : placePathIn(to.value),
  ]);
  const { rows, map } = await loadOwn(tx);
  const places = await placesAt(
    tx,
    paths.filter((path) => path !== null),
  );
  const endOf = createEnds(map, places);
  const judge = createJudge(rows, map, places);

  const verdicts = read.map(({ from, to, line }): Verdict => {
    if (from.mistake) return { kind: "mistake", field: "from", mistake: from.mistake };
    if (to.mistake) return { kind: "mistake", field: "to", mistake: to.mistake };
    return judge(from.value, endOf(to.value), line);
  });
  return {
    // A later wish may lead on from where an earlier one ends.
    verdicts: verdicts.map((verdict) =>
      verdict.kind === "new" ? { ...verdict, to: endOf(verdict.to) } : verdict,
    ),
    flattened: rows
      .map(({ from, to }) => ({ from, to, end: endOf(to) }))
      .flatMap(({ from, to, end }) => (end === to ? [] : [{ from, to: end }])),
  };
}

/** Judges one wish after the other; what it lets through is in the map from then on. */
function createJudge(rows: Moved[], map: RedirectMap, places: Places) {
  const byFrom = new Map(rows.map(({ from, to }) => [from, to]));
  const lines = new Map<string, number>();

  function whyNot(address: WrittenAddress, from: string, to: string): DomainError | null {
    const paths = pathsAt(address);
    const isPage = address.params.length === 0 && places.pageKeys.has(address.key);
    if (isOwnAddress(address) || isPage || paths.some((path) => places.there.has(path))) {
      return new DomainError("address-in-use");
    }
    const other = byFrom.get(from) ?? paths.map((path) => places.moved.get(path)).find(Boolean);
    const line = lines.get(from);
    if (other !== undefined && line !== undefined)
      return new DomainError("address-twice", { line: inDigits(line) });
    if (other !== undefined) return new DomainError("address-moved", { to: other });
    if (isAt(address, to)) return new DomainError("address-circle");
    const isFull = byFrom.size >= MOST_REDIRECTS;
    return isFull
      ? new DomainError("too-many-addresses", { most: inDigits(MOST_REDIRECTS) })
      : null;
  }

  return (address: WrittenAddress, to: string, line: number): Verdict => {
    const from = writtenOldAddress(address);
    if (byFrom.get(from) === to) return { kind: "known", from };
    const error = whyNot(address, from, to);
    if (error) return { kind: "refused", error };
    map.set(address, to);
    byFrom.set(from, to);
    lines.set(from, line);
    return { kind: "new", from, to };
  };
}

/** Where somebody who goes there arrives; also while more is added to the map. */
function createEnds(map: RedirectMap, places: Places) {
  const shortcuts = new Map<string, string>();

  function next(at: string): string | undefined {
    const path = placePathIn(at);
    // In the writing in which it is found when it moves.
    if (path !== null && places.there.has(path)) return path + at.slice(partsOf(at).path.length);
    return map.find(at)?.to ?? (path === null ? undefined : places.moved.get(path));
  }

  return (to: string): string => {
    const passed = new Set<string>();
    let end = to;
    while (!passed.has(end)) {
      passed.add(end);
      end = shortcuts.get(end) ?? next(end) ?? end;
    }
    passed.delete(end);
    for (const one of passed) shortcuts.set(one, end);
    return end;
  };
}

/** Of posts and pages that may be at an address, as it is inDigits and in the case that it is kept in. */
function pathsAt({ path, key, params }: WrittenAddress): string[] {
  if (params.length > 0) return [];
  return [placePathIn(path), placePathIn(key)].filter((found) => found !== null);
}
