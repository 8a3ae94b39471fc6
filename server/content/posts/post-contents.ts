import { headingsIn, idOf, MOST_LISTED, takenIds } from "#contracts/html/headings.ts";

/** Fewer parts are found by scrolling. */
const LEAST_HEADINGS = 4;

type PostContents = {
  /** With an id at each heading that is listed. */
  html: string;
  /** In the order of the text; empty: it is short. */
  sections: { id: string; heading: string }[];
};

/** @param content sanitised HTML; each heading 2 is a part of a long post */
export function postContents(content: string): PostContents {
  const listed = headingsIn(content)
    .filter(({ words }) => words !== "")
    .slice(0, MOST_LISTED);
  if (listed.length < LEAST_HEADINGS) return { html: content, sections: [] };
  const taken = takenIds();
  const sections = listed.map(({ words }) => ({ id: idOf(words, taken), heading: words }));
  let html = "";
  let done = 0;
  for (const [index, { inner }] of listed.entries()) {
    html += `${content.slice(done, inner - 1)} id="${sections[index]?.id}"`;
    done = inner - 1;
  }
  return { html: html + content.slice(done), sections };
}
