import { api, ask } from "#app/admin/api/client.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";

/** Something new, which is not public; sent again, it is the same one. */
export const beginEntry = (kind: EntryKindName, id: string, body: Record<string, unknown>) =>
  ask(() => api("drafts")[":kind"][":id"].$post({ param: { kind, id }, json: { body } }));
