import { api, ask } from "#app/admin/api/client.ts";
import { DepartureForm } from "#app/admin/departures/departure-form.tsx";
import { DuplicateOne } from "#app/admin/departures/duplicate-one.tsx";
import { headOf } from "#app/admin/departures/row-words.ts";
import { EntryEditor } from "#app/admin/entries/entry-editor.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { WhoWaits, WhoWaitsLink } from "#app/admin/told-when/who-waits.tsx";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { DEPARTING_IDS, departureKind } from "#contracts/kinds/departure.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { notLoaded } from "#i18n/en/admin/visas.ts";
import { departureWords } from "#i18n/en/kinds/departure.ts";
import type { Route } from "./+types/departure-edit.ts";
import { openedEntry } from "./entry-reading.server.ts";

/** Beside the form; the others stand in the list of all who wait. */
const MOST_PEOPLE = 50;

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const { timeZone } = await site.settings.get();
  const today = dayFormat(timeZone).format(Date.now());
  const asked = { departure: id, limit: MOST_PEOPLE, offset: 0 };
  const [opened, listed, list, total, templates] = await Promise.all([
    openedEntry({ context, kind: "departure", id }),
    site.departures.listed(id),
    site.enquiry.toldWhen.list(asked, today),
    site.enquiry.toldWhen.count(asked),
    site.replyTemplate.list(),
  ]);
  const parent = DEPARTING_IDS.find((one) => one === listed?.body.package);
  const days = parent ? await site.departures.days(parent, today) : {};
  return { ...opened, listed, days, list, total, templates };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.edit);

export default function DepartureEdit({ loaderData }: Route.ComponentProps) {
  const { id, open: departure, draft, listed, days, ...waiting } = loaderData;
  const head = listed && headOf(listed.body);
  return (
    <>
      <EntryEditor
        key={id}
        id={id}
        kind={{ ...departureKind, name: "departure" }}
        words={departureWords}
        open={departure}
        draft={draft}
        title={head?.title ?? words.edit}
        text={head?.text ?? words.editText}
        actions={
          <>
            <WhoWaitsLink people={waiting.list.people} />
            {listed ? <DuplicateOne departure={listed} days={days} /> : null}
          </>
        }
        arrange={(parts) => <DepartureForm parts={parts} />}
        send={(json) => ask(() => api("departures")[":id"].$put({ param: { id }, json }))}
      />
      <WhoWaits key={`waits ${id}`} id={id} {...waiting} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={notLoaded} />;
}
