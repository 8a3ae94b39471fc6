import { useState } from "react";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import { OwnPageRow } from "#app/admin/own-pages/own-page-row.tsx";
import { usePageTrash } from "#app/admin/own-pages/use-page-trash.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { TrashDialog } from "#app/admin/writing/trash-dialog.tsx";
import { TrashLink } from "#app/admin/writing/trash-link.tsx";
import { siteContext } from "#app/context.ts";
import { inLanguagesOf } from "#app/routes/admin/in-languages.server.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { ListedOwnPage } from "#contracts/own-page.ts";
import * as words from "#i18n/en/admin/own-pages.ts";
import * as shared from "#i18n/en/admin/writing.ts";
import type { Route } from "./+types/own-page-list.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const pages = await site.ownPage.listAll();
  const ids = pages.map(({ _id }) => _id);
  return { pages, inLanguages: await inLanguagesOf(site, "own-page", ids) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.pages);

export default function OwnPageList({ loaderData }: Route.ComponentProps) {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [doomed, setDoomed] = useState<ListedOwnPage | null>(null);
  const trash = usePageTrash();
  const pages = loaderData.pages.filter(({ _id }) => !deleted.includes(_id));

  async function remove({ _id: id }: ListedOwnPage): Promise<void> {
    setDoomed(null);
    await trash.remove({
      ...{ id, said: words.deleted },
      onGone() {
        setDeleted((before) => [...before, id]);
        focusHeading();
      },
      onBack: () => setDeleted((before) => before.filter((one) => one !== id)),
    });
  }

  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>{words.pages}</h1>
        <TrashLink kind="own-page" />
        <PageLink to="/admin/pages/create" className="button button-primary">
          <AdminIcon name="plus" /> {words.newPage}
        </PageLink>
        <p>{words.pagesText}</p>
      </div>
      {pages.length === 0 ? (
        <EmptyState title={words.noneYet} text={words.noneYetText} />
      ) : (
        <ul className="panel rows">
          {pages.map((page) => (
            <OwnPageRow
              key={page._id}
              page={page}
              inLanguages={loaderData.inLanguages[page._id]}
              onDelete={() => setDoomed(page)}
            />
          ))}
        </ul>
      )}
      <TrashDialog
        isOpen={doomed !== null}
        title={doomed?.title || words.sureToDelete}
        text={doomed?.isPublic ? words.sureText : shared.sureDraftText}
        onKeep={() => setDoomed(null)}
        onGo={() => doomed && void remove(doomed)}
      />
      {trash.dialog}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
