import { useEffect, useState } from "react";
import { apiAt } from "#app/admin/api/client.ts";
import { failureMessage } from "#app/admin/api/failure-words.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { copyText } from "#app/admin/pieces/copy-text.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { useNow } from "#app/admin/times/clock.ts";
import { momentWords } from "#app/admin/times/moment-words.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { showToast } from "#app/ui/toast.ts";
import type { PreviewState, SharedPreview } from "#contracts/shared-preview.ts";
import * as words from "#i18n/en/admin/preview.ts";
import { fill } from "#i18n/fill.ts";

/** An address for somebody without an account. It is shown once, when it is made. */
export function SharePreview({ place, onClose }: { place: Place; onClose: () => void }) {
  const [shared, setShared] = useState<SharedPreview | null>(null);
  const [earlier, setEarlier] = useState<PreviewState | null>(null);
  const { timeZone } = useSiteData().settings;
  const { call, dialog } = useSignedInCall();
  const door = () => apiAt("drafts", place)[":kind"][":id"].preview;
  const now = useNow();
  const until = (moment: string) => momentWords(timeZone, new Date(moment), now);

  async function share(): Promise<void> {
    const answer = await call(() => door().$post({ param: place }));
    if (answer.isOk) setShared(answer.data);
    else refuse(failureMessage(answer));
  }

  function refuse(message: string): void {
    showToast(message, "error");
    onClose();
  }

  async function withdraw(): Promise<void> {
    const answer = await call(() => door().$delete({ param: place }));
    if (!answer.isOk) return showToast(failureMessage(answer), "error");
    showToast(words.withdrawn, "success");
    onClose();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => {
    let isOpen = true;
    void call(() => door().$get({ param: place })).then((answer) => {
      if (!isOpen) return;
      if (!answer.isOk) refuse(answer.message);
      else if (answer.data) setEarlier(answer.data);
      else void share();
    });
    return () => {
      isOpen = false;
    };
  }, []);

  return (
    <>
      <AdminDialog title={words.sharePreview} text={words.shareText} isOpen onClose={onClose}>
        <div role="status" className="grid gap-4">
          {shared ? (
            <SharedAddress shared={shared} until={until(shared.expiresAt)} />
          ) : earlier ? (
            <p>
              {fill(words.sharedBefore, {
                name: earlier.by.name,
                moment: until(earlier.expiresAt),
              })}
            </p>
          ) : (
            <p>{words.makingAddress}</p>
          )}
        </div>
        {shared || earlier ? (
          <div className="dialog-actions">
            <button type="button" className="button button-ghost" onClick={withdraw}>
              {words.withdrawIt}
            </button>
            {shared ? (
              <a
                className="button button-primary"
                href={`https://wa.me/?text=${encodeURIComponent(shared.link)}`}
                target="_blank"
                rel="noreferrer"
              >
                {words.sendOnWhatsApp}
              </a>
            ) : (
              <button type="button" className="button button-primary" onClick={share}>
                {words.makeNewAddress}
              </button>
            )}
          </div>
        ) : null}
      </AdminDialog>
      {dialog}
    </>
  );
}

function SharedAddress({ shared: { link }, until }: { shared: SharedPreview; until: string }) {
  const copy = () =>
    copyText(link, { copied: words.addressCopied, notCopied: words.addressNotCopied });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <label>
          <span className="field-label">{words.address}</span>
          <input
            className="input"
            readOnly
            value={link}
            dir="ltr"
            onFocus={({ target }) => target.select()}
          />
        </label>
        <button type="button" className="button button-secondary" onClick={copy}>
          <AdminIcon name="copy" /> {words.copy}
        </button>
      </div>
      <p className="text-ink2">{fill(words.worksUntil, { moment: until })}</p>
    </>
  );
}
