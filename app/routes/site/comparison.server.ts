import { askAddress } from "#app/site/departures/ask-address.ts";
import type { Column, Comparison, Group, Row } from "#app/site/departures/comparison.ts";
import { groupsOf } from "#app/site/departures/comparison-rows.ts";
import { daysWords } from "#app/site/departures/day-words.ts";
import type { Entry } from "#contracts/entry.ts";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import { pathIn } from "#contracts/languages.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { language } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/compare.ts";
import { fill, plural } from "#i18n/fill.ts";
import { momentLabel } from "#i18n/moment-label.ts";
import type { SiteContext } from "../../context.ts";

const MOST = 3;
/** An address that somebody wrote may name any number. */
const MOST_ASKED = 20;
/** To choose another one from. */
const MOST_OFFERED = 100;
const TAKA = "BDT";

type Asked = {
  id: DepartingId;
  search: URLSearchParams;
  publicUrl: string;
  /** ms since 1970. */
  now: number;
};

/** The dates that an address names, line by line. */
export async function comparisonOf(
  site: SiteContext["site"],
  { id, search, publicUrl, now }: Asked,
) {
  const { timeZone } = await site.settings.get();
  const today = dayFormat(timeZone).format(now);
  const asked = [...new Set(search.getAll("d"))].slice(0, MOST_ASKED);
  const which = { parent: id, from: today, limit: MOST_OFFERED };
  const [named, list, coming] = await Promise.all([
    site.entry.findMany("departure", asked),
    site.inclusions.find(id),
    site.entry.list("departure", which),
  ]);
  const there = named.filter((one) => one.package === id && one.leavesOn >= today);
  const departures = there.slice(0, MOST);
  const ids = departures.map(({ _id }) => _id);
  const isOnlyDifferent = search.get("only") === "different" && departures.length > 1;
  const isInTaka = departures.every(({ currency }) => currency === TAKA);
  const groups = groupsOf({ id, departures, list, today, isInTaka });
  const addressOf = (ids: readonly string[], isOnly: boolean) => {
    const query = new URLSearchParams(ids.map((id) => ["d", id]));
    if (isOnly) query.set("only", "different");
    return `/packages/${id}/compare${query.size > 0 ? `?${query}` : ""}`;
  };
  const path = addressOf(ids, isOnlyDifferent);
  const comparison: Comparison = {
    ...{ id, isOnlyDifferent, isInTaka },
    isOneGone: there.length < asked.length,
    isTooMany: there.length > MOST,
    columns: departures.map((departure) => columnOf(departure)),
    groups: isOnlyDifferent ? differing(groups) : groups,
    same: isOnlyDifferent ? sameWords(groups) : "",
    other: addressOf(ids, !isOnlyDifferent),
    others:
      ids.length < MOST
        ? coming
            .filter(({ _id }) => !ids.includes(_id))
            .map((one) => ({ id: one._id, days: daysOf(one) }))
        : [],
    moment: momentLabel(now, timeZone),
    address: publicUrl + pathIn(language, path),
  };
  return { comparison, path, asked: asked.length };

  function columnOf(departure: Entry<"departure">): Column {
    const { _id } = departure;
    const rest = ids.filter((one) => one !== _id);
    return {
      ...{ id: _id, days: daysOf(departure) },
      without: pathIn(
        language,
        rest.length > 0 ? addressOf(rest, isOnlyDifferent) : `/packages/${id}#dates`,
      ),
      ask: askAddress(departure, today),
    };
  }
}

const daysOf = ({ leavesOn, returnsOn }: Entry<"departure">) => daysWords(leavesOn, returnsOn);

const isSame = ({ cells }: Row): boolean =>
  cells.every(({ text, more }) => text === cells[0]?.text && more === cells[0]?.more);

const differing = (groups: Group[]): Group[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => !isSame(row)) }))
    .filter(({ rows }) => rows.length > 0);

/** Of what is included only how many lines. */
function sameWords(groups: Group[]): string {
  const included = groups.find(({ title }) => title === words.groups.included)?.rows ?? [];
  const lines = groups
    .filter(({ title }) => title !== words.groups.included)
    .flatMap(({ rows }) => rows.filter(isSame))
    .map(({ label, cells: [cell] }) => `${label}: ${cell?.text}`);
  const count = included.filter(isSame).length;
  const listed =
    count === 0
      ? []
      : [count === included.length ? words.allLines : plural(words.sameLines, count)];
  const [first] = groups[0]?.rows ?? [];
  const told = [...lines, ...listed].join(" · ");
  if (!told || !first) return "";
  return fill(first.cells.length === 2 ? words.same[2] : words.same[3], { lines: told });
}
