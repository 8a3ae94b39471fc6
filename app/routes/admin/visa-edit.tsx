import { api, ask } from "#app/admin/api/client.ts";
import { EntryEditor } from "#app/admin/entries/entry-editor.tsx";
import { ReviewButton } from "#app/admin/entries/review-button.tsx";
import { ReviewFacts } from "#app/admin/entries/review-facts.tsx";
import { withLibrary } from "#app/admin/entries/with-library.ts";
import { VisaPreview } from "#app/admin/preview/visa-preview.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import "#app/site/papers/papers.css";
import "#app/site/papers/papers-beside.css";
import "#app/site/papers/papers-print.css";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/visa-edit.ts";
import { openedEntry } from "./entry-reading.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const [opened, papers, { timeZone }] = await Promise.all([
    openedEntry({ context, kind: "visa", id: params.id }),
    site.entry.list("requirement"),
    site.settings.get(),
  ]);
  return { ...opened, papers, today: dayFormat(timeZone).format(Date.now()) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.editVisa);

export default function VisaEdit({ loaderData }: Route.ComponentProps) {
  const { id, open: visa, draft, papers, today } = loaderData;
  return (
    <EntryEditor
      key={id}
      id={id}
      {...withLibrary(papers)}
      open={visa}
      draft={draft}
      title={visa?.title ?? words.editVisa}
      text={words.editVisaText}
      actions={(follow) => (visa ? <ReviewButton {...{ visa, today, follow }} /> : null)}
      first={visa ? <ReviewFacts visa={visa} today={today} /> : null}
      preview={(typed) => <VisaPreview visa={typed} library={papers} today={today} />}
      send={(json) => ask(() => api("visas")[":id"].$put({ param: { id }, json }))}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
