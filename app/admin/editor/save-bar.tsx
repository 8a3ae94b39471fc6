import type { ReactNode } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/pieces/times.ts";
import { UNKEPT } from "#app/admin/session/unkept-note.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import * as words from "#i18n/en/admin/editor.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { Document } from "./use-document.ts";

type SaveBarProps<T extends object> = {
  document: Document<T>;
  /** What the primary button says. */
  submitText: string;
  /** When nothing has been changed. */
  rest: ReactNode;
  /** Beside the primary button, as its second half. */
  more?: ReactNode;
  children?: ReactNode;
};

/** The state at the left, what can be done at the right. */
export function SaveBar<T extends object>(props: SaveBarProps<T>) {
  const { document, submitText, rest, more, children } = props;
  const { status, isDirty } = document;
  return (
    <div className="save-bar">
      <div className="admin-wrap">
        <SaveState document={document} rest={rest} />
        {children ?? (
          <button
            type="button"
            className={`button ${isDirty ? "button-secondary" : "button-ghost"}`}
            disabled={!isDirty || status.kind === "saving"}
            onClick={document.discardChanges}
          >
            {words.discardChanges}
          </button>
        )}
        <span className="split-button">
          <BusyButton isBusy={status.kind === "saving"} busyText={words.saving}>
            {submitText}
          </BusyButton>
          {more}
        </span>
      </div>
    </div>
  );
}

function SaveState<T extends object>({
  document: { status, changes, drafts },
  rest,
}: Pick<SaveBarProps<T>, "document" | "rest">) {
  const { clockTime } = useTimes();
  const count = changes.length;
  const unsaved = plural(words.changesNotSaved, count);
  const [icon, text] =
    status.kind === "failed"
      ? (["triangle-alert", fill(words.notSavedNothingLost, { message: status.message })] as const)
      : count > 0 && drafts.kept === "refused"
        ? (["triangle-alert", `${unsaved}. ${UNKEPT}`] as const)
        : count > 0
          ? (["pencil", unsaved] as const)
          : status.kind === "saved"
            ? (["circle-check", words.savedJustNow] as const)
            : (["eye", rest] as const);
  const keptAt = drafts.kept && drafts.kept !== "refused" ? drafts.kept.at : null;
  return (
    <p className={`save-state ${status.kind === "failed" ? "text-danger" : ""}`} role="status">
      <AdminIcon name={icon} />
      <span>
        {text}
        {count > 0 && keptAt && status.kind !== "failed" ? (
          <span className="max-sm:hidden">. {fill(words.keptAt, { time: clockTime(keptAt) })}</span>
        ) : null}
      </span>
    </p>
  );
}
