import { flushSync } from "react-dom";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/follow-up.ts";
import { plural } from "#i18n/fill.ts";
import { rowId } from "./enquiry-rows.tsx";
import type { EnquiryListState } from "./use-enquiry-list.ts";

/** Above the list, which stays as it is: somebody may be about to press a row. */
export function FreshLine({ list: { fresh, showFresh } }: { list: EnquiryListState }) {
  const [first] = fresh;

  function show() {
    flushSync(showFresh);
    if (first) document.getElementById(rowId(first))?.focus();
  }

  return (
    <div role="status">
      {first ? (
        <p className="fresh-line">
          <AdminIcon name="inbox" />
          <span>{plural(words.cameIn, fresh.length)}</span>
          <button type="button" className="text-link" onClick={show}>
            {words.showNew}
          </button>
        </p>
      ) : null}
    </div>
  );
}
