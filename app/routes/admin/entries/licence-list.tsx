import { EntryList } from "#app/admin/entries/entry-list.tsx";
import { LicenceEnd } from "#app/admin/entries/licence-end.tsx";
import { listedWaiting } from "#app/admin/entries/listed-waiting.tsx";
import { InLanguages } from "#app/admin/lists/in-languages.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { siteContext } from "#app/context.ts";
import { inLanguagesOf } from "#app/routes/admin/in-languages.server.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/licences.ts";
import type { Route } from "./+types/licence-list.ts";
import { begunOf } from "./entry-reading.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const [licences, waiting, { timeZone }] = await Promise.all([
    site.entry.list("licence"),
    begunOf({ context, kind: "licence" }),
    site.settings.get(),
  ]);
  const today = dayFormat(timeZone).format(Date.now());
  const ids = licences.map(({ _id }) => _id);
  return {
    ...{ today, waiting },
    inLanguages: await inLanguagesOf(site, "licence", ids),
    licences: licences.map(({ _id: id, title, number, validUntil }) => ({
      ...{ id, title, number, validUntil },
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.licences);

export default function LicenceList({ loaderData }: Route.ComponentProps) {
  const { licences, waiting, inLanguages, today } = loaderData;
  const listed = licences.map(({ id, title, number, validUntil }) => ({
    ...{ id, title, isPublic: true, view: validUntil < today ? null : "/trust#licences" },
    facts: (
      <>
        <bdi dir="ltr">{number}</bdi>
        <LicenceEnd validUntil={validUntil} today={today} />
        <InLanguages states={inLanguages[id]} place={{ kind: "licence", id }} />
      </>
    ),
  }));
  return (
    <EntryList
      kind="licence"
      noun="licences"
      entries={[...listedWaiting(waiting), ...listed]}
      begun={{ title: "" }}
      texts={{
        ...{ title: words.licences, text: words.licencesText, create: words.newLicence },
        ...{ none: words.noLicences, noneText: words.noLicencesText },
      }}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
