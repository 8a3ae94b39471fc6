import { api, ask } from "#app/admin/api/client.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { EditedDocument } from "#contracts/editing.ts";

/** What is done with the waiting changes of one document, as they are shown: others may have written since. */
export type Deed = (there: EditedDocument) => Promise<ApiAnswer<unknown>>;

/** How a document stands where nothing waits. */
export const NOTHING = { version: null, savedAt: "", publishAt: null };

const door = () => api("drafts")[":kind"][":id"];

export const publish: Deed = ({ place: param, version }) =>
  ask(() => door().publish.$post({ param, query: { version: String(version) } }));

export const planFor =
  (publishAt: string): Deed =>
  ({ place: param, version }) =>
    ask(() => door().schedule.$post({ param, json: { publishAt, ...(version && { version }) } }));

export const cancelPlan: Deed = async ({ place: param }) =>
  unlessGone(await ask(() => door().schedule.$delete({ param })));

export const discard: Deed = async ({ place: param, version }) =>
  unlessGone(await ask(() => door().$delete({ param, query: { version: String(version) } })));

/** What is taken back and not there any more is taken back: the page shows then how it stands. */
const unlessGone = (answer: ApiAnswer<unknown>): ApiAnswer<unknown> =>
  answer.status === NOT_THERE ? { isOk: true, status: NOT_THERE, data: null } : answer;
