import { usePageTrash } from "#app/admin/own-pages/use-page-trash.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { TrashPage } from "#app/admin/writing/trash-page.tsx";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/own-pages.ts";
import { trash } from "#i18n/en/admin/writing.ts";
import type { Route } from "./+types/own-page-trash.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { pages: await context.get(siteContext).site.ownPage.listTrash() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, trash);

export default function OwnPageTrash({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <TrashPage trashed={pages} trash={usePageTrash()} emptyText={words.trashEmptyText}>
      <PageLink to="/admin/pages" className="button button-ghost button-small">
        <AdminIcon name="chevron-left" /> {words.allPages}
      </PageLink>
    </TrashPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.trashNotLoaded} />;
}
