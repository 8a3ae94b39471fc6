import { useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { EntryEditor } from "#app/admin/entries/entry-editor.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { VisaPreview } from "#app/admin/preview/visa-preview.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { LanguagesNotice } from "#app/admin/visas/languages-notice.tsx";
import { PreviewButton } from "#app/admin/visas/preview-button.tsx";
import { ReviewPanel } from "#app/admin/visas/review-panel.tsx";
import { VisaForm } from "#app/admin/visas/visa-form.tsx";
import { withLibrary } from "#app/admin/visas/with-library.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { byName } from "#i18n/by-name.ts";
import "#app/site/papers/papers.css";
import "#app/site/papers/papers-beside.css";
import "#app/site/papers/papers-print.css";
import { siteContext } from "#app/context.ts";
import { papersPath } from "#contracts/papers-path.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as form from "#i18n/en/admin/visa-form.ts";
import * as words from "#i18n/en/admin/visas.ts";
import type { Route } from "./+types/visa-edit.ts";
import { openedEntry } from "./entry-reading.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const kind = "visa";
  const [opened, papers, { timeZone }] = await Promise.all([
    openedEntry({ context, kind, id }),
    site.entry.list("requirement"),
    site.settings.get(),
  ]);
  const today = dayFormat(timeZone).format(Date.now());
  const others = opened.open && (await site.translation.stateOf({ kind, id }, opened.open));
  return { ...opened, papers: byName(papers, ({ title }) => title), today, others };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.editVisa);

export default function VisaEdit({ loaderData }: Route.ComponentProps) {
  const { id, open: visa, draft, papers, today, others } = loaderData;
  const [isPreviewing, setPreviewing] = useState(false);
  const previewing = { isPreviewing, onPreview: setPreviewing };
  const page = visa && papersPath(visa);
  return (
    <EntryEditor
      key={id}
      id={id}
      {...withLibrary(papers)}
      open={visa}
      draft={draft}
      title={visa?.title ?? words.editVisa}
      text={visa ? "" : words.editVisaText}
      namesLanguages
      actions={
        page ? (
          <a
            className="button button-ghost button-small"
            href={page}
            target="_blank"
            rel="noopener"
          >
            <AdminIcon name="external-link" /> {form.seePage}
          </a>
        ) : null
      }
      barActions={<PreviewButton {...previewing} />}
      arrange={(parts) => (
        <VisaForm
          parts={parts}
          library={papers}
          isNew={visa === null}
          {...{ today, ...previewing }}
          review={visa ? <ReviewPanel {...{ parts, visa, today }} /> : null}
          languages={others && <LanguagesNotice place={{ kind: "visa", id }} others={others} />}
        />
      )}
      preview={(typed) => <VisaPreview visa={typed} library={papers} today={today} />}
      send={(json) => ask(() => api("visas")[":id"].$put({ param: { id }, json }))}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
