import { useRef } from "react";
import { useNavigate } from "react-router";
import { failureWords, isUnanswered } from "#app/admin/api/failure-words.ts";
import { makeId } from "#app/forms/make-id.ts";
import { showToast } from "#app/ui/toast.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { notBegun } from "#i18n/en/admin/visas.ts";
import { beginEntry } from "./begin-entry.ts";

/** Makes a new one, and opens it. */
export function useBeginEntry(kind: EntryKindName) {
  const navigate = useNavigate();
  // Begun, perhaps: the next press begins the same one.
  const unanswered = useRef<string>(undefined);
  return async (body: Record<string, unknown>): Promise<void> => {
    const id = unanswered.current ?? makeId();
    const answer = await beginEntry(kind, id, body);
    unanswered.current = !answer.isOk && isUnanswered(answer) ? id : undefined;
    if (answer.isOk) return void navigate(editorAddress({ kind, id }));
    showToast(failureWords(notBegun, answer), "error");
  };
}
