import { AlertDialog } from "radix-ui";
import { type FormEvent, use, useState } from "react";
import { Form, PrefetchPageLinks, useSubmit } from "react-router";
import { isUnfinished } from "#app/admin/api/upload-queue.ts";
import { useFocusReturn } from "#app/admin/focus/use-focus-return.ts";
import { libraryUploads } from "#app/admin/media/library-uploads.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { DraftOwner } from "#app/admin/session/draft-owner.ts";
import { createDrafts } from "#app/admin/session/draft-store.ts";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { keepDraftsNow } from "#app/admin/session/use-drafts.ts";
import { deviceStore } from "#app/forms/device-store.ts";
import * as words from "#i18n/en/admin/shell.ts";

/** What was typed and not saved: it stays on the device or goes, as they choose. What is on its way cannot stay. */
export function LogoutButton() {
  const userId = use(DraftOwner);
  const submit = useSubmit();
  const focusReturn = useFocusReturn();
  const [isAsking, setAsking] = useState(false);
  const [unsaved, setUnsaved] = useState({ drafts: false, uploads: false });

  function ask(event: FormEvent) {
    keepDraftsNow();
    const uploads = libraryUploads.list().some(isUnfinished);
    const drafts = createDrafts(userId, deviceStore).count() > 0;
    if (!drafts && !uploads) return;
    event.preventDefault();
    setUnsaved({ drafts, uploads });
    setAsking(true);
  }

  const logOut = (fields: Record<string, string>) => () => {
    setAsking(false);
    libraryUploads.empty();
    void submit(fields, { method: "post", action: "/logout", state: WITHOUT_ASKING });
  };

  return (
    <>
      {/* Whoever presses it may walk away: it works also where the server has been renewed since. */}
      <PrefetchPageLinks page="/logout" />
      <Form method="post" action="/logout" onSubmit={ask}>
        <button type="submit">
          <AdminIcon name="log-out" />
          {words.logout}
        </button>
      </Form>
      <AlertDialog.Root open={isAsking} onOpenChange={setAsking}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="dialog-ground" />
          <AlertDialog.Content className="dialog" {...focusReturn}>
            <AlertDialog.Title className="dialog-title">
              {unsaved.drafts ? words.logoutTitle : words.logoutUploadsTitle}
            </AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="grid gap-2 text-ink2">
                {unsaved.drafts ? <p>{words.logoutText}</p> : null}
                {unsaved.uploads ? <p>{words.logoutUploads}</p> : null}
              </div>
            </AlertDialog.Description>
            <div className="dialog-actions">
              <AlertDialog.Cancel className="button button-secondary">
                {words.staySignedIn}
              </AlertDialog.Cancel>
              <button
                type="button"
                className="button button-danger"
                onClick={logOut(unsaved.drafts ? { removeDraftsOf: userId } : {})}
              >
                {unsaved.drafts ? words.removeAndLogOut : words.logout}
              </button>
              {unsaved.drafts ? (
                <button type="button" className="button button-primary" onClick={logOut({})}>
                  {words.keepAndLogOut}
                </button>
              ) : null}
            </div>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
}
