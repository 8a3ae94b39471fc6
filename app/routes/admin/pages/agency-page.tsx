import { data } from "react-router";
import { PageEditor } from "#app/admin/settings/page-editor.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import "#app/site/trust/trust.css";
import "#app/site/trust/trust-print.css";
import { siteContext, userContext } from "#app/context.ts";
import { pageIdSchema } from "#contracts/kinds/schemas.ts";
import * as words from "#i18n/en/admin/settings.ts";
import type { Route } from "./+types/agency-page.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { page, draft } = context.get(siteContext).site;
  const id = pageIdSchema.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404, statusText: words.noSuchPage });
  const find = {
    about: page.findAbout,
    contact: page.findContact,
    privacy: page.findPrivacy,
    trust: page.findTrust,
  }[id.data];
  const place = { kind: "page", id: id.data } as const;
  const by = { by: context.get(userContext)?._id ?? null };
  return { id: id.data, page: await find(), draft: await draft.find(place, by) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData ? words.pages[loaderData.id].title : words.settings);

export default function AgencyPage({ loaderData: { id, page, draft } }: Route.ComponentProps) {
  return <PageEditor key={id} {...{ id, page, draft }} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
