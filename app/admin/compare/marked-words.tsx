import type { ReactNode } from "react";
import * as words from "#i18n/en/admin/compare.ts";
import { type WordRun, wordChanges } from "./word-changes.ts";

/** A text with the words that went and those that came; not by colour alone. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return inChanges(wordChanges(before, after)).map((runs, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
    <Change key={at} runs={runs} />
  ));
}

function Change({ runs }: { runs: WordRun[] }) {
  const marked = runs.map(({ is, text }) => (
    <Marked key={is} is={is}>
      {text}
    </Marked>
  ));
  return runs[0]?.is === "same" ? marked : <span data-change="">{marked}</span>;
}

/** What is removed and what came in its place are one change. */
export function inChanges<T extends { is: WordRun["is"] }>(runs: T[]): T[][] {
  const changes: T[][] = [];
  for (const run of runs) {
    if (run.is === "added" && changes.at(-1)?.[0]?.is === "removed") changes.at(-1)?.push(run);
    else changes.push([run]);
  }
  return changes;
}

export function Marked({ is, children }: { is: WordRun["is"]; children: ReactNode }) {
  if (is === "same") return children;
  const [Mark, said] =
    is === "removed" ? (["del", words.removed] as const) : (["ins", words.added] as const);
  return (
    <Mark>
      <span className="sr-only">{said} </span>
      {children}
    </Mark>
  );
}
