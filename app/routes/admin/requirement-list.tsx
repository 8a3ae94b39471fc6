import { EntryList } from "#app/admin/entries/entry-list.tsx";
import { listedWaiting } from "#app/admin/entries/listed-waiting.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/requirement-list.ts";
import { begunOf } from "./entry-reading.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const [papers, waiting] = await Promise.all([
    site.entry.list("requirement"),
    begunOf({ context, kind: "requirement" }),
  ]);
  return { papers, waiting };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.papers);

export default function RequirementList({ loaderData: { papers, waiting } }: Route.ComponentProps) {
  const listed = papers.map(({ _id: id, title, form, age }) => ({
    ...{ id, title, view: null },
    facts: [form, age].filter(Boolean).join(" · "),
  }));
  return (
    <EntryList
      kind="requirement"
      noun="requirements"
      entries={[...listedWaiting(waiting), ...listed]}
      begun={{ title: "" }}
      texts={{
        ...{ title: words.papers, text: words.papersText, create: words.newPaper },
        ...{ none: words.noPapers, noneText: words.noPapersText },
      }}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
