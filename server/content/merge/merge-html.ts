import { blocksOf } from "#contracts/html/blocks.ts";
import type { Budget } from "#contracts/html/differences.ts";
import { type Token, tokensOf } from "./html-parts.ts";
import { mergeSequences, type Three } from "./merge-sequences.ts";

/** @returns null where both changed the same words, or words side by side, or nested or changed too much */
export function mergeHtml(texts: Three<string>, budget: Budget): string | null {
  const [base, one, other] = [texts.base, texts.one, texts.other].map((html) => blocksOf(html));
  if (!base || !one || !other) return null;
  const both = (blocks: Three<string>) => mergeWords(blocks, budget);
  return mergeSequences({ base, one, other }, { both }, budget)?.join("") ?? null;
}

/** Of one block. */
function mergeWords(blocks: Three<string>, budget: Budget): string | null {
  // Some text has a word in each character.
  const tokens = (html: string) => (budget.spend(html.length) ? tokensOf(html) : null);
  const [base, one, other] = [blocks.base, blocks.one, blocks.other].map(tokens);
  if (!base || !one || !other) return null;
  const texts = { base: base.map(textOf), one: one.map(textOf), other: other.map(textOf) };
  const merged = mergeSequences(texts, { both: () => null, isApart: hasWord }, budget)?.join("");
  const parts = merged === undefined ? null : tokens(merged);
  if (merged === undefined || !parts) return null;
  // Marks of both may overlap: then it would be no HTML.
  const tags = tagsOf(parts);
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
