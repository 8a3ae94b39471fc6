import { useNavigate } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { notBegun } from "#i18n/en/admin/visas.ts";
import { fill } from "#i18n/fill.ts";
import { beginEntry } from "./begin-entry.ts";

/** Makes a new one, and opens it. */
export function useBeginEntry(kind: EntryKindName) {
  const navigate = useNavigate();
  return async (body: Record<string, unknown>): Promise<void> => {
    const id = crypto.randomUUID();
    const answer = await beginEntry(kind, id, body);
    if (answer.isOk) return void navigate(editorAddress({ kind, id }));
    showToast(fill(notBegun, { message: answer.message }), "error");
  };
}
