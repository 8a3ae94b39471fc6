import type { ReactNode } from "react";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import * as words from "#i18n/en/admin/departure-changes.ts";

type ChangeFrameProps = {
  title: string;
  /** What is typed. */
  fields: ReactNode;
  /** Above the list: how many change. */
  heading: string;
  /** Old and new, one below the other. */
  list: ReactNode;
  go: string;
  isBusy: boolean;
  /** Why it was not done. */
  problem: string | null;
  onGo: () => void;
  onClose: () => void;
};

/** A change of several: what is typed, what would become of each, and the button that counts. */
export function ChangeFrame(props: ChangeFrameProps) {
  return (
    <AdminDialog isOpen onClose={props.onClose} title={props.title} className="change-dialog">
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // It may stand within the form of a departure, which this does not publish.
          event.stopPropagation();
          if (!props.isBusy) props.onGo();
        }}
      >
        <Problem text={props.problem} />
        {props.fields}
        <div>
          <p className="font-[620]" role="status">
            {props.heading}
          </p>
          <p className="text-ink2 text-small">{words.notPublicHint}</p>
        </div>
        {props.list}
        <div className="dialog-actions">
          <button type="button" className="button button-secondary" onClick={props.onClose}>
            {words.notNow}
          </button>
          <BusyButton isBusy={props.isBusy} busyText={words.working}>
            {props.go}
          </BusyButton>
        </div>
      </form>
    </AdminDialog>
  );
}
