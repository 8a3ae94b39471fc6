import { useState } from "react";
import { data, useRevalidator } from "react-router";
import { api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { BackupsSummary } from "#app/admin/backups/backups-summary.tsx";
import { BringButton, BringLine, useBringing } from "#app/admin/backups/bring-line.tsx";
import { type BackupWish, KeptList } from "#app/admin/backups/kept-list.tsx";
import { LastEnd } from "#app/admin/backups/last-end.tsx";
import { LockPanel } from "#app/admin/backups/lock-panel.tsx";
import { MakeDialog } from "#app/admin/backups/make-dialog.tsx";
import { NightForm } from "#app/admin/backups/night-form.tsx";
import { PutBackDialog } from "#app/admin/backups/put-back-dialog.tsx";
import { useBackups } from "#app/admin/backups/use-backups.ts";
import { DownloadDialog, RemoveDialog, WhyDialog } from "#app/admin/backups/wish-dialogs.tsx";
import { WorkLine } from "#app/admin/backups/work-line.tsx";
import { useFocusOver } from "#app/admin/focus/use-focus-over.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { backupsContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PressButton } from "#app/ui/press-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { KeptBackup } from "#contracts/backups.ts";
import { can } from "#contracts/policies.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { errors } from "#i18n/en/errors.ts";
import type { Route } from "./+types/backups.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  if (!user || !can(user, "backups")) {
    throw data(null, { status: 403, statusText: errors["owner-only"] });
  }
  const backups = await context.get(backupsContext).state().catch(inWords);
  return { backups };
}

function inWords(error: Error & { code?: string }): never {
  const unreadable = "backups-unreadable";
  if (error.code !== unreadable) throw error;
  throw data(null, { status: 503, statusText: errors[unreadable] });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.backups);

export default function BackupsPage({ loaderData }: Route.ComponentProps) {
  const { call, dialog } = useSignedInCall();
  const { revalidate } = useRevalidator();
  const view = useBackups(loaderData.backups);
  const { state, take, look } = view;
  const [isMaking, setMaking] = useState(false);
  const [wish, setWish] = useState<BackupWish | null>(null);
  const hold = useFocusOver();
  const isBusy = state.work !== null;
  const leave = () => setWish(null);
  async function lookAnew() {
    hold();
    await look();
  }

  function ask(wished: BackupWish) {
    setWish(wished);
    // What is here now is compared with what is in it.
    void look();
  }

  const bringing = useBringing(async (name) => {
    const found = await look();
    const backup = found.isOk ? found.data.backups.find((one) => one.name === name) : null;
    if (backup) setWish({ kind: "put-back", backup });
  });

  async function remove({ name }: KeptBackup) {
    leave();
    const answer = await call(() => api("backups")[":name"].$delete({ param: { name } }));
    if (answer.isOk) showToast(words.isRemoved, "success");
    else showToast(failureWords(words.nothingDone, answer), "error");
    await lookAnew();
  }

  return (
    <SettingsFrame
      isWide
      title={words.backups}
      text={words.backupsText}
      action={
        <div className="head-actions">
          <BringButton
            isBusy={bringing.coming !== null}
            onFile={(file) => void bringing.bring(file)}
          />
          <PressButton
            className="button button-primary button-small"
            isOff={isBusy}
            onPress={() => setMaking(true)}
          >
            <AdminIcon name="save" />
            {words.makeNow}
          </PressButton>
        </div>
      }
    >
      <div className="backups">
        <WorkLine {...view} onSignedIn={() => void revalidate()} />
        <BringLine {...bringing} />
        <LastEnd {...state} />
        <BackupsSummary {...state} />
        <div className="backups-halves">
          <KeptList {...state} isBusy={isBusy} onWish={ask} />
          <div className="panel backups-plan">
            <NightForm {...state} call={call} onSaved={() => void look()} />
            <LockPanel {...state} call={call} onChanged={() => void lookAnew()} />
          </div>
        </div>
      </div>
      {isMaking ? (
        <MakeDialog
          call={call}
          onClose={() => setMaking(false)}
          onBegun={(begun) => {
            setMaking(false);
            take(begun);
          }}
        />
      ) : null}
      {wish?.kind === "put-back" ? (
        <PutBackDialog
          backup={wish.backup}
          now={state.now}
          call={call}
          onClose={leave}
          onBegun={(begun) => {
            leave();
            take(begun);
          }}
        />
      ) : null}
      {wish?.kind === "why" ? <WhyDialog backup={wish.backup} onClose={leave} /> : null}
      {wish?.kind === "download" ? (
        <DownloadDialog backup={wish.backup} call={call} onClose={leave} />
      ) : null}
      <RemoveDialog
        backup={wish?.kind === "remove" ? wish.backup : null}
        onKeep={leave}
        onRemove={(backup) => void remove(backup)}
      />
      {dialog}
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.backupsNotLoaded} />;
}
