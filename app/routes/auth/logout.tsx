import { data, Form, redirect, useNavigation } from "react-router";
import { SIGNED_OUT } from "#app/admin/api/statuses.ts";
import { createDrafts } from "#app/admin/session/draft-store.ts";
import { deviceStore } from "#app/forms/device-store.ts";
import { leaveWith } from "#app/site/account/account-action.server.ts";
import { signOut } from "#app/site/account/account-calls.ts";
import "#app/site/account/account-card.css";
import { removeUserInfo, SIGNED_OUT_MARK, useUserInfo } from "#app/site/account/user-info.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import * as auth from "#i18n/en/site/auth.ts";
import { fill } from "#i18n/fill.ts";
import { accountContext } from "../../context.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/logout.ts";

export async function action({ context }: Route.ActionArgs) {
  return leaveWith(`/login${SIGNED_OUT_MARK}`, await context.get(accountContext).signOut());
}

/** The server first: a session that goes on must not look ended. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const removeDraftsOf = (await request.formData()).get("removeDraftsOf");
  const answer = await signOut();
  if (answer.isOk || answer.status === SIGNED_OUT) {
    // First: other tabs leave when the user does, and keep what they hold.
    if (removeDraftsOf) createDrafts(String(removeDraftsOf), deviceStore).close();
    removeUserInfo();
    return redirect("/login");
  }
  showToast(fill(auth.stillSignedIn, { message: answer.message }), "error");
  return data(null, { status: 400 });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, auth.logout);

/** Where one stands when it did not get through, or who opens the address by hand. */
export default function Logout() {
  const isBusy = useNavigation().formMethod === "POST";
  const user = useUserInfo();
  const hasDrafts = user !== null && createDrafts(user._id, deviceStore).count() > 0;
  return (
    <div className="account-page">
      <Form method="post" className="account-card">
        <h1 className="text-[1.875rem] leading-[1.15] font-[500]">{auth.logout}</h1>
        <p className="text-ui text-ink2">{auth.sessionEnds}</p>
        {hasDrafts ? (
          <label className="flex min-h-11 items-center gap-3 text-ui">
            <input type="checkbox" name="removeDraftsOf" value={user._id} />
            {auth.removeDrafts}
          </label>
        ) : null}
        <BusyButton isBusy={isBusy} busyText={auth.loggingOut}>
          {auth.logout}
        </BusyButton>
      </Form>
    </div>
  );
}
