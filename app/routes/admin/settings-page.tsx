import { data } from "react-router";
import { PageEditor } from "#app/admin/settings/page-editor.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { pageIdSchema } from "#contracts/kinds/schemas.ts";
import * as words from "#i18n/en/admin/settings.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/settings-page.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { page } = context.get(siteContext).site;
  const id = pageIdSchema.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404, statusText: words.noSuchPage });
  const find = {
    about: page.findAbout,
    contact: page.findContact,
    privacy: page.findPrivacy,
  }[id.data];
  return { id: id.data, page: await find() };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData ? words.pages[loaderData.id].title : words.settings);

export default function SettingsPage({ loaderData: { id, page } }: Route.ComponentProps) {
  return <PageEditor key={id} id={id} page={page} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
