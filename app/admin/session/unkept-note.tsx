import type { Document } from "#app/admin/editor/use-document.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/session.ts";

export const UNKEPT = words.notKeptHere;

/** For forms without a save bar. */
export function UnkeptNote<T extends object>({ document }: { document: Document<T> }) {
  return (
    <p role="status" className="text-danger text-small empty:hidden">
      {document.drafts.kept === "refused" ? (
        <>
          <AdminIcon name="triangle-alert" /> {UNKEPT}
        </>
      ) : null}
    </p>
  );
}
