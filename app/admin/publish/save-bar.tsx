import { type ReactNode, useRef } from "react";
import type { Document } from "#app/admin/editor/use-document.ts";
import { useFocusKept } from "#app/admin/focus/use-focus-kept.ts";
import type { OtherName } from "#app/admin/presence/other-words.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import * as words from "#i18n/en/admin/editor.ts";
import { type Line, SaveState } from "./save-state.tsx";

type SaveBarProps<T extends object> = {
  document: Document<T>;
  otherName: OtherName;
  /** What the primary button says. */
  submitText: string;
  /** When nothing is to be told of what is typed. */
  rest: Line;
  /** Beside the primary button, as its second half. */
  more: ReactNode;
  children?: ReactNode;
};

/** The state at the left, what can be done at the right. */
export function SaveBar<T extends object>(props: SaveBarProps<T>) {
  const { document, otherName, submitText, rest, more, children } = props;
  const isSaving = document.status.kind === "saving";
  const buttons = useRef<HTMLElement>(null);
  useFocusKept(isSaving, buttons);
  return (
    <div className="save-bar">
      <div className="admin-wrap">
        <SaveState document={document} otherName={otherName} rest={rest} />
        {children}
        <span className="split-button" ref={buttons}>
          <BusyButton isBusy={isSaving} busyText={words.saving}>
            {submitText}
          </BusyButton>
          {more}
        </span>
      </div>
    </div>
  );
}
