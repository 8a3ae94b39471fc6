import { data } from "react-router";
import { api, ask } from "#app/admin/api/client.ts";
import { EntryEditor } from "#app/admin/entries/entry-editor.tsx";
import { ReviewButton } from "#app/admin/entries/review-button.tsx";
import { withLibrary } from "#app/admin/entries/with-library.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { siteContext, userContext } from "../../context.ts";
import type { Route } from "./+types/visa-edit.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const { id } = params;
  const by = { by: context.get(userContext)?._id ?? null };
  const [visa, draft, papers, { timeZone }] = await Promise.all([
    site.entry.find("visa", id),
    site.draft.find({ kind: "visa", id }, by),
    site.entry.list("requirement"),
    site.settings.get(),
  ]);
  if (!visa && !draft) throw data(null, { status: 404, statusText: words.noSuch });
  const library = papers.map(({ _id, title }) => ({ _id, title }));
  return { id, visa, draft, library, today: dayFormat(timeZone).format(Date.now()) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.editVisa);

export default function VisaEdit({ loaderData }: Route.ComponentProps) {
  const { id, visa, draft, library, today } = loaderData;
  return (
    <EntryEditor
      key={`${id} ${visa?.version}`}
      id={id}
      {...withLibrary(library)}
      open={visa}
      draft={draft}
      title={visa?.title ?? words.editVisa}
      text={words.editVisaText}
      actions={visa ? <ReviewButton visa={visa} today={today} /> : null}
      send={(json) => ask(() => api("visas")[":id"].$put({ param: { id }, json }))}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
