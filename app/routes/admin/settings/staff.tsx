import { useState } from "react";
import { redirect, useRevalidator } from "react-router";
import { HandOverDialog } from "#app/admin/accounts/hand-over-dialog.tsx";
import type { Made } from "#app/admin/accounts/invitation-link.tsx";
import { InviteForm } from "#app/admin/accounts/invite-form.tsx";
import { OpenInvitations } from "#app/admin/accounts/open-invitations.tsx";
import { StaffList, type StaffWish } from "#app/admin/accounts/staff-list.tsx";
import { api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import { useReadAnew, useRefresh } from "#app/admin/api/use-refresh.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { DevicesDialog } from "#app/admin/session/devices-dialog.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { accountContext, siteContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { showToast } from "#app/ui/toast.ts";
import { can } from "#contracts/policies.ts";
import * as words from "#i18n/en/admin/accounts.ts";
import { fill } from "#i18n/fill.ts";
import type { Route } from "./+types/staff.ts";

const FOR_THE_OWNER = words.staffTextForOwner;
const FOR_EDITORS = words.staffTextForEditors;

export async function loader({ context }: Route.LoaderArgs) {
  const me = context.get(userContext);
  if (!me) throw redirect("/login");
  const { site } = context.get(siteContext);
  const members = await site.user.list();
  return {
    me,
    members,
    canMail: context.get(accountContext).canMail,
    invitations: can(me, "staff.invite") ? await site.invitation.listOpen() : [],
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.staff);

export default function Staff({ loaderData }: Route.ComponentProps) {
  const { me, members, invitations, canMail } = loaderData;
  const { revalidate } = useRevalidator();
  const readAnew = useReadAnew();
  const refresh = useRefresh();
  const { call, dialog } = useSignedInCall();
  const [wish, setWish] = useState<StaffWish | null>(null);
  const mayInvite = can(me, "staff.invite");
  const [made, onMade] = useState<Made | null>(null);
  const inviting = { canMail, invitations, made, onMade };
  const close = () => setWish(null);

  async function remove({ member: { _id, name } }: StaffWish) {
    close();
    const answer = await call(() => api("users")[":id"].$delete({ param: { id: _id } }));
    if (answer.isOk) showToast(fill(words.removedFromStaff, { name }), "success");
    else if (answer.status === NOT_THERE)
      showToast(fill(words.removedMeanwhile, { name }), "error");
    else showToast(failureWords(words.nothingHasChanged, answer), "error");
    await refresh(answer);
  }

  async function tellHandedOver({ member: { name } }: StaffWish) {
    close();
    showToast(fill(words.ownerNow, { name }), "success");
    await readAnew();
  }

  return (
    <SettingsFrame title={words.staff} text={mayInvite ? FOR_THE_OWNER : FOR_EDITORS}>
      <StaffList me={me} members={members} onWish={setWish} />
      {mayInvite ? <InviteForm {...inviting} onInvited={revalidate} /> : null}
      <OpenInvitations {...inviting} call={call} onChanged={refresh} />
      {wish?.kind === "devices" ? (
        <DevicesDialog member={wish.member} call={call} onClose={close} />
      ) : null}
      {wish?.kind === "hand-over" ? (
        <HandOverDialog
          member={wish.member}
          call={call}
          onClose={close}
          onDone={() => void tellHandedOver(wish)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={wish?.kind === "remove"}
        title={fill(words.askToRemove, { name: wish?.member.name ?? "" })}
        text={words.removeText}
        keepLabel={words.keepThem}
        goLabel={words.remove}
        isDanger
        onKeep={close}
        onGo={() => wish && void remove(wish)}
      />
      {dialog}
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.staffNotLoaded} />;
}
