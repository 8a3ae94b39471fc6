import { useState } from "react";
import { api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { DemoContent } from "#contracts/first-day.ts";
import * as words from "#i18n/en/admin/home.ts";
import { plural } from "#i18n/fill.ts";

type RemoveDemoProps = { demo: DemoContent; onRemoved: () => Promise<void> };

/** What came with the demo agency and nobody has changed. */
export function RemoveDemo({ demo, onRemoved }: RemoveDemoProps) {
  const [isAsking, setAsking] = useState(false);
  const { call, dialog } = useSignedInCall();

  async function remove() {
    setAsking(false);
    const answer = await call(() => api("demo").index.$delete());
    if (!answer.isOk) return showToast(failureWords(words.demoNotRemoved, answer), "error");
    showToast(words.demoRemoved, "success");
    await onRemoved();
  }

  return (
    <>
      <button
        type="button"
        className="button button-ghost-danger button-small"
        onClick={() => setAsking(true)}
      >
        <AdminIcon name="trash" /> {words.removeDemo}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.askToRemoveDemo}
        text={demoText(demo)}
        keepLabel={words.keepIt}
        goLabel={words.remove}
        isDanger
        onKeep={() => setAsking(false)}
        onGo={() => void remove()}
      />
      {dialog}
    </>
  );
}

/** What goes where, and what stays. */
function demoText({ posts, entries, enquiries, people }: DemoContent): string {
  const parts = [
    posts > 0 ? plural(words.demoPosts, posts) : "",
    entries > 0 ? plural(words.demoEntries, entries) : "",
    enquiries > 0 ? plural(words.demoEnquiries, enquiries) : "",
    people > 0 ? words.demoPeople : "",
    words.demoPagesStay,
  ];
  return parts.filter(Boolean).join(" ");
}
