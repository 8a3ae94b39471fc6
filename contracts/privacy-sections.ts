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

/** @param content sanitised HTML; each heading 2 begins a section */
export function privacySections(content: string): PrivacySection[] {
  const [before = "", ...parts] = content.split(HEADING);
  const taken = new Map<string, number>();
  const sections = before.trim() ? [{ id: "beginning", heading: "", html: before }] : [];
  for (let index = 0; index < parts.length; index += 2) {
    const heading = plainText(parts[index] ?? "");
    sections.push({ id: idOf(heading, taken), heading, html: parts[index + 1] ?? "" });
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
