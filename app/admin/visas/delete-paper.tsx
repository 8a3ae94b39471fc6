import { useNavigate } from "react-router";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { useTrash } from "#app/admin/writing/use-trash.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { deleteIt, deleteTitle } from "#i18n/en/admin/writing.ts";
import { fill } from "#i18n/fill.ts";

type DeletePaperProps = { id: string; title: string };

/** Out of the library, and back with Undo; refused while a visa asks for it. */
export function DeletePaper({ id, title }: DeletePaperProps) {
  const navigate = useNavigate();
  const trash = useTrash("requirements", words.inTrash);
  const remove = () =>
    trash.remove({
      ...{ id, said: words.deleted },
      // What was typed of it is gone with it, and comes back with its drafts.
      onGone: () => void navigate("/admin/requirements", { state: WITHOUT_ASKING }),
      onBack: () => void navigate(editorAddress({ kind: "requirement", id })),
    });
  return (
    <>
      <button
        type="button"
        className="button button-ghost-danger button-small"
        aria-label={fill(deleteTitle, { title })}
        onClick={() => void remove()}
      >
        <AdminIcon name="trash" /> {deleteIt}
      </button>
      {trash.dialog}
    </>
  );
}
