import { useRef } from "react";
import { ChangeList } from "#app/admin/compare/change-list.tsx";
import type { FieldChange } from "#app/admin/compare/field-changes.ts";
import { useChangeJumps } from "#app/admin/compare/use-change-jumps.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/compare.ts";
import { fill, plural } from "#i18n/fill.ts";

/** What became of one version until another. */
export function Comparison({ changes }: { changes: FieldChange[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { count, at, said, go } = useChangeJumps(list, changes);
  const differing = changes.filter(({ change }) => change).length;
  if (differing === 0) return <p className="panel-body py-6">{words.nothingDiffers}</p>;
  return (
    <>
      <div className="comparison-key">
        <del>{words.removedSample}</del>
        <ins>{words.addedSample}</ins>
        <span className="text-ink3">
          {plural(words.fieldsDiffer, differing, { all: changes.length })}
        </span>
        <div className="comparison-jumps">
          <span>
            {at < 0
              ? plural(words.changes, count)
              : fill(words.changeOf, { number: at + 1, count })}
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={words.changeBefore}
            aria-keyshortcuts="["
            onClick={() => go(-1)}
          >
            <AdminIcon name="chevron-left" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={words.nextChange}
            aria-keyshortcuts="]"
            onClick={() => go(1)}
          >
            <AdminIcon name="chevron-right" />
          </button>
        </div>
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
      <div ref={list}>
        <ChangeList changes={changes} />
      </div>
    </>
  );
}
