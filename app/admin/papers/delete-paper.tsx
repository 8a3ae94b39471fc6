import { useState } from "react";
import { useNavigate } from "react-router";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { TrashDialog } from "#app/admin/writing/trash-dialog.tsx";
import { useTrash } from "#app/admin/writing/use-trash.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { editorAddress } from "#contracts/editor-address.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { askToDelete, deleteIt, deleteTitle } from "#i18n/en/admin/writing.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { PaperUse } from "./paper-uses.tsx";

type DeletePaperProps = { id: string; title: string; uses: readonly PaperUse[] };

/** Out of the library, after a question, and back with Undo; not while a visa asks for it. */
export function DeletePaper({ id, title, uses }: DeletePaperProps) {
  const [asked, setAsked] = useState<"sure" | "in-use" | null>(null);
  const navigate = useNavigate();
  const trash = useTrash("requirements", words.inTrash);
  async function remove(): Promise<void> {
    setAsked(null);
    await trash.remove({
      ...{ id, said: words.deleted },
      // What was typed of it is gone with it, and comes back with its drafts.
      onGone: () => void navigate("/admin/requirements", { state: WITHOUT_ASKING }),
      onBack: () => void navigate(editorAddress({ kind: "requirement", id })),
    });
  }
  const name = fill(deleteTitle, { title });
  return (
    <>
      <button
        type="button"
        className="button button-ghost-danger button-small"
        aria-label={name}
        onClick={() => setAsked(uses.length > 0 ? "in-use" : "sure")}
      >
        <AdminIcon name="trash" /> {deleteIt}
      </button>
      <AdminDialog
        isOpen={asked === "in-use"}
        onClose={() => setAsked(null)}
        title={name}
        text={plural(words.inUse, uses.length)}
      >
        <ul className="library-lines">
          {uses.map((use) => (
            <li key={use._id}>
              <PageLink
                className="flex min-h-11 items-center gap-3 underline"
                to={editorAddress({ kind: "visa", id: use._id })}
              >
                <AdminIcon name="stamp" /> <bdi>{use.title}</bdi>
              </PageLink>
            </li>
          ))}
        </ul>
      </AdminDialog>
      <TrashDialog
        isOpen={asked === "sure"}
        title={fill(askToDelete, { title })}
        text={words.usedNowhere}
        onKeep={() => setAsked(null)}
        onGo={() => void remove()}
      />
      {trash.dialog}
    </>
  );
}
