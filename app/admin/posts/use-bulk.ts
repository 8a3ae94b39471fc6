import { api } from "#app/admin/api/client.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import { useRefresh } from "#app/admin/api/use-refresh.ts";
import type { Chosen } from "#app/admin/lists/use-chosen.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/posts.ts";
import * as shared from "#i18n/en/admin/writing.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { comma } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { Choosable } from "./choosable.ts";
import { type Refused, useForEach } from "./use-for-each.ts";

type Said = Parameters<typeof plural>[0];

/** What is done to all that are chosen; those for which it is refused stay chosen. */
export function useBulk(chosen: Chosen<Choosable>) {
  const { call, dialog } = useSignedInCall();
  const { forEach, ...progress } = useForEach();
  const refresh = useRefresh();

  async function run(
    posts: readonly Choosable[],
    said: Said,
    one: (post: Choosable) => Promise<ApiAnswer<unknown>>,
    onUndo?: (done: readonly Choosable[]) => void,
  ): Promise<readonly Refused[]> {
    const { done, gone, refused, last } = await forEach(posts, one);
    chosen.keep(posts.filter((post) => !done.includes(post) && !gone.includes(post)));
    if (last) await refresh(last);
    if (gone.length > 0) showToast(plural(words.manyGone, gone.length), "error");
    if (done.length > 0) {
      const undo = onUndo && { label: shared.undo, run: () => onUndo(done) };
      showToast(plural(said, done.length), "success", undo);
    }
    return refused;
  }

  const publish = (posts: readonly Choosable[]) =>
    run(posts, words.manyPublished, async ({ id }) => {
      const param = { kind: "post", id };
      return unfinished(
        await call(() => api("drafts")[":kind"][":id"].publish.$post({ param, query: {} })),
      );
    });

  /** By the toast, which goes along to other pages: so does what it says. */
  async function restore(posts: readonly Choosable[]): Promise<void> {
    const [refused] = await run(posts, words.manyBack, ({ id }) =>
      call(() => api("blogs")[":id"].restore.$post({ param: { id } })),
    );
    if (refused) showToast(refused.message, "error");
  }

  const remove = (posts: readonly Choosable[]) =>
    run(
      posts,
      words.manyDeleted,
      ({ id }) => call(() => api("blogs")[":id"].$delete({ param: { id } })),
      (done) => void restore(done),
    );

  /** Public at once, unless something of the post waits: then it waits with that. */
  const changeType = (posts: readonly Choosable[], type: string) =>
    run(posts, words.manyTyped, (post) => (post.isWaiting ? waitWith : publishWith)(post.id, type));

  async function waitWith(id: string, type: string): Promise<ApiAnswer<unknown>> {
    const param = { kind: "post", id };
    const read = await call(() => api("drafts")[":kind"][":id"].$get({ param }));
    // Somebody has made it public, or thrown it away.
    if (!read.isOk) return read.status === NOT_THERE ? publishWith(id, type) : read;
    const json = { version: read.data.version, body: { type } };
    return call(() => api("drafts")[":kind"][":id"].$put({ param, json }));
  }

  async function publishWith(id: string, type: string): Promise<ApiAnswer<unknown>> {
    const param = { id };
    const read = await call(() => api("blogs")[":id"].$get({ param }));
    if (!read.isOk) return read;
    const { title, image, link, content, version } = read.data;
    const json = { title, image, link, content, version, type };
    return call(() => api("blogs")[":id"].$put({ param, json }));
  }

  return { ...progress, publish, remove, changeType, dialog };
}

/** What is missing, by the names of the form. */
function unfinished(answer: ApiAnswer<unknown>): ApiAnswer<unknown> {
  if (answer.isOk || answer.issues.length === 0) return answer;
  const labels: Record<string, { label: string }> = postWords;
  const fields = answer.issues.map(({ path }) => labels[path]?.label ?? path).join(comma);
  return { ...answer, message: fill(words.lookAt, { fields }) };
}
