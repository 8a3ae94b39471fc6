import { blocksOf } from "#contracts/html/blocks.ts";
import { type Token, tokensOf } from "./html-parts.ts";
import { mergeSequences, type Three } from "./merge-sequences.ts";

/** @returns null where both changed the same words, or words side by side, or nested too much */
export function mergeHtml(texts: Three<string>): string | null {
  const [base, one, other] = [texts.base, texts.one, texts.other].map(blocksOf);
  if (!base || !one || !other) return null;
  return mergeSequences({ base, one, other }, { both: mergeWords })?.join("") ?? null;
}

/** Of one block. */
function mergeWords(blocks: Three<string>): string | null {
  const [base, one, other] = [blocks.base, blocks.one, blocks.other].map(tokensOf);
  if (!base || !one || !other) return null;
  const texts = { base: base.map(textOf), one: one.map(textOf), other: other.map(textOf) };
  const merged = mergeSequences(texts, { both: () => null, isApart: hasWord })?.join("");
  if (merged === undefined) return null;
  // Marks of both may overlap: then it would be no HTML.
  const tags = tagsOf(tokensOf(merged));
  return tags === tagsOf(one) || tags === tagsOf(other) ? merged : null;
}

const textOf = ({ text }: Token) => text;

const tagsOf = (tokens: Token[]): string =>
  tokens
    .filter(({ isTag }) => isTag)
    .map(textOf)
    .join("");

const hasWord = (between: readonly string[]): boolean =>
  between.some((text) => /^[\p{L}\p{N}]/u.test(text));
