import { api, ask } from "#app/admin/api/client.ts";
import { EntryEditor } from "#app/admin/entries/entry-editor.tsx";
import { PagesChanged, PaperUses } from "#app/admin/entries/paper-uses.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { requirementKind } from "#contracts/kinds/requirement.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { requirementWords } from "#i18n/en/kinds/requirement.ts";
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
  return (
    <EntryEditor
      key={id}
      id={id}
      kind={{ ...requirementKind, name: "requirement" }}
      words={requirementWords}
      open={paper}
      draft={draft}
      title={paper?.title ?? words.editPaper}
      text={words.editPaperText}
      first={<PagesChanged uses={uses} />}
      below={<PaperUses uses={uses} />}
      send={(json) => ask(() => api("requirements")[":id"].$put({ param: { id }, json }))}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
