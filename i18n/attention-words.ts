import type { AttentionKind, AttentionLine } from "#contracts/attention.ts";
import { longDay } from "./date-words.ts";
import * as words from "./en/attention.ts";
import { topics } from "./en/topics.ts";
import { fill, type Plural, plural } from "./fill.ts";
import { languageNames } from "./language-names.ts";
import { placeName } from "./place-name.ts";

const HINTS: Partial<Record<AttentionKind, string>> = words.hints;

/** What is the matter: "A price has ended", "4 pictures have no description". */
export function attentionTitle({ what, count, place, day }: AttentionLine): string {
  if (what === "can-be-told" && place) return plural<Plural>(words.canBeTold, count ?? 1);
  if (count !== null) return plural<Plural>(words.several[what], count);
  if (what === "backup-old" && day === "") return words.neverBackedUp;
  const language = languageNames[place?.language ?? "en"];
  return fill(words.titles[what], { language });
}

/** Of what: the name of a thing, a journey without one by its day, or who asks; empty where the title says all. */
export function attentionThing({ place, title, what }: AttentionLine): string {
  if (!place) return title;
  if (place.kind === "departure" && DAY.test(title)) return longDay(title);
  const named = what === "translation-older" ? { ...place, language: undefined } : place;
  return placeName(named, title);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What it means for visitors, or what to do; may be empty. */
export const attentionHint = (line: AttentionLine): string =>
  isRest(line) ? "" : (HINTS[line.what] ?? "");

/** Lines of these always stand for all of them. */
const ONLY_MANY: ReadonlySet<AttentionKind> = new Set([
  ...(["follow-up-over", "picture-undescribed", "mail-stuck"] as const),
]);

/** Whether it stands for those that have no line of their own. */
export const isRest = ({ what, count, place }: AttentionLine): boolean =>
  count !== null && place === null && !ONLY_MANY.has(what);

/** Beside its name: what an enquiry is about, where a link leads; may be empty. */
export const attentionFact = ({ topic, address }: AttentionLine): string =>
  topic ? topics[topic] : address;

const WHEN: Partial<Record<AttentionKind, string>> = {
  "price-ended": words.endedOn,
  "price-ends": words.untilDay,
  "departure-leaves": words.leavesOn,
  "licence-ends": words.untilDay,
  "review-due": words.fromDay,
  "backup-old": words.lastOn,
};

/** Since when, or until when; empty: nobody knows. */
export function attentionDay({ what, day, count }: AttentionLine): string {
  if (day === "") return what === "review-due" && count === null ? words.never : "";
  return fill<"{day}">((WHEN[what] ?? words.sinceDay) as "{day}", { day: longDay(day) });
}

/** In one line, for a list that shows nothing else. */
export function attentionText(line: AttentionLine): string {
  const [title, thing, day] = [attentionTitle(line), attentionThing(line), attentionDay(line)];
  const named = thing ? fill(words.titleOfThing, { title, thing: `\u2068${thing}\u2069` }) : title;
  const text = line.isExample ? fill(words.example, { text: named }) : named;
  return day ? fill(words.withDay, { text, day }) : text;
}
