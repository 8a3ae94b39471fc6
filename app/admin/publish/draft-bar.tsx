import type { ReactNode } from "react";
import type { Document } from "#app/admin/editor/use-document.ts";
import type { Waiting } from "#app/admin/editor/use-waiting.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import type { OtherName } from "#app/admin/presence/other-words.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { DraftLine } from "./draft-line.tsx";
import type { ToLookAt } from "./publish-later.tsx";
import { PublishMenu } from "./publish-menu.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { DraftPlan } from "./use-draft-plan.ts";
import { usePreviews } from "./use-previews.tsx";

type DraftBarProps<T extends object> = {
  editor: {
    document: Document<T>;
    place: Place | null;
    waiting: Waiting | null;
    /** Why it is not there any more, in words. */
    missing: string | null;
    otherName: OtherName;
    plan: DraftPlan;
    /** Of its page, where that is not typed. */
    link?: string;
  };
  submitText: string;
  /** Of what is not made yet. */
  rest?: string | undefined;
  /** Something is public, which the changes can be given up for. */
  isPublic: boolean;
  toLookAt?: ToLookAt;
  children?: ReactNode;
};

/** The save bar of something that can wait: where it stands, and what does not publish it now. */
export function DraftBar<T extends object>(props: DraftBarProps<T>) {
  const { editor, submitText, rest = words.everythingPublic, isPublic, toLookAt, children } = props;
  const { document, waiting, missing, place, plan, link } = editor;
  const previews = usePreviews({ place, document, isWaiting: waiting !== null, link });
  return (
    <>
      <SaveBar
        document={document}
        otherName={editor.otherName}
        submitText={submitText}
        rest={
          missing
            ? { icon: "trash", text: missing, tone: "warn" }
            : waiting
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
            onPlan={(publishAt, languages) => void plan.plan(publishAt, languages)}
            onPublishNow={() => void document.save()}
            onThrowAway={
              isPublic && (waiting || document.isDirty) ? () => void plan.throwAway() : undefined
            }
            previews={place && previews}
            edited={place && { place, hasChanges: waiting !== null || document.isDirty }}
            toLookAt={toLookAt}
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
