import { api } from "#app/admin/api/client.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/own-pages.ts";
import { fill } from "#i18n/fill.ts";

type Removing = { id: string; onGone: () => void /** After Undo. */; onBack: () => void };

/** Pages into the trash and back, with what is said of it. */
export function usePageTrash() {
  const { call, dialog } = useSignedInCall();

  async function remove({ id, onGone, onBack }: Removing): Promise<void> {
    const answer = await call(() => api("pages")[":id"].$delete({ param: { id } }));
    if (!answer.isOk) return showToast(fill(words.stillThere, answer), "error");
    onGone();
    const undo = { label: words.undo, run: () => void restore(id, onBack) };
    showToast(words.deleted, "success", undo);
  }

  async function restore(id: string, onBack: () => void): Promise<void> {
    const answer = await call(() => api("pages")[":id"].restore.$post({ param: { id } }));
    if (!answer.isOk) return showToast(fill(words.stillDeleted, answer), "error");
    onBack();
    showToast(words.isBack, "success");
  }

  return { remove, restore, dialog };
}
