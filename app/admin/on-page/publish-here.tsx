import type { Edited } from "#app/admin/on-page/storing/use-edited.ts";
import { PublishMenu } from "#app/admin/publish/publish-menu.tsx";
import { usePreviews } from "#app/admin/publish/use-previews.tsx";
import { showToast } from "#app/ui/toast.ts";
import * as editor from "#i18n/en/admin/editor.ts";

export type PublishHereProps = {
  edited: Edited;
  isPlanning: boolean;
  onPlanning: (is: boolean) => void;
};

/** What does not publish now, as in the editor. */
export function PublishHere({ edited, isPlanning, onPlanning }: PublishHereProps) {
  const { editing, waiting, doing } = edited;
  const [{ place, body }] = editing.documents;
  const previews = usePreviews({
    place,
    document: { isDirty: doing.kind !== "nothing", keep: edited.keep, value: body },
    isWaiting: waiting.length > 0,
  });

  async function keep(): Promise<void> {
    if (await edited.keep()) showToast(editor.keptAsDraft, "success");
  }

  return (
    <>
      <PublishMenu
        isDisabled={doing.kind === "publishing"}
        onKeep={() => void keep()}
        onPlan={(publishAt) => void edited.plan(publishAt)}
        onPublishNow={() => void edited.publish()}
        onThrowAway={waiting.length > 0 ? () => void edited.throwAway() : undefined}
        previews={previews}
        isPlanning={isPlanning}
        onPlanning={onPlanning}
      />
      {previews.dialog}
    </>
  );
}
