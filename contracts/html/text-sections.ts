import { headingsIn, idOf, MOST_LISTED, takenIds } from "./headings.ts";

export type TextSection = {
  /** For links to it; unique on the page. */
  id: string;
  /** Empty: words before the first heading. */
  heading: string;
  /** Sanitised HTML. */
  html: string;
};

/** @param content sanitised HTML; each heading 2 begins a section, but for those after the most */
export function textSections(content: string): TextSection[] {
  const headings = headingsIn(content).slice(0, MOST_LISTED);
  const before = content.slice(0, headings[0]?.start);
  const sections = before.trim() ? [{ id: "beginning", heading: "", html: before }] : [];
  const taken = takenIds(sections.map(({ id }) => id));
  for (const [number, { words, end }] of headings.entries()) {
    const html = content.slice(end, headings[number + 1]?.start);
    sections.push({ id: idOf(words, taken), heading: words, html });
  }
  return sections;
}
