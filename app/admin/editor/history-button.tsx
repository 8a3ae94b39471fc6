import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { historyPath, type Place } from "#app/admin/pieces/place.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { history } from "#i18n/en/admin/history.ts";

/** To what it was. */
export function HistoryButton({ place }: { place: Place }) {
  return (
    <PageLink to={historyPath(place)} className="button button-ghost button-small">
      <AdminIcon name="history" /> {history}
    </PageLink>
  );
}
