import { type ComponentProps, useState } from "react";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { ShownOnce } from "./shown-once.tsx";

type OnceDialogProps = ComponentProps<typeof ShownOnce> & {
  title: string;
  text: string;
  /** Asked of whoever presses beside it: that must not lose what is shown once. */
  leaving: { title: string; text: string; keepLabel: string };
};

/** What nobody can see again, until somebody says that they have it. */
export function OnceDialog({ title, text, leaving, ...shown }: OnceDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <AdminDialog isOpen onClose={() => setLeaving(true)} title={title} text={text}>
      <ShownOnce {...shown} />
      <ConfirmDialog
        {...leaving}
        isOpen={isLeaving}
        goLabel={shown.haveKept}
        isDanger
        onKeep={() => setLeaving(false)}
        onGo={shown.onDone}
      />
    </AdminDialog>
  );
}
