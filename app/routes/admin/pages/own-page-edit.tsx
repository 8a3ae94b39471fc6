import { useNavigate, useRevalidator } from "react-router";
import { OwnPageEditor } from "#app/admin/own-pages/own-page-editor.tsx";
import { useOwnPageEditor } from "#app/admin/own-pages/use-own-page-editor.ts";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { siteContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import * as words from "#i18n/en/admin/own-pages.ts";
import { requireOpen } from "../require-open.server.ts";
import type { Route } from "./+types/own-page-edit.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const { id } = params;
  const by = { by: context.get(userContext)?._id ?? null };
  const [page, draft] = await Promise.all([
    site.ownPage.find(id),
    site.draft.find({ kind: "own-page", id }, by),
  ]);
  await requireOpen(context, { kind: "own-page", id, open: page, draft, noSuch: words.noSuchPage });
  return { id, page, draft };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.editPage);

export default function OwnPageEdit({ loaderData }: Route.ComponentProps) {
  return <EditOwnPage key={loaderData.id} {...loaderData} />;
}

function EditOwnPage(loaded: Route.ComponentProps["loaderData"]) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const editor = useOwnPageEditor({
    ...loaded,
    // Whoever wrote on stays with it.
    onSaved: (isNewer) =>
      void (isNewer ? revalidate() : navigate("/admin/pages", { state: WITHOUT_ASKING })),
  });
  return <OwnPageEditor editor={editor} title={words.editPage} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
