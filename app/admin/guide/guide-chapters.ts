import type { GuideChapter } from "#contracts/guide.ts";
import * as content from "#i18n/en/guide/content.ts";
import * as keeping from "#i18n/en/guide/keeping.ts";
import * as owning from "#i18n/en/guide/owning.ts";
import { fillParts } from "#i18n/fill.ts";
import { GUIDE_LABELS } from "./guide-labels.ts";

type HowTo = {
  title: string;
  /** By which other words it is found. */
  also?: string;
  steps: readonly string[];
};

export type Chapter = {
  title: string;
  text: string;
  /** How one does something, step by step. */
  how: readonly HowTo[];
};

export const CHAPTERS: Record<GuideChapter, Chapter> = {
  "first-day": content.firstDay,
  writing: content.writing,
  enquiries: owning.enquiries,
  departures: content.departures,
  papers: content.papers,
  pictures: content.pictures,
  languages: content.languages,
  people: owning.people,
  security: keeping.security,
  backups: keeping.backups,
  moving: owning.moving,
};

const LABELS = Object.fromEntries(
  Object.entries(GUIDE_LABELS).map(([name, label]) => [name, { label }]),
);

/** A step in pieces: what is called so on the screen is apart. */
export const piecesOf = (step: string): (string | { label: string })[] => fillParts(step, LABELS);

export const plainOf = (step: string): string =>
  piecesOf(step)
    .map((piece) => (typeof piece === "string" ? piece : piece.label))
    .join("");

const folded = (text: string): string => text.normalize("NFKD").toLocaleLowerCase();

export type Hit = { chapter: GuideChapter; place: number; title: string };

/** Each word of what is typed stands somewhere in it: best in its title, then in the one of its chapter. */
export function findInGuide(typed: string): Hit[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = Object.entries(CHAPTERS).flatMap(([chapter, { title, how }]) =>
    how.map((one, place) => {
      const steps = one.steps.map(plainOf).join(" ");
      const places = [one.title, `${one.title} ${one.also ?? ""}`, `${title} ${steps}`];
      const read = places.map((_, at) => folded(places.slice(0, at + 1).join(" ")));
      return {
        hit: { chapter: chapter as GuideChapter, place, title: one.title },
        rank: read.findIndex((text) => words.every((word) => text.includes(word))),
      };
    }),
  );
  return hits
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ hit }) => hit);
}
