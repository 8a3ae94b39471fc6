import { api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import { addressTaken, notInTrash, undo } from "#i18n/en/admin/writing.ts";

type Removing = {
  id: string;
  /** That it is deleted. */
  said: string;
  onGone: () => void;
  /** After Undo. */
  onBack: () => void;
};

export type TrashNoun = "blogs" | "pages" | "departures" | "licences" | "visas" | "requirements";

type TrashWords = Record<"stillThere" | "stillDeleted" | "isBack", string>;

/** Things into the trash and back, with what is said of it. */
export function useTrashes(words: TrashWords) {
  const { call, dialog } = useSignedInCall();

  async function remove(noun: TrashNoun, { id, said, onGone, onBack }: Removing): Promise<void> {
    const answer = await call(() => api(noun)[":id"].$delete({ param: { id } }));
    // A second press, after an answer that was lost.
    const isGone = answer.isOk || answer.status === NOT_THERE;
    if (!isGone) return showToast(failureWords(words.stillThere, answer), "error");
    onGone();
    showToast(said, "success", { label: undo, run: () => void restore(noun, id, onBack) });
  }

  async function restore(noun: TrashNoun, id: string, onBack: () => void): Promise<void> {
    const answer = await call(() => api(noun)[":id"].restore.$post({ param: { id } }));
    if (!answer.isOk) return showToast(whyNot(words, answer), "error");
    onBack();
    showToast(words.isBack, "success");
  }

  return { remove, restore, dialog };
}

/** Nothing of it can be changed before it is back. */
const TAKEN = new Set(["link-taken", "page-link-taken"]);

function whyNot(
  { stillDeleted }: TrashWords,
  refusal: Extract<ApiAnswer<unknown>, { isOk: false }>,
) {
  if (refusal.status === NOT_THERE) return failureWords(notInTrash, refusal);
  const isTaken = TAKEN.has(refusal.code ?? "");
  return failureWords(stillDeleted, isTaken ? { ...refusal, message: addressTaken } : refusal);
}

/** The same, of one noun. */
export function useTrash(noun: TrashNoun, words: TrashWords) {
  const { remove, restore, dialog } = useTrashes(words);
  return {
    remove: (removing: Removing) => remove(noun, removing),
    restore: (id: string, onBack: () => void) => restore(noun, id, onBack),
    dialog,
  };
}
