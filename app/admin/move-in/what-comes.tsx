import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { Import, ImportCounts } from "#contracts/import.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { fileSize } from "#i18n/file-size.ts";
import { fill, inDigits } from "#i18n/fill.ts";

/** These are said also where there are none. */
const ALWAYS: readonly Count[] = ["posts", "pages", "pictures", "addresses"];
const ORDER = ["posts", "drafts", "pages", "documents", "pictures", "addresses"] as const;
type Count = (typeof ORDER)[number];

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
            <dd>{saidOf(counts, name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** With how much they weigh, where that is known. */
function saidOf(counts: ImportCounts, name: Count): string {
  const count = inDigits(counts[name]);
  if (name !== "pictures" || counts.pictureBytes === 0) return count;
  return fill(words.picturesOf, { count, size: fileSize(counts.pictureBytes) });
}
