import { EntryList } from "#app/admin/entries/entry-list.tsx";
import { listedWaiting } from "#app/admin/entries/listed-waiting.tsx";
import { InLanguages } from "#app/admin/lists/in-languages.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { ReviewAge } from "#app/admin/visas/review-age.tsx";
import { siteContext } from "#app/context.ts";
import { inLanguagesOf } from "#app/routes/admin/in-languages.server.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { papersPath } from "#contracts/papers-path.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { byName } from "#i18n/by-name.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { plural } from "#i18n/fill.ts";
import type { Route } from "./+types/visa-list.ts";
import { begunOf } from "./entry-reading.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const [visas, waiting, { timeZone }] = await Promise.all([
    site.entry.list("visa"),
    begunOf({ context, kind: "visa" }),
    site.settings.get(),
  ]);
  const listed = byName(visas, ({ title }) => title).map(
    ({ _id: id, title, purpose, link, papers, reviewedOn }) => ({
      ...{ id, title, purpose, link, papers: papers.length, reviewedOn },
    }),
  );
  const ids = listed.map(({ id }) => id);
  return {
    ...{ visas: listed, waiting },
    inLanguages: await inLanguagesOf(site, "visa", ids),
    today: dayFormat(timeZone).format(Date.now()),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.visas);

export default function VisaList({ loaderData }: Route.ComponentProps) {
  const { visas, waiting, inLanguages, today } = loaderData;
  const listed = visas.map(({ id, title, papers, reviewedOn, ...visa }) => ({
    ...{ id, title, isPublic: true, view: papersPath(visa) },
    facts: (
      <>
        <span>{plural(words.papersCount, papers)}</span>
        <ReviewAge reviewedOn={reviewedOn} today={today} />
        <InLanguages states={inLanguages[id]} place={{ kind: "visa", id }} />
      </>
    ),
  }));
  return (
    <EntryList
      kind="visa"
      noun="visas"
      entries={[...listedWaiting(waiting), ...listed]}
      begun={{ title: "" }}
      texts={{
        ...{ title: words.visas, text: words.visasText, create: words.newVisa },
        ...{ none: words.noVisas, noneText: words.noVisasText },
      }}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
