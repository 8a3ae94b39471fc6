import { useMemo } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { Dots } from "#app/site/pieces/waiting.tsx";
import type { Media } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/media.ts";
import { MediaEditor } from "./media-editor.tsx";

type MediaDrawerProps = {
  id: string;
  onClose: () => void;
  onSaved: (picture: Media) => void;
  onDeleted: (id: string) => void;
};

const readPicture = (id: string) => (ask: Ask) =>
  ask(() => api("media")[":id"].$get({ param: { id: encodeURIComponent(id) } }));

/** One picture at the right edge; on a phone the whole screen. */
export function MediaDrawer({ id, onClose, onSaved, onDeleted }: MediaDrawerProps) {
  const read = useMemo(() => readPicture(id), [id]);
  const { call, dialog } = useSignedInCall();
  const { data: detail, problem, retry } = useReading(read, { call });

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      title={detail?.name ?? words.picture}
      className="dialog-drawer"
    >
      {problem ? (
        <div className="grid justify-items-start gap-3">
          <Problem text={problem.message} />
          <TryAgain className="button-secondary" onPress={() => void retry()} />
        </div>
      ) : null}
      {detail ? <MediaEditor {...{ detail, call, onSaved, onDeleted }} /> : null}
      {detail || problem ? null : <Dots />}
      {dialog}
    </AdminDialog>
  );
}
