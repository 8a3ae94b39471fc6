import { useBeginEntry } from "#app/admin/entries/use-begin-entry.ts";
import { PaperLibrary } from "#app/admin/papers/paper-library.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { AdminPage } from "#app/admin/pieces/admin-page.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { TrashLink } from "#app/admin/writing/trash-link.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import * as words from "#i18n/en/admin/visas.ts";
import type { Route } from "./+types/requirement-list.ts";
import { libraryOf } from "./paper-library.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => libraryOf(context);

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.papers);

export default function RequirementList({ loaderData: papers }: Route.ComponentProps) {
  const begin = useBeginEntry("requirement");
  return (
    <AdminPage
      title={words.papers}
      text={words.papersText}
      action={
        <>
          <TrashLink kind="requirement" />
          <button
            type="button"
            className="button button-primary"
            onClick={() => void begin({ title: "" })}
          >
            <AdminIcon name="plus" /> {words.newPaper}
          </button>
        </>
      }
    >
      {papers.length === 0 ? (
        <EmptyState title={words.noPapers} text={words.noPapersText} />
      ) : (
        <div className="library-panels">
          <PaperLibrary papers={papers} />
          <p className="panel p-6 text-ink2 max-lg:hidden">{words.choosePaper}</p>
        </div>
      )}
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
