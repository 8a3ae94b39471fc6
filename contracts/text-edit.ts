/** Of a long text: what is changed of it. In UTF-16 units. */
export type TextEdit = {
  at: number;
  /** So many go from there. */
  remove: number;
  insert: string;
  /** Of the text that it makes: FNV-1a, 32 bits. */
  sum: number;
};

export function editOf(from: string, to: string): TextEdit {
  const shorter = Math.min(from.length, to.length);
  let at = 0;
  while (at < shorter && from[at] === to[at]) at += 1;
  if (isWithinPair(from, at) || isWithinPair(to, at)) at -= 1;
  let same = 0;
  while (same < shorter - at && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  if (isWithinPair(from, from.length - same) || isWithinPair(to, to.length - same)) same -= 1;
  const remove = from.length - same - at;
  return { at, remove, insert: to.slice(at, to.length - same), sum: sumOf(to) };
}

/** @returns null where it was made of another text */
export function edited(from: string, { at, remove, insert, sum }: TextEdit): string | null {
  const to = from.slice(0, at) + insert + from.slice(at + remove);
  return sumOf(to) === sum ? to : null;
}

/** Half a letter cannot be sent. */
const isWithinPair = (text: string, at: number): boolean =>
  isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at));

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum >>> 0;
}
