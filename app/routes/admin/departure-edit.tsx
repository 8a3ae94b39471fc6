import { data } from "react-router";
import { api, ask } from "#app/admin/api/client.ts";
import { EntryEditor } from "#app/admin/entries/entry-editor.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { noSuch, notLoaded } from "#i18n/en/admin/visas.ts";
import { departureWords } from "#i18n/en/kinds/departure.ts";
import { siteContext, userContext } from "../../context.ts";
import type { Route } from "./+types/departure-edit.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const { id } = params;
  const by = { by: context.get(userContext)?._id ?? null };
  const [departure, draft] = await Promise.all([
    site.entry.find("departure", id),
    site.draft.find({ kind: "departure", id }, by),
  ]);
  if (!departure && !draft) throw data(null, { status: 404, statusText: noSuch });
  return { id, departure, draft };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.edit);

export default function DepartureEdit({ loaderData }: Route.ComponentProps) {
  const { id, departure, draft } = loaderData;
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
