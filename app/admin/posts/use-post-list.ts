import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { api } from "#app/admin/api/client.ts";
import { focusHeading } from "#app/admin/pieces/focus-heading.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { BlogFinding } from "#contracts/blog.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { fill } from "#i18n/fill.ts";

/** A page of the list, kept up to date here after each deletion and each Undo. */
export function usePostList(loaded: BlogFinding[]) {
  const [posts, setPosts] = useState(loaded);
  const [doomed, setDoomed] = useState<BlogFinding | null>(null);
  const { call, dialog } = useSignedInCall();
  useEffect(() => setPosts(loaded), [loaded]);

  async function remove(post: BlogFinding): Promise<void> {
    setDoomed(null);
    const answer = await call(() => api("blogs")[":id"].$delete({ param: { id: post._id } }));
    if (!answer.isOk)
      return showToast(fill(words.postStillThere, { message: answer.message }), "error");
    const place = posts.indexOf(post);
    flushSync(() => setPosts((now) => now.filter(({ _id }) => _id !== post._id)));
    // It was on the card.
    if (document.activeElement === document.body) focusHeading();
    showToast(words.postDeletedItIs, "success", {
      label: words.undo,
      run: () => void restore(post, place),
    });
  }

  async function restore(post: BlogFinding, place: number): Promise<void> {
    const answer = await call(() => api("blogs")[":id"].restore.$post({ param: { id: post._id } }));
    if (!answer.isOk)
      return showToast(fill(words.postStillDeleted, { message: answer.message }), "error");
    setPosts((now) =>
      now.some(({ _id }) => _id === post._id) ? now : now.toSpliced(place, 0, post),
    );
    showToast(words.postIsBack, "success");
  }

  return {
    posts,
    doomed,
    ask: setDoomed,
    keep: () => setDoomed(null),
    confirm: () => doomed && remove(doomed),
    signInDialog: dialog,
  };
}
