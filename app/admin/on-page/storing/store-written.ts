import { api, ask } from "#app/admin/api/client.ts";
import { isUnanswered } from "#app/admin/api/failure-words.ts";
import { CONFLICT } from "#app/admin/api/statuses.ts";
import { createUnanswered } from "#app/admin/session/unanswered.ts";
import type { OtherSide } from "#contracts/draft.ts";
import type { EditedDocument } from "#contracts/editing.ts";

type Body = Record<string, unknown>;

/** Stores fields of a document, as what waits of it. What was stored before without an answer is nobody else's. */
export function createWrittenStore() {
  const unanswered = new Map<string, ReturnType<typeof createUnanswered>>();

  /** @param known as the server had it */
  return async function storeWritten(
    { place, version, base }: EditedDocument,
    body: Body,
    known: Body,
  ) {
    const send = (made: { version: number } | { base: number }) =>
      ask(() => api("drafts")[":kind"][":id"].$put({ param: place, json: { ...made, body } }));
    const key = `${place.kind}/${place.id}`;
    const before = unanswered.get(key) ?? createUnanswered();
    unanswered.set(key, before);
    const first = await send(version === null ? { base } : { version });
    const theirs = !first.isOk && first.status === CONFLICT ? otherSide(first.current) : null;
    const isOwn = theirs && before.isStored(theirs.body, known);
    const answer = isOwn ? await send({ version: theirs.version }) : first;
    if (answer.isOk) before.forget();
    else if (isUnanswered(answer)) before.add(body);
    return answer;
  };
}

/** Null: it was made public meanwhile, and nothing waits. */
function otherSide(current: unknown): (OtherSide & { version: number }) | null {
  const theirs = current as OtherSide | undefined;
  return theirs?.version ? { ...theirs, version: theirs.version } : null;
}
