import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { trash } from "#i18n/en/admin/writing.ts";
import { trashAddress } from "./entry-trashes.ts";

/** Above the list of a kind. */
export const TrashLink = ({ kind }: { kind: EntryKindName }) => (
  <PageLink to={trashAddress(kind)} className="button button-ghost button-small">
    <AdminIcon name="trash" /> {trash}
  </PageLink>
);
