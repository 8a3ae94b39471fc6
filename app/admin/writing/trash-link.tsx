import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import { trash } from "#i18n/en/admin/writing.ts";
import { trashAddress } from "./trashes.ts";

/** Where what was deleted of a kind lies. */
export const TrashLink = ({ kind }: { kind: NewKindName }) => (
  <PageLink to={trashAddress(kind)} className="button button-ghost button-small">
    <AdminIcon name="trash" /> {trash}
  </PageLink>
);
