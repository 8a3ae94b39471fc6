import { plainText } from "#contracts/plain-text.ts";
import { idOf, MOST_LISTED } from "#contracts/privacy-sections.ts";

const HEADING = /<h2([^>]*)>(.*?)<\/h2>/gs;

/** Fewer parts are found by scrolling. */
const LEAST_HEADINGS = 4;

/** Ids that stand on every page. */
const TAKEN = ["main", "menu-sheet"];

type PostContents = {
  /** With an id at each heading that is listed. */
  html: string;
  /** In the order of the text; empty: it is short. */
  sections: { id: string; heading: string }[];
};

/** @param content sanitised HTML; each heading 2 is a part of a long post */
export function postContents(content: string): PostContents {
  const taken = new Map(TAKEN.map((id) => [id, 1]));
  const sections: PostContents["sections"] = [];
  const html = content.replace(HEADING, (whole: string, attributes: string, words: string) => {
    if (sections.length === MOST_LISTED) return whole;
    const heading = plainText(words);
    if (heading === "") return whole;
    const id = idOf(heading, taken);
    sections.push({ id, heading });
    return `<h2${attributes} id="${id}">${words}</h2>`;
  });
  return sections.length < LEAST_HEADINGS ? { html: content, sections: [] } : { html, sections };
}
