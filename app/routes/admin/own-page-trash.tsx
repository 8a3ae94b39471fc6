import { useState } from "react";
import { usePageTrash } from "#app/admin/own-pages/use-page-trash.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/pieces/times.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/own-pages.ts";
import { fill } from "#i18n/fill.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/own-page-trash.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { pages: await context.get(siteContext).site.ownPage.listTrash() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.trash);

export default function OwnPageTrash({ loaderData }: Route.ComponentProps) {
  const { clockTime } = useTimes();
  const [restored, setRestored] = useState<readonly string[]>([]);
  const trash = usePageTrash();
  const pages = loaderData.pages.filter(({ _id }) => !restored.includes(_id));
  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>{words.trash}</h1>
        <PageLink to="/admin/pages" className="button button-ghost button-small">
          <AdminIcon name="chevron-left" /> {words.allPages}
        </PageLink>
        <p>{words.trashText}</p>
      </div>
      {pages.length === 0 ? (
        <EmptyState title={words.nothingIsDeleted} text={words.trashEmptyText} />
      ) : (
        <ul className="panel rows">
          {pages.map(({ _id, title, deletedAt, restorableUntil }) => (
            <li key={_id}>
              <span className="me-auto min-w-0">
                <b className="font-[640]" dir="auto">
                  {title || words.untitled}
                </b>
                <span className="block text-ink2 text-small">
                  {fill(words.trashedDates, {
                    deleted: clockTime(deletedAt),
                    end: clockTime(restorableUntil),
                  })}
                </span>
              </span>
              <button
                type="button"
                className="button button-secondary button-small"
                aria-label={fill(words.restoreTitle, { title: title || words.untitled })}
                onClick={() =>
                  void trash.restore(_id, () => setRestored((before) => [...before, _id]))
                }
              >
                <AdminIcon name="undo" /> {words.restore}
              </button>
            </li>
          ))}
        </ul>
      )}
      {trash.dialog}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.trashNotLoaded} />;
}
