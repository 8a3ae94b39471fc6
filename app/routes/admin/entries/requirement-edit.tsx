import { api, ask } from "#app/admin/api/client.ts";
import { EntryEditor } from "#app/admin/entries/entry-editor.tsx";
import { DeletePaper } from "#app/admin/papers/delete-paper.tsx";
import { PaperForm } from "#app/admin/papers/paper-form.tsx";
import { PaperLibrary } from "#app/admin/papers/paper-library.tsx";
import { PaperPages } from "#app/admin/papers/paper-pages.tsx";
import { pagesOf } from "#app/admin/papers/paper-uses.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { LanguageTabs } from "#app/admin/visas/language-tabs.tsx";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { requirementKind } from "#contracts/kinds/requirement.ts";
import { byName } from "#i18n/by-name.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { untitled } from "#i18n/en/admin/writing.ts";
import { requirementWords } from "#i18n/en/kinds/requirement.ts";
import type { Route } from "./+types/requirement-edit.ts";
import { openedEntry } from "./entry-reading.server.ts";
import { libraryOf } from "./paper-library.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const kind = "requirement";
  const [opened, uses, papers] = await Promise.all([
    openedEntry({ context, kind, id }),
    site.paperUses.list(id),
    libraryOf(context),
  ]);
  const others = opened.open && (await site.translation.stateOf({ kind, id }, opened.open));
  return { ...opened, uses: byName(uses, ({ title }) => title), papers, others };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.editPaper);

export default function RequirementEdit({ loaderData }: Route.ComponentProps) {
  const { id, open: paper, draft, uses, papers, others } = loaderData;
  const place = { kind: "requirement", id };
  const title = paper?.title || papers.find((one) => one.id === id)?.title || untitled;
  return (
    <EntryEditor
      key={id}
      id={id}
      kind={{ ...requirementKind, name: "requirement" }}
      words={requirementWords}
      open={paper}
      draft={draft}
      title={paper?.title ?? words.editPaper}
      text=""
      namesLanguages
      actions={<DeletePaper {...{ id, title, uses }} />}
      barActions={<PaperPages pages={pagesOf(uses)} />}
      arrange={({ input }) => (
        <PaperForm
          {...{ input, uses }}
          library={<PaperLibrary papers={papers} current={id} />}
          languages={<LanguageTabs place={place} others={others} />}
        />
      )}
      send={(json) => ask(() => api("requirements")[":id"].$put({ param: { id }, json }))}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
