import { AdminPage } from "#app/admin/pieces/admin-page.tsx";
import { toldWhenAddress } from "#app/admin/pieces/told-when-address.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { AwaitedPanel } from "#app/admin/told-when/awaited-panel.tsx";
import { ChooseText, useChosenText } from "#app/admin/told-when/choose-text.tsx";
import { useTelling } from "#app/admin/told-when/use-telling.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { dayFormat } from "#contracts/zone-time.ts";
import { pageOf } from "#i18n/en/admin/departures.ts";
import { toldWhen } from "#i18n/en/admin/shell.ts";
import * as words from "#i18n/en/admin/told-when.ts";
import { fill } from "#i18n/fill.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/told-when.ts";

const PAGE_LENGTH = 100;
/** An address may name any. */
const MOST_PAGES = 10_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const { timeZone } = await site.settings.get();
  const today = dayFormat(timeZone).format(Date.now());
  const departure = url.searchParams.get("departure") || undefined;
  const asks = Math.floor(Number(url.searchParams.get("page") ?? 0)) || 0;
  const page = Math.min(Math.max(0, asks), MOST_PAGES);
  const asked = { departure, limit: PAGE_LENGTH, offset: page * PAGE_LENGTH };
  const [list, total, templates] = await Promise.all([
    site.enquiry.toldWhen.list(asked, today),
    site.enquiry.toldWhen.count({ departure }),
    site.replyTemplate.list(),
  ]);
  const pages = Math.max(1, Math.ceil(total / PAGE_LENGTH));
  return { ...list, templates, departure: departure ?? null, page, pages };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, toldWhen);

export default function ToldWhen({ loaderData }: Route.ComponentProps) {
  const { people, departures, departure, templates, page, pages } = loaderData;
  const { call, dialog } = useSignedInCall();
  const work = useTelling(call);
  const text = useChosenText(templates);
  const groups = Map.groupBy(people, (person) => person.departure);
  return (
    <AdminPage title={toldWhen} text={words.toldWhenText}>
      {departure === null ? null : (
        <p className="mb-4">
          <PageLink className="text-link" to={toldWhenAddress()}>
            {words.showAll}
          </PageLink>
        </p>
      )}
      {people.length === 0 ? (
        <EmptyState
          title={words.nobody}
          text={departure === null ? words.nobodyText : words.nobodyHere}
        />
      ) : (
        <ChooseText text={text} />
      )}
      {[...groups].map(([id, waiting]) => (
        <AwaitedPanel
          key={id}
          id={id}
          departure={departures.find(({ _id }) => _id === id)}
          people={waiting}
          template={text.template}
          work={work}
        />
      ))}
      {pages > 1 ? (
        <p className="departure-pages">
          {page > 0 ? <To departure={departure} page={page - 1} text={words.earlier} /> : null}
          <span>{fill(pageOf, { page: page + 1, pages })}</span>
          {page + 1 < pages ? (
            <To departure={departure} page={page + 1} text={words.later} />
          ) : null}
        </p>
      ) : null}
      {dialog}
    </AdminPage>
  );
}

type ToProps = { departure: string | null; page: number; text: string };

function To({ departure, page, text }: ToProps) {
  const query = new URLSearchParams({ ...(departure && { departure }), page: String(page) });
  return (
    <PageLink className="button button-secondary button-small" to={`?${query}`}>
      {text}
    </PageLink>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
