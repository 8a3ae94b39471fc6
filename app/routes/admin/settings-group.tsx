import { data } from "react-router";
import { SettingsEditor } from "#app/admin/settings/settings-editor.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { blogPath } from "#contracts/blog-path.ts";
import { SETTINGS_GROUPS } from "#contracts/kinds/settings.ts";
import * as words from "#i18n/en/admin/settings.ts";
import { siteContext, userContext } from "../../context.ts";
import type { Route } from "./+types/settings-group.ts";

/** The posts that Know More offers by name; any other address can be typed. */
const OFFERED_POSTS = 100;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const group = SETTINGS_GROUPS.find((id) => id === params.group);
  if (!group) throw data(null, { status: 404, statusText: words.noSuchSettings });
  const [settings, posts, draft] = await Promise.all([
    site.settings.get(),
    group === "know-more" ? site.blog.listCards({ limit: OFFERED_POSTS, offset: 0 }) : [],
    site.draft.find({ kind: "settings", id: group }, { by: context.get(userContext)?._id ?? null }),
  ]);
  return {
    group,
    settings,
    draft,
    posts: posts.map(({ link }) => blogPath(link)),
  };
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
