import { type Step, stepsBetween } from "./changes.ts";

/** Words that stand in a row, and what became of them. */
export type WordRun = { is: "same" | "removed" | "added"; text: string };

/** Whole in every script: a Bangla conjunct or an Arabic word is never cut. */
const words = new Intl.Segmenter("en", { granularity: "word" });

export const wordsOf = (text: string): string[] =>
  isAddress(text) ? [text] : Array.from(words.segment(text), ({ segment }) => segment);

/** One word, whatever stands between its letters. */
const isAddress = (text: string) => /^(?:\/|https?:)\S+$/.test(text);

/** What became of a text, word by word. */
export function wordChanges(before: string, after: string): WordRun[] {
  const steps = stepsBetween(wordsOf(before), wordsOf(after), (word) => word);
  return runsOf(steps, (word) => word).map(({ is, ones }) => ({ is, text: ones.join("") }));
}

export type Run<T> = { is: Step<T>["is"]; ones: T[] };

/**
 * Steps with their likes: of each change first what is removed, then what is added. A space between two changes
 * belongs to both: they read as one.
 */
export function runsOf<T>(steps: Step<T>[], textOf: (one: T) => string): Run<T>[] {
  const runs: Run<T>[] = [];
  const isSpace = (one: T | undefined) => one !== undefined && textOf(one).trim() === "";
  let change: { removed: T[]; added: T[]; spaces: T[] } | null = null;
  const put = (is: Run<T>["is"], ones: T[]) => {
    const last = runs.at(-1);
    if (ones.length === 0) return;
    if (last?.is === is) last.ones.push(...ones);
    else runs.push({ is, ones });
  };
  const end = () => {
    if (!change) return;
    const { removed, added, spaces } = change;
    while (isSpace(removed.at(-1)) && isSpace(added.at(-1))) {
      removed.pop();
      spaces.unshift(...added.splice(-1));
    }
    put("removed", removed);
    put("added", added);
    put("same", spaces);
    change = null;
  };
  for (const step of steps) {
    if (step.is !== "same") {
      change ??= { removed: [], added: [], spaces: [] };
      change.removed.push(...change.spaces);
      change.added.push(...change.spaces);
      change.spaces = [];
      change[step.is].push(step.one);
    } else if (change && isSpace(step.after)) {
      change.spaces.push(step.after);
    } else {
      end();
      put("same", [step.after]);
    }
  }
  end();
  return runs;
}
