import { data } from "react-router";
import { SettingsEditor } from "#app/admin/settings/settings-editor.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { siteContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { SETTINGS_GROUPS } from "#contracts/kinds/settings.ts";
import * as words from "#i18n/en/admin/settings.ts";
import type { Route } from "./+types/settings-group.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const group = SETTINGS_GROUPS.find((id) => id === params.group);
  if (!group) throw data(null, { status: 404, statusText: words.noSuchSettings });
  const [settings, draft] = await Promise.all([
    site.settings.get(),
    site.draft.find({ kind: "settings", id: group }, { by: context.get(userContext)?._id ?? null }),
  ]);
  return { group, settings, draft };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData ? words.groups[loaderData.group].title : words.settings);

export default function SettingsGroupPage({ loaderData }: Route.ComponentProps) {
  const { group } = loaderData;
  return <SettingsEditor key={group} {...loaderData} {...words.groups[group]} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
