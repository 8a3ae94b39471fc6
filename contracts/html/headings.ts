import { Parser } from "htmlparser2";
import { plainText } from "./plain-text.ts";

/** More are no help to find one's way, and all stand twice in the page. */
export const MOST_LISTED = 100;

type Heading = {
  words: string;
  /** Where its opening tag begins, where it ends, and where what follows begins. */
  start: number;
  inner: number;
  end: number;
};

/** The headings 2 of sanitised HTML, in order. */
export function headingsIn(html: string): Heading[] {
  const headings: Heading[] = [];
  let open: { start: number; inner: number } | null = null;
  const parser = new Parser({
    onopentag(name) {
      if (name === "h2") open = { start: parser.startIndex, inner: parser.endIndex + 1 };
    },
    onclosetag(name) {
      if (name !== "h2" || !open) return;
      const words = plainText(html.slice(open.inner, parser.startIndex));
      headings.push({ words, ...open, end: parser.endIndex + 1 });
      open = null;
    },
  });
  parser.end(html);
  return headings;
}

/** Ids that stand on every page. */
const OF_THE_PAGE = ["main", "menu-sheet", "take-over"];

/** What `idOf` must not give. */
export const takenIds = (more: readonly string[] = []) =>
  new Map([...OF_THE_PAGE, ...more].map((id) => [id, 1]));

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
