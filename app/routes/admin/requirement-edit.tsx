import { api, ask } from "#app/admin/api/client.ts";
import { EntryEditor } from "#app/admin/entries/entry-editor.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { editorAddress } from "#contracts/editor-address.ts";
import { requirementKind } from "#contracts/kinds/requirement.ts";
import { pathIn } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { requirementWords } from "#i18n/en/kinds/requirement.ts";
import { language } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/requirement-edit.ts";
import { openedEntry } from "./entry-reading.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const [opened, uses] = await Promise.all([
    openedEntry({ context, kind: "requirement", id: params.id }),
    site.visasWith(params.id),
  ]);
  return { ...opened, uses };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.editPaper);

export default function RequirementEdit({ loaderData }: Route.ComponentProps) {
  const { id, open: paper, draft, uses } = loaderData;
  const pages = uses.reduce((count, use) => count + use.pages.length, 0);
  return (
    <>
      <EntryEditor
        key={id}
        id={id}
        kind={{ ...requirementKind, name: "requirement" }}
        words={requirementWords}
        open={paper}
        draft={draft}
        title={words.editPaper}
        text={pages > 0 ? plural(words.changesPages, pages) : words.editPaperText}
        send={(json) => ask(() => api("requirements")[":id"].$put({ param: { id }, json }))}
      />
      <section className="admin-wrap pb-12">
        <h2 className="text-h3">{words.usedIn}</h2>
        {uses.length === 0 ? (
          <p className="mt-2 text-ink2">{words.usedNowhere}</p>
        ) : (
          <ul className="mt-2">
            {uses.map(({ _id, title, pages }) => (
              <li key={_id}>
                <PageLink
                  className="text-link inline-flex min-h-11 items-center"
                  to={editorAddress({ kind: "visa", id: _id })}
                >
                  {title}
                </PageLink>
                <ul className="mb-3">
                  {pages.map((page) => (
                    <li key={page}>
                      <a
                        className="text-link [overflow-wrap:anywhere]"
                        href={pathIn(language, page)}
                        target="_blank"
                        rel="noopener"
                        aria-label={fill(words.viewTitle, { title: page })}
                      >
                        <bdi dir="ltr">{page}</bdi>
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
