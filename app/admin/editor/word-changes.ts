import { diffArrays } from "diff";

/** Part of a text, and what became of it. */
export type Part = { text: string; kind: "same" | "removed" | "added" };

/** A text that is all other words takes the square of its length: then it is shown as one. */
const MOST_CHANGES = 1500;

/** The words that differ between two texts; of no script in pieces. */
export function wordChanges(from: string, to: string): Part[] {
  const changes = diffArrays(wordsIn(from), wordsIn(to), { maxEditLength: MOST_CHANGES });
  if (!changes) return [...part("removed", from), ...part("added", to)];
  const parts: Part[] = [];
  let [gone, come] = ["", ""];
  const flush = () => {
    parts.push(...part("removed", gone), ...part("added", come));
    [gone, come] = ["", ""];
  };
  changes.forEach(({ value, added, removed }, index) => {
    const text = value.join("");
    const isSame = !added && !removed;
    // A space between two words that differ belongs to them.
    const isBetween = text.trim() === "" && index > 0 && index < changes.length - 1;
    if (isSame && !isBetween) {
      flush();
      parts.push({ kind: "same", text });
    } else {
      if (!added) gone += text;
      if (!removed) come += text;
    }
  });
  flush();
  return parts;
}

const part = (kind: Part["kind"], text: string): Part[] => (text ? [{ kind, text }] : []);

/** An address is one word. */
const wordsIn = (text: string): string[] =>
  /\s/.test(text)
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: "word" }).segment(text),
        (word) => word.segment,
      )
    : [text];

/** Without the lines that two texts have in common. */
export function withoutShared(one: string, other: string): (text: string) => string {
  const others = new Set(other.split("\n"));
  const shared = new Set(one.split("\n").filter((line) => others.has(line)));
  return (text) =>
    text
      .split("\n")
      .filter((line) => !shared.has(line))
      .join("\n");
}
