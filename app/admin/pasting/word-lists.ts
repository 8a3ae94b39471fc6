import { plainDigits } from "#contracts/digits.ts";
import {
  type Element,
  elementsIn,
  isElement,
  styleOf,
  type TreeNode,
  wordsIn,
} from "./html-tree.ts";

export type ListItem = { level: number; list: string; prefix: string; html: string };

const MSO_LIST = /mso-list:\s*l\d+ level(\d) (lfo\d+)/;
const PREFIX = /mso-list:\s*ignore/i;

/** Word writes a list as paragraphs that say which list they belong to, and how deep. */
export function listPlace(node: TreeNode): { level: number; list: string } | null {
  // A numbered heading stays a heading.
  if (!isElement(node) || node.name !== "p") return null;
  const [, level, list] = MSO_LIST.exec(styleOf(node)) ?? [];
  return level && list ? { level: Number(level), list } : null;
}

/** The number or bullet that Word wrote in front of the words. */
export const isPrefix = (element: Element): boolean => PREFIX.test(styleOf(element));

export const prefixIn = (paragraph: Element): string => {
  const [found] = elementsIn(paragraph.children, isPrefix);
  return found ? prefixWords(found) : "";
};

export const prefixWords = (prefix: Element): string =>
  wordsIn(prefix.children).replaceAll("&nbsp;", " ").trim();

/** @param items of one run of paragraphs */
export function listsOf(items: readonly ListItem[]): string {
  let html = "";
  let at = 0;
  while (at < items.length) {
    const end = endOf(items, at);
    html += oneList(items.slice(at, end));
    at = end;
  }
  return html;
}

/** Deeper ones belong to it; another list or way of counting does not. */
function endOf(items: readonly ListItem[], start: number): number {
  const first = items[start];
  if (!first) return items.length;
  const tag = countingOf(first.prefix).tag;
  const end = items.findIndex(
    ({ level, list, prefix }, at) =>
      at > start &&
      (level < first.level ||
        (level === first.level && (list !== first.list || countingOf(prefix).tag !== tag))),
  );
  return end === -1 ? items.length : end;
}

function oneList(items: readonly ListItem[]): string {
  const [first] = items;
  if (!first) return "";
  const { tag, attributes } = countingOf(first.prefix);
  let html = "";
  for (let at = 0; at < items.length; ) {
    const next = items.findIndex(({ level }, other) => other > at && level <= first.level);
    const end = next === -1 ? items.length : next;
    html += `<li><p>${items[at]?.html ?? ""}</p>${listsOf(items.slice(at + 1, end))}</li>`;
    at = end;
  }
  return `<${tag}${attributes}>${html}</${tag}>`;
}

const COUNTED = /^\(?(?:(?:\p{Nd}+\.)*(\p{Nd}+)|([a-z]{1,5})|([A-Z]{1,5}))[.)]/u;
const ROMAN = /^(i|[ivxlcdm]{2,})$/i;

function countingOf(prefix: string): { tag: "ul" | "ol"; attributes: string } {
  const [counted, number, small, large] = COUNTED.exec(prefix) ?? [];
  if (!counted) return { tag: "ul", attributes: "" };
  if (number) return { tag: "ol", attributes: startAt(Number(plainDigits(number))) };
  const letters = small ?? large ?? "";
  const isRoman = ROMAN.test(letters);
  const type = isRoman ? "i" : "a";
  const value = isRoman ? romanValue(letters.toLowerCase()) : lettersValue(letters.toLowerCase());
  return {
    tag: "ol",
    attributes: `${startAt(value)} type="${large ? type.toUpperCase() : type}"`,
  };
}

const startAt = (value: number): string => (value > 1 ? ` start="${value}"` : "");

const ROMAN_VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanValue(letters: string): number {
  const values = Array.from(letters, (letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

const lettersValue = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
