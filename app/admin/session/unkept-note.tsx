import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/session.ts";

export const UNKEPT = words.notKeptHere;

/** For forms without a save bar. */
export function UnkeptNote({ isUnkept, text = UNKEPT }: { isUnkept: boolean; text?: string }) {
  return (
    <p role="status" className="text-danger text-small empty:hidden">
      {isUnkept ? (
        <>
          <AdminIcon name="triangle-alert" /> {text}
        </>
      ) : null}
    </p>
  );
}
