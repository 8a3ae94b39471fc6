import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { Import, ImportCounts } from "#contracts/import.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { inDigits } from "#i18n/fill.ts";

/** These are said also where there are none. */
const ALWAYS: readonly (keyof ImportCounts)[] = ["posts", "pages", "pictures", "addresses"];
const ORDER = ["posts", "drafts", "pages", "documents", "pictures", "addresses"] as const;

/** How much comes, or came, and the list of it. */
export function WhatComes({ shown }: { shown: Import }) {
  const { _id, counts, state } = shown;
  const hasCome = state === "done" || state === "undone";
  const listed = ORDER.filter((name) => counts[name] > 0 || ALWAYS.includes(name));
  return (
    <section className="panel move-in-panel" aria-labelledby="comes">
      <div className="move-in-head">
        <h2 id="comes">{hasCome ? words.hasCome : words.wouldCome}</h2>
        <a
          className="button button-small button-ghost"
          href={`/api/imports/${_id}/report.csv`}
          download
        >
          <AdminIcon name="file-down" />
          {hasCome ? words.downloadReport : words.downloadList}
        </a>
      </div>
      <dl className="move-in-sums">
        {listed.map((name) => (
          <div key={name}>
            <dt>{words.counts[name]}</dt>
            <dd>{inDigits(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
