import { data, Form, redirect, useNavigation } from "react-router";
import { leaveWith } from "../../components/account-action.server.ts";
import { callApi } from "../../components/call-api.ts";
import { unlistedMeta } from "../../components/page-meta.ts";
import { removeUserInfo } from "../../components/user-info.ts";
import { accountContext } from "../../context.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/logout.ts";

export async function action({ context }: Route.ActionArgs) {
  return leaveWith("/login", await context.get(accountContext).signOut());
}

/** The server first: a session that goes on must not look ended. */
export async function clientAction() {
  const answer = await callApi("POST", "/api/users/logout");
  if (answer.isOk || answer.status === 401) {
    removeUserInfo();
    return redirect("/login");
  }
  showToast(`You are still signed in. ${answer.message}`, "error");
  return data(null, { status: 400 });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Logout");

/** Where one stands when it did not get through, or who opens the address by hand. */
export default function Logout() {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <div className="account-page">
      <Form method="post" className="account-card">
        <h1 className="text-[1.875rem] leading-[1.15] font-[500]">Logout</h1>
        <p className="text-ui text-ink2">Your session on this device ends.</p>
        <BusyButton isBusy={isBusy} busyText="Logging out">
          Logout
        </BusyButton>
      </Form>
    </div>
  );
}
