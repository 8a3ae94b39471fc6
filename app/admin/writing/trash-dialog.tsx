import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import * as words from "#i18n/en/admin/writing.ts";

type TrashDialogProps = {
  isOpen: boolean;
  title: string;
  text: string;
  onKeep: () => void;
  onGo: () => void;
};

/** Asks before something goes into the trash. */
export const TrashDialog = (props: TrashDialogProps) => (
  <ConfirmDialog
    {...props}
    note={words.restorableText}
    keepLabel={words.keepIt}
    goLabel={words.deleteIt}
    isDanger
  />
);
