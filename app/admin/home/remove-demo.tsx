import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/admin/api/client.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";
import { ConfirmDialog } from "#app/admin/shell/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { DemoContent } from "#contracts/first-day.ts";

/** What came with the demo agency and nobody has made their own. */
export function RemoveDemo({ demo }: { demo: DemoContent }) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const { call, dialog } = useSignedInCall();

  async function remove() {
    setAsking(false);
    const answer = await call(() => api("demo").index.$delete());
    if (!answer.isOk) return showToast(`Nothing was removed. ${answer.message}`, "error");
    showToast("The demo content is removed.", "success");
    await revalidate();
  }

  return (
    <>
      <button
        type="button"
        className="button button-ghost-danger button-small"
        onClick={() => setAsking(true)}
      >
        <AdminIcon name="trash" /> Remove the demo content
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove the demo content?"
        text={demoText(demo)}
        keepLabel="Keep it"
        goLabel="Remove"
        isDanger
        onKeep={() => setAsking(false)}
        onGo={() => void remove()}
      />
      {dialog}
    </>
  );
}

/** What goes where, and what stays. */
function demoText({ posts, enquiries, leaders }: DemoContent): string {
  const parts = [
    posts > 0
      ? `${count(posts, "post")} that nobody has changed can be restored from Deleted posts for 30 days.`
      : "",
    enquiries > 0
      ? `${count(enquiries, "example enquiry", "example enquiries")} from invented people are deleted for good.`
      : "",
    leaders > 0 ? "The invented people leave the About page." : "",
    "Pages and packages stay, for you to rewrite.",
  ];
  return parts.filter(Boolean).join(" ");
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
