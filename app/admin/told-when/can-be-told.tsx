import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/told-when.ts";
import { plural } from "#i18n/fill.ts";

/** Said where somebody has just written seats, or a price. @param people who can be told by now */
export function CanBeTold({ people, to }: { people: number; to: string }) {
  return (
    <div role="status">
      {people > 0 ? (
        <p className="fresh-line">
          <AdminIcon name="users" />
          <span>{plural(words.canBeTold, people)}</span>
          <PageLink to={to} className="text-link">
            {words.showThem}
          </PageLink>
        </p>
      ) : null}
    </div>
  );
}
