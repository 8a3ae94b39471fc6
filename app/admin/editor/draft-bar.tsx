import type { ReactNode } from "react";
import type { Fields } from "#contracts/field-types.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { DraftLine } from "./draft-line.tsx";
import { PublishMenu } from "./publish-menu.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import { usePreviews } from "./use-previews.tsx";

type DraftBarProps<F extends Fields> = {
  editor: DraftEditor<F>;
  submitText: string;
  /** Of what is not made yet. */
  rest?: string | undefined;
  /** Something is public, which the changes can be given up for. */
  isPublic: boolean;
  children?: ReactNode;
};

/** The save bar of something that can wait: where it stands, and what does not publish it now. */
export function DraftBar<F extends Fields>(props: DraftBarProps<F>) {
  const { editor, submitText, rest = words.everythingPublic, isPublic, children } = props;
  const { document, waiting, place, plan } = editor;
  const previews = usePreviews({ place, document, isWaiting: waiting !== null });
  return (
    <>
      <SaveBar
        document={document}
        otherName={editor.otherName}
        submitText={submitText}
        rest={
          waiting
            ? {
                icon: waiting.publishAt ? "clock" : "circle-check",
                text: <DraftLine waiting={waiting} plan={plan} />,
              }
            : { icon: "eye", text: rest }
        }
        more={
          <PublishMenu
            isDisabled={document.status.kind === "saving"}
            onKeep={() => void plan.keep()}
            onPlan={(publishAt) => void plan.plan(publishAt)}
            onPublishNow={() => void document.save()}
            onThrowAway={
              isPublic && (waiting || document.isDirty) ? () => void plan.throwAway() : undefined
            }
            previews={place && previews}
            isPlanning={plan.isPlanning}
            onPlanning={plan.setPlanning}
          />
        }
      >
        {children}
      </SaveBar>
      {plan.dialog}
      {previews.dialog}
    </>
  );
}
