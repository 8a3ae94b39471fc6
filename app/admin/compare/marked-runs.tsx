import { Fragment, type ReactNode } from "react";
import * as words from "#i18n/en/admin/compare.ts";
import type { WordRun } from "./word-changes.ts";

/** Words that stay, that went and that came; not by colour alone. */
export const MarkedRuns = ({ runs }: { runs: WordRun[] }) => (
  <InChanges runs={runs} shown={({ text }) => text} />
);

type InChangesProps<R> = { runs: R[]; shown: (run: R) => ReactNode };

/** What is removed and what came in its place are one change, which can be gone to. */
export function InChanges<R extends Pick<WordRun, "is">>({ runs, shown }: InChangesProps<R>) {
  const changes: R[][] = [];
  for (const run of runs) {
    if (run.is === "added" && changes.at(-1)?.[0]?.is === "removed") changes.at(-1)?.push(run);
    else changes.push([run]);
  }
  return changes.map((change, at) => {
    const marked = change.map((run) => (
      <Marked key={run.is} is={run.is}>
        {shown(run)}
      </Marked>
    ));
    const Part = change[0]?.is === "same" ? Fragment : Change;
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
    return <Part key={at}>{marked}</Part>;
  });
}

const Change = ({ children }: { children: ReactNode }) => <span data-change="">{children}</span>;

function Marked({ is, children }: { is: WordRun["is"]; children: ReactNode }) {
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
