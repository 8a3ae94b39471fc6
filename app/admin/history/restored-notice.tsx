import { useEffect, useRef } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/history.ts";

type RestoredNoticeProps = { editor: string; isBusy: boolean; onUndo: () => void };

/** What restoring did; the focus goes there. */
export function RestoredNotice({ editor, isBusy, onUndo }: RestoredNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <section ref={notice} className="restored-notice" tabIndex={-1} aria-label={words.restored}>
      <AdminIcon name="circle-check" />
      <div>
        <p>
          <b>{words.restored}</b> {words.nothingPublic}
        </p>
        <p>
          <button
            type="button"
            className="text-link"
            aria-busy={isBusy || undefined}
            onClick={onUndo}
          >
            {words.undo}
          </button>
          <PageLink className="text-link" to={editor}>
            {words.openEditor}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
