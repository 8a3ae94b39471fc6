import { api, ask } from "#app/admin/api/client.ts";
import { EntryEditor } from "#app/admin/entries/entry-editor.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { notLoaded } from "#i18n/en/admin/visas.ts";
import { departureWords } from "#i18n/en/kinds/departure.ts";
import type { Route } from "./+types/departure-edit.ts";
import { openedEntry } from "./entry-reading.server.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  openedEntry({ context, kind: "departure", id: params.id });

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.edit);

export default function DepartureEdit({ loaderData }: Route.ComponentProps) {
  const { id, open: departure, draft } = loaderData;
  return (
    <EntryEditor
      key={id}
      id={id}
      kind={{ ...departureKind, name: "departure" }}
      words={departureWords}
      open={departure}
      draft={draft}
      title={departure?.title || words.edit}
      text={words.editText}
      send={(json) => ask(() => api("departures")[":id"].$put({ param: { id }, json }))}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={notLoaded} />;
}
