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
  const taken = new Set<string>();
  const sections = before.trim() ? [{ id: "beginning", heading: "", html: before }] : [];
  for (let index = 0; index < parts.length; index += 2) {
    const heading = plainText(parts[index] ?? "");
    sections.push({ id: idOf(heading, taken), heading, html: parts[index + 1] ?? "" });
  }
  return sections;
}

/** An id made of the words of a heading; it is taken from then on. */
export function idOf(heading: string, taken: Set<string>): string {
  const words = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["section"];
  const id = words.join("-");
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
