import type { ReactNode } from "react";
import type { Fields } from "#contracts/field-types.ts";
import { DraftLine } from "./draft-line.tsx";
import { PublishMenu } from "./publish-menu.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";

type DraftBarProps<F extends Fields> = {
  editor: DraftEditor<F>;
  submitText: string;
  /** When nothing waits and nothing has been changed. */
  rest: string;
  /** Something is public, which the changes can be given up for. */
  isPublic: boolean;
  children?: ReactNode;
};

/** The save bar of something that can wait: where it stands, and what does not publish it now. */
export function DraftBar<F extends Fields>(props: DraftBarProps<F>) {
  const { editor, submitText, rest, isPublic, children } = props;
  const { document, waiting, plan } = editor;
  return (
    <>
      <SaveBar
        document={document}
        submitText={submitText}
        rest={waiting ? <DraftLine waiting={waiting} plan={plan} /> : rest}
        more={
          <PublishMenu
            isDisabled={document.status.kind === "saving"}
            onKeep={() => void plan.keep()}
            onPlan={(publishAt) => void plan.plan(publishAt)}
            onPublishNow={() => void document.save()}
            onThrowAway={isPublic && waiting ? () => void plan.throwAway() : undefined}
            isPlanning={plan.isPlanning}
            onPlanning={plan.setPlanning}
          />
        }
      >
        {children}
      </SaveBar>
      {plan.dialog}
    </>
  );
}
