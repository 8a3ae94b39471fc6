import { useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { MediaDetail } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/media.ts";

type DeletePictureProps = { detail: MediaDetail; call: Ask; onDeleted: () => void };

/** Where it is used; while it is, it stays. */
export function DeletePicture({ detail, call, onDeleted }: DeletePictureProps) {
  const [isAsking, setAsking] = useState(false);
  const isUsed = detail.usedIn.length > 0;

  async function remove() {
    setAsking(false);
    const answer = await call(() => api("media")[":id"].$delete({ param: { id: detail._id } }));
    const isGone = answer.isOk || answer.status === NOT_THERE;
    if (!isGone) return showToast(failureWords(words.pictureStillThere, answer), "error");
    showToast(words.pictureDeleted, "success");
    onDeleted();
  }

  return (
    <>
      <div>
        <h3 className="field-label font-text">{words.whereItIsUsed}</h3>
        {isUsed ? (
          <ul>
            {detail.usedIn.map(({ label, href }) => (
              <li key={label}>
                {href ? (
                  <PageLink to={href} className="text-link">
                    {label}
                  </PageLink>
                ) : (
                  label
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink2">{words.nowhereYet}</p>
        )}
      </div>
      <div>
        <button
          type="button"
          className="button button-ghost-danger button-small"
          disabled={isUsed}
          aria-describedby={isUsed ? "why-kept" : undefined}
          onClick={() => setAsking(true)}
        >
          <AdminIcon name="trash" /> {words.deletePicture}
        </button>
        {isUsed ? (
          <p id="why-kept" className="mt-1 text-ink2 text-small">
            {words.keptWhileUsed}
          </p>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.askToDelete}
        text={words.deleteText}
        keepLabel={words.keepIt}
        goLabel={words.deleteIt}
        isDanger
        onKeep={() => setAsking(false)}
        onGo={() => void remove()}
      />
    </>
  );
}
