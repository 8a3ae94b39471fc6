import { redirect } from "react-router";
import { ProfileForm } from "#app/admin/accounts/profile-form.tsx";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import * as words from "#i18n/en/admin/accounts.ts";
import { userContext } from "../../context.ts";
import type { Route } from "./+types/profile.ts";

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  if (!user) throw redirect("/login");
  return { user };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.yourProfile);

export default function Profile({ loaderData: { user } }: Route.ComponentProps) {
  return (
    <SettingsFrame title={words.yourProfile} text={words.profileText}>
      <ProfileForm user={user} />
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
