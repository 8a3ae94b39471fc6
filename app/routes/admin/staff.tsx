import { useState } from "react";
import { redirect, useRevalidator } from "react-router";
import { can } from "#contracts/policies.ts";
import { AdminProblem } from "../../components/admin/admin-problem.tsx";
import { ConfirmDialog } from "../../components/admin/confirm-dialog.tsx";
import { DevicesDialog } from "../../components/admin/devices-dialog.tsx";
import { HandOverDialog } from "../../components/admin/hand-over-dialog.tsx";
import { InviteForm } from "../../components/admin/invite-form.tsx";
import { OpenInvitations } from "../../components/admin/open-invitations.tsx";
import { SettingsFrame } from "../../components/admin/settings-frame.tsx";
import { StaffList, type StaffWish } from "../../components/admin/staff-list.tsx";
import { useSignedInCall } from "../../components/admin/use-signed-in-call.tsx";
import { unlistedMeta } from "../../components/page-meta.ts";
import { siteContext, userContext } from "../../context.ts";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/staff.ts";

const FOR_THE_OWNER =
  "Editors look after content and enquiries. The owner also decides who belongs to the team.";
const FOR_EDITORS =
  "Everybody here looks after content and enquiries. Who belongs to the team is for the owner to decide.";

export async function loader({ context }: Route.LoaderArgs) {
  const me = context.get(userContext);
  if (!me) throw redirect("/login");
  const { site } = context.get(siteContext);
  const members = await site.user.list();
  return {
    me,
    members,
    invitations: can(me, "staff.invite") ? await site.invitation.listOpen() : [],
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Staff");

export default function Staff({ loaderData: { me, members, invitations } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { call, dialog } = useSignedInCall();
  const [wish, setWish] = useState<StaffWish | null>(null);
  const mayInvite = can(me, "staff.invite");
  const close = () => setWish(null);

  async function remove({ member: { _id, name } }: StaffWish) {
    close();
    const answer = await call("DELETE", `/api/users/${_id}`);
    if (answer.isOk) showToast(`${name} can no longer sign in.`, "success");
    else showToast(`Nothing has changed. ${answer.message}`, "error");
    await revalidate();
  }

  async function tellHandedOver({ member: { name } }: StaffWish) {
    close();
    showToast(`${name} is the owner now.`, "success");
    await revalidate();
  }

  return (
    <SettingsFrame title="Staff" text={mayInvite ? FOR_THE_OWNER : FOR_EDITORS}>
      <StaffList me={me} members={members} onWish={setWish} />
      {mayInvite ? <InviteForm onInvited={revalidate} /> : null}
      <OpenInvitations invitations={invitations} call={call} onChanged={revalidate} />
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
        title={`Remove ${wish?.member.name ?? ""}?`}
        text="Their sessions end at once. What they wrote stays."
        keepLabel="Keep them"
        goLabel="Remove"
        isDanger
        onKeep={close}
        onGo={() => wish && void remove(wish)}
      />
      {dialog}
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title="The list of staff could not be loaded" />;
}
