import { type Budget, createBudget } from "#contracts/html/differences.ts";
import { MOST_SPENT, type Step, stepsBetween } from "./changes.ts";

/** Words that stand in a row, and what became of them. */
export type WordRun = { is: "same" | "removed" | "added"; text: string };

/** Whole in every script: a Bangla conjunct or an Arabic word is never cut. */
const words = new Intl.Segmenter("en", { granularity: "word" });

/** What beginning with a text costs, and each word in it. */
const TEXT = 60;
const WORD = 6;

/** Beyond the budget the rest is one. */
export function wordsOf(text: string, budget: Budget): string[] {
  if (isAddress(text) || !budget.spend(TEXT)) return [text];
  const found: string[] = [];
  for (const { segment, index } of words.segment(text)) {
    if (!budget.spend(WORD)) return [...found, text.slice(index)];
    found.push(segment);
  }
  return found;
}

/** One word, whatever stands between its letters. */
const isAddress = (text: string) => /^(?:\/|https?:)\S+$/.test(text);

/** What became of a text, word by word. */
export function wordChanges(
  before: string,
  after: string,
  budget = createBudget(MOST_SPENT),
): WordRun[] {
  const [older, newer] = [wordsOf(before, budget), wordsOf(after, budget)];
  const steps = stepsBetween(older, newer, (word) => word, budget);
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
    if (last?.is === is) append(last.ones, ones);
    else runs.push({ is, ones: [...ones] });
  };
  const end = () => {
    if (!change) return;
    const { removed, added, spaces } = change;
    let behind = 0;
    while (isSpace(removed.at(-1 - behind)) && isSpace(added.at(-1 - behind))) behind++;
    put("removed", removed.slice(0, removed.length - behind));
    put("added", added.slice(0, added.length - behind));
    put("same", added.slice(added.length - behind));
    put("same", spaces);
    change = null;
  };
  for (const step of steps) {
    if (step.is !== "same") {
      change ??= { removed: [], added: [], spaces: [] };
      append(change.removed, change.spaces);
      append(change.added, change.spaces);
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

/** One by one: as arguments of one call, 100,000 are too many. */
function append<T>(all: T[], ones: readonly T[]): void {
  for (const one of ones) all.push(one);
}
