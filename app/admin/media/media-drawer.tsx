import { useEffect, useState } from "react";
import { AdminDialog } from "#app/admin/shell/admin-dialog.tsx";
import { callApi } from "#app/forms/call-api.ts";
import { Dots } from "#app/ui/waiting.tsx";
import type { Media, MediaDetail } from "#contracts/media.ts";
import { MediaEditor } from "./media-editor.tsx";

type MediaDrawerProps = {
  id: string;
  onClose: () => void;
  onSaved: (picture: Media) => void;
  onDeleted: (id: string) => void;
};

/** One picture at the right edge; on a phone the whole screen. */
export function MediaDrawer({ id, onClose, onSaved, onDeleted }: MediaDrawerProps) {
  const [detail, setDetail] = useState<MediaDetail | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    void callApi<MediaDetail>("GET", `/api/media/${encodeURIComponent(id)}`).then((answer) => {
      if (!isWanted) return;
      if (answer.isOk) setDetail(answer.data);
      else setProblem(answer.message);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      title={detail?.name ?? "Picture"}
      className="dialog-drawer"
    >
      {problem ? <p role="alert">{problem}</p> : null}
      {detail ? <MediaEditor detail={detail} onSaved={onSaved} onDeleted={onDeleted} /> : null}
      {detail || problem ? null : <Dots />}
    </AdminDialog>
  );
}
