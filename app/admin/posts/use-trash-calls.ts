import { api } from "#app/admin/api/client.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { fill } from "#i18n/fill.ts";

type Removing = {
  id: string;
  /** That it is deleted. */
  said: string;
  onGone: () => void;
  /** After Undo. */
  onBack: () => void;
};

/** Posts into the trash and back, with what is said of it. */
export function useTrashCalls() {
  const { call, dialog } = useSignedInCall();

  async function remove({ id, said, onGone, onBack }: Removing): Promise<void> {
    const answer = await call(() => api("blogs")[":id"].$delete({ param: { id } }));
    if (!answer.isOk)
      return showToast(fill(words.postStillThere, { message: answer.message }), "error");
    onGone();
    const undo = { label: words.undo, run: () => void restore(id, onBack) };
    showToast(said, "success", undo);
  }

  async function restore(id: string, onBack: () => void): Promise<void> {
    const answer = await call(() => api("blogs")[":id"].restore.$post({ param: { id } }));
    if (!answer.isOk)
      return showToast(fill(words.postStillDeleted, { message: answer.message }), "error");
    onBack();
    showToast(words.postIsBack, "success");
  }

  return { remove, restore, dialog };
}
