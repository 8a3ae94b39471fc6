import { ChangeMany } from "#app/admin/departures/change-many.tsx";
import { DepartureFacts } from "#app/admin/departures/departure-facts.tsx";
import { EntryList } from "#app/admin/entries/entry-list.tsx";
import { listedWaiting } from "#app/admin/entries/listed-waiting.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { daysWords } from "#app/site/departures/day-words.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { shiftedDay } from "#contracts/days.ts";
import { DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { notLoaded } from "#i18n/en/admin/visas.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/departure-list.ts";
import { begunOf } from "./entry-reading.server.ts";

const PAGE_LENGTH = 50;
const PAST = "past";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const { timeZone } = await site.settings.get();
  const today = dayFormat(timeZone).format(Date.now());
  const which = url.searchParams.get("show") ?? "";
  const parent = DEPARTING_IDS.find((id) => id === which) ?? "umrah";
  const page = Math.max(0, Math.floor(Number(url.searchParams.get("page") ?? 0)) || 0);
  const asked = which === PAST ? { until: shiftedDay(today, -1) } : { parent, from: today };
  const [departures, count, waiting] = await Promise.all([
    site.entry.list("departure", {
      ...asked,
      order: which === PAST ? "desc" : "asc",
      ...{ limit: PAGE_LENGTH, offset: page * PAGE_LENGTH },
    }),
    site.entry.count("departure", asked),
    begunOf({ context, kind: "departure" }),
  ]);
  return {
    ...{ departures, today, page, show: which === PAST ? PAST : parent },
    isMore: (page + 1) * PAGE_LENGTH < count,
    waiting,
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.departures);

export default function DepartureList({ loaderData }: Route.ComponentProps) {
  const { departures, today, page, show, isMore, waiting } = loaderData;
  const listed = departures.map((departure) => ({
    id: departure._id,
    title: [daysWords(departure.leavesOn, departure.returnsOn), departure.title]
      .filter(Boolean)
      .join(" · "),
    view: show === PAST ? null : `/packages/${departure.package}#departure-${departure._id}`,
    facts: <DepartureFacts departure={departure} today={today} />,
  }));
  const pageLink = (to: number, text: string) => (
    <PageLink className="button button-secondary button-small" to={`?show=${show}&page=${to}`}>
      {text}
    </PageLink>
  );
  return (
    <EntryList
      key={show + page}
      kind="departure"
      noun="departures"
      entries={[...(page === 0 && show !== PAST ? listedWaiting(waiting) : []), ...listed]}
      begun={{ package: show === PAST ? "umrah" : show }}
      texts={{
        ...{ title: words.departures, text: words.text, create: words.create },
        ...{ none: words.none, noneText: words.noneText },
      }}
    >
      <nav className="chips mb-4" aria-label={words.which}>
        {[...DEPARTING_IDS, PAST].map((id) => (
          <PageLink
            key={id}
            className="chip"
            to={`?show=${id}`}
            aria-current={id === show || undefined}
          >
            {id === PAST ? words.past : words.packages[id as keyof typeof words.packages]}
          </PageLink>
        ))}
      </nav>
      {show === PAST || departures.length === 0 ? null : <ChangeMany departures={departures} />}
      {page > 0 || isMore ? (
        <p className="mb-4 flex gap-3">
          {page > 0 ? pageLink(page - 1, words.earlier) : null}
          {isMore ? pageLink(page + 1, words.later) : null}
        </p>
      ) : null}
    </EntryList>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={notLoaded} />;
}
