import { redirect } from "react-router";
import { useReadAnew } from "#app/admin/api/use-refresh.ts";
import { DutyPanel } from "#app/admin/security/duty-panel.tsx";
import { PasskeysPanel } from "#app/admin/security/passkeys-panel.tsx";
import { SecondFactorPanel } from "#app/admin/security/second-factor-panel.tsx";
import { SignedInPanel } from "#app/admin/security/signed-in-panel.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { accountContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { can } from "#contracts/policies.ts";
import * as words from "#i18n/en/admin/security.ts";
import { fill } from "#i18n/fill.ts";
import type { Route } from "./+types/security.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  if (!user) throw redirect("/login");
  const account = context.get(accountContext);
  const [security, duty] = await Promise.all([
    account.findSecurity(),
    can(user, "security") ? account.findSecondFactorDuty() : null,
  ]);
  return { ...security, duty, name: user.name, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.security);

export default function Security({ loaderData }: Route.ComponentProps) {
  const { name, now, factor, passkeys, belongsTo, sessions, duty } = loaderData;
  const readAnew = useReadAnew();
  const { call, dialog } = useSignedInCall();
  return (
    <SettingsFrame title={words.security} text={fill(words.forYourAccount, { name })}>
      <div className="grid gap-5">
        <PasskeysPanel passkeys={passkeys} belongsTo={belongsTo} call={call} onChanged={readAnew} />
        <SecondFactorPanel factor={factor} call={call} onChanged={readAnew} />
        {duty ? <DutyPanel duty={duty} now={now} call={call} onChanged={readAnew} /> : null}
        <SignedInPanel sessions={sessions} now={now} call={call} />
      </div>
      {dialog}
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
