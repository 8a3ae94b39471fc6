/** A letter with the marks on it. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;

type Folded = {
  text: string;
  /** For each code unit of `text`, and for its end: where it stands in what was folded. */
  places: number[];
};

/**
 * Where `wanted` stands in a text, none within another: in NFC, whichever form either was typed in.
 * @returns from and to, in code units of the text
 */
export function matchesIn(
  text: string,
  wanted: string,
  isCaseKept: boolean,
): [from: number, to: number][] {
  const needle = folded(wanted, isCaseKept).text;
  if (needle === "") return [];
  const { text: hay, places } = folded(text, isCaseKept);
  const found: [number, number][] = [];
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + needle.length)) {
    found.push([places[at] ?? 0, places[at + needle.length] ?? text.length]);
  }
  return found;
}

/** Letters that stay as long as they were are found in parts; others whole. */
function folded(text: string, isCaseKept: boolean): Folded {
  let all = "";
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const composed = letter.normalize("NFC");
    const same = isCaseKept ? composed : composed.toLowerCase();
    const isAsLong = same.length === letter.length;
    for (let part = 0; part < same.length; part++) places.push(index + (isAsLong ? part : 0));
    all += same;
  }
  return { text: all, places: [...places, text.length] };
}
