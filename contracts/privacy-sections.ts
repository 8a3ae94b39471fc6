import { plainText } from "./plain-text.ts";

export type PrivacySection = {
  /** For links to it; unique on the page. */
  id: string;
  /** Empty: words before the first heading. */
  heading: string;
  /** Sanitised HTML. */
  html: string;
};

const HEADING = /<h2[^>]*>(.*?)<\/h2>/gs;

/** More are no help to find one's way, and all stand twice in the page. */
export const MOST_LISTED = 100;

/** @param content sanitised HTML; each heading 2 begins a section, but for those after the most */
export function privacySections(content: string): PrivacySection[] {
  const headings = [...content.matchAll(HEADING)].slice(0, MOST_LISTED);
  const taken = new Map<string, number>();
  const before = content.slice(0, headings[0]?.index);
  const sections = before.trim() ? [{ id: "beginning", heading: "", html: before }] : [];
  for (const [number, { 0: whole, 1: words = "", index }] of headings.entries()) {
    const heading = plainText(words);
    const html = content.slice(index + whole.length, headings[number + 1]?.index);
    sections.push({ id: idOf(heading, taken), heading, html });
  }
  return sections;
}

/**
 * An id made of the words of a heading; it is taken from then on.
 * @param taken ids with the number that was counted up to: thousands may have the same words
 */
export function idOf(heading: string, taken: Map<string, number>): string {
  const words = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["section"];
  const id = words.join("-");
  let count = (taken.get(id) ?? 0) + 1;
  while (count > 1 && taken.has(`${id}-${count}`)) count++;
  taken.set(id, count);
  if (count === 1) return id;
  const free = `${id}-${count}`;
  taken.set(free, 1);
  return free;
}
