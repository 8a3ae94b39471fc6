import { Parser } from "htmlparser2";
import { type CssReferences, declarationsOf, idsIn, readCssReferences } from "./drawing-css.ts";

/** A megabyte of paths is two thirds of it. Visitors' browsers draw it too. */
export const MAX_DRAWN_PARTS = 100_000;

/** So many characters of a path or a text count as one more part: they are as much work. */
const CHARACTERS_A_PART = 16;
/** It looks around at each of its pixels: so many parts are as much work. */
const PARTS_OF_MORPHOLOGY = 1000;
/** No drawing program chains references so far. */
const MAX_CHAIN = 500;

/** Rules of a style sheet for elements: less than half a second. */
const MAX_COMPARED = 20_000_000;

/** One element, and what it names. */
type Part = {
  tag: string;
  attribs: Record<string, string>;
  children: Part[];
  characters: number;
};

/** It is painted by a formula: its content is never drawn. */
const GRADIENT = /Gradient$/;
/** Elements inside inherit it, and draw with it once more. */
const INHERITED = /^(fill|stroke|marker(-\w+)?)$/;

/**
 * How many parts are drawn when each reference is replaced by what it refers to: a few lines of
 * doubled `<use>`, of patterns in patterns or of masks of masks can be millions.
 * @param svg as the sanitiser left it
 * @returns Infinity where something holds itself, or where counting would take too long
 */
export function countDrawnParts(svg: string): number {
  const { roots, byId, css, total } = readParts(svg);
  if (total > MAX_DRAWN_PARTS) return total;
  if (css.size * total > MAX_COMPARED) return Number.POSITIVE_INFINITY;
  const known = new Map<Part, number>();
  const underWay = new Set<Part>();

  function count(part: Part): number {
    const before = known.get(part);
    if (before !== undefined) return before;
    if (underWay.has(part) || underWay.size > MAX_CHAIN) return Number.POSITIVE_INFINITY;
    underWay.add(part);
    const counted = countAnew(part);
    underWay.delete(part);
    known.set(part, counted);
    return counted;
  }

  function countAnew(part: Part): number {
    const { tag, attribs, children, characters } = part;
    const sum = (parts: Part[]) => parts.reduce((total, one) => total + count(one), 0);
    const named = referencesOf(part, css);
    const targets = (names: string[]) =>
      names.flatMap((id) => byId.get(id) ?? []).filter(({ tag }) => !GRADIENT.test(tag));
    const own = targets(hrefsOf(attribs));
    const around = named.filter(([property]) => !INHERITED.test(property)).map(([, id]) => id);
    const within = named.filter(([property]) => INHERITED.test(property)).map(([, id]) => id);
    const self = tag === "feMorphology" ? PARTS_OF_MORPHOLOGY : 1;
    const drawn = self + characters / CHARACTERS_A_PART + sum(children) + sum(own);
    return drawn * (1 + sum(targets(within))) + sum(targets(around));
  }

  return roots.reduce((total, root) => total + count(root), 0);
}

const hrefsOf = (attribs: Part["attribs"]) =>
  ["href", "xlink:href"].flatMap((name) => attribs[name]?.trim().slice(1) ?? []);

/** What its attributes, its style and the style sheet have it painted with: property and id. */
function referencesOf({ tag, attribs }: Part, css: CssReferences): [string, string][] {
  const found = Object.entries(attribs).flatMap(([name, value]) =>
    name === "style" ? declarationsOf(value) : idsIn(value).map((id) => [name, id] as const),
  );
  const unique = new Map([...found, ...css.of(tag, attribs)].map((pair) => [pair.join(" "), pair]));
  return [...unique.values()].map(([property, id]) => [property, id]);
}

function readParts(svg: string) {
  const roots: Part[] = [];
  const open: Part[] = [];
  const byId = new Map<string, Part>();
  let sheet = "";
  let total = 0;
  const parser = new Parser(
    {
      onopentag(tag, attribs) {
        const { d = "", points = "", id } = attribs;
        const part = { tag, attribs, children: [], characters: d.length + points.length };
        (open.at(-1)?.children ?? roots).push(part);
        if (id && !byId.has(id)) byId.set(id, part);
        open.push(part);
        total += 1;
      },
      ontext(text) {
        const part = open.at(-1);
        if (part?.tag === "style") sheet += text;
        else if (part) part.characters += text.trim().length;
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(svg);
  return { roots, byId, css: readCssReferences(sheet), total };
}
