import { useState } from "react";
import { useRevalidator } from "react-router";
import type { User } from "#contracts/user.ts";
import { AdminProblem } from "../../components/admin/admin-problem.tsx";
import { ConfirmDialog } from "../../components/admin/confirm-dialog.tsx";
import { InviteForm } from "../../components/admin/invite-form.tsx";
import { loadApi } from "../../components/admin/load-api.ts";
import { SettingsFrame } from "../../components/admin/settings-frame.tsx";
import { useSignedInCall } from "../../components/admin/use-signed-in-call.tsx";
import { unlistedMeta } from "../../components/page-meta.ts";
import { useUserInfo } from "../../components/user-info.ts";
import { showToast } from "../../ui/toast.ts";
import { Dots } from "../../ui/waiting.tsx";
import type { Route } from "./+types/staff.ts";

export async function clientLoader() {
  return { users: await loadApi<User[]>("/api/users") };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Dots />;
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Staff");

export default function Staff({ loaderData: { users } }: Route.ComponentProps) {
  const me = useUserInfo();
  const { revalidate } = useRevalidator();
  const { call, dialog } = useSignedInCall();
  const [leaving, setLeaving] = useState<User | null>(null);

  async function remove({ _id, name }: User) {
    setLeaving(null);
    const answer = await call("DELETE", `/api/users/${_id}`);
    if (answer.isOk) showToast(`${name} can no longer sign in.`, "success");
    else showToast(`Nothing has changed. ${answer.message}`, "error");
    await revalidate();
  }

  return (
    <SettingsFrame title="Staff" text="Everybody here can change everything on the site.">
      <ul className="panel rows mb-5">
        {users.map((user) => (
          <li key={user._id}>
            <span className="me-auto min-w-0">
              <b className="font-[640]" dir="auto">
                {user.name}
              </b>
              <span className="block text-ink2 text-small">{user.email}</span>
            </span>
            {user._id === me?._id ? (
              <span className="text-ink2 text-small">That is you</span>
            ) : (
              <button
                type="button"
                className="button button-ghost-danger button-small"
                aria-label={`Remove ${user.name}`}
                onClick={() => setLeaving(user)}
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      <InviteForm />
      {dialog}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={`Remove ${leaving?.name ?? ""}?`}
        text="Their sessions end at once. What they wrote stays."
        keepLabel="Keep them"
        goLabel="Remove"
        isDanger
        onKeep={() => setLeaving(null)}
        onGo={() => leaving && void remove(leaving)}
      />
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title="The list of staff could not be loaded" />;
}
