import { api, ask } from "#app/admin/api/client.ts";
import { EntryEditor } from "#app/admin/entries/entry-editor.tsx";
import { LicenceEnd } from "#app/admin/entries/licence-end.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { licenceKind } from "#contracts/kinds/licence.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/licences.ts";
import { licenceWords } from "#i18n/en/kinds/licence.ts";
import type { Route } from "./+types/licence-edit.ts";
import { openedEntry } from "./entry-reading.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const [opened, { timeZone }] = await Promise.all([
    openedEntry({ context, kind: "licence", id: params.id }),
    site.settings.get(),
  ]);
  return { ...opened, today: dayFormat(timeZone).format(Date.now()) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.editLicence);

export default function LicenceEdit({ loaderData }: Route.ComponentProps) {
  const { id, open: licence, draft, today } = loaderData;
  return (
    <EntryEditor
      key={id}
      id={id}
      kind={{ ...licenceKind, name: "licence" }}
      words={licenceWords}
      open={licence}
      draft={draft}
      title={words.editLicence}
      text={words.editLicenceText}
      actions={licence ? <LicenceEnd validUntil={licence.validUntil} today={today} /> : null}
      send={(json) => ask(() => api("licences")[":id"].$put({ param: { id }, json }))}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
