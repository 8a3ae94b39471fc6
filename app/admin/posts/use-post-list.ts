import { useEffect, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { showToast } from "#app/ui/toast.ts";
import type { BlogFinding } from "#contracts/blog.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { fill } from "#i18n/fill.ts";

/** A page of the list, kept up to date here after each deletion and each Undo. */
export function usePostList(loaded: BlogFinding[]) {
  const [posts, setPosts] = useState(loaded);
  const [doomed, setDoomed] = useState<BlogFinding | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => setPosts(loaded), [loaded]);

  async function remove(post: BlogFinding): Promise<void> {
    const answer = await ask(() => api("blogs")[":id"].$delete({ param: { id: post._id } }));
    if (answer.status === 401) return setSignedOut(true);
    setSignedOut(false);
    setDoomed(null);
    if (!answer.isOk)
      return showToast(fill(words.postStillThere, { message: answer.message }), "error");
    const place = posts.indexOf(post);
    setPosts((now) => now.filter(({ _id }) => _id !== post._id));
    showToast(words.postDeletedItIs, "success", {
      label: words.undo,
      run: () => void restore(post, place),
    });
  }

  async function restore(post: BlogFinding, place: number): Promise<void> {
    const answer = await ask(() => api("blogs")[":id"].restore.$post({ param: { id: post._id } }));
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
    isSignedOut,
    ask: setDoomed,
    keep() {
      setDoomed(null);
      setSignedOut(false);
    },
    confirm: () => doomed && remove(doomed),
  };
}
