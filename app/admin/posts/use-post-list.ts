import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { focusHeading } from "#app/admin/pieces/focus-heading.ts";
import type { BlogFinding } from "#contracts/blog.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { usePostTrash } from "./use-post-trash.ts";

/** A page of the list, kept up to date here after each deletion and each Undo. */
export function usePostList(loaded: BlogFinding[]) {
  const [posts, setPosts] = useState(loaded);
  const [doomed, setDoomed] = useState<BlogFinding | null>(null);
  const trash = usePostTrash();
  useEffect(() => setPosts(loaded), [loaded]);

  async function remove(post: BlogFinding): Promise<void> {
    setDoomed(null);
    const place = posts.indexOf(post);
    await trash.remove({
      ...{ id: post._id, said: words.postDeletedItIs },
      onGone() {
        flushSync(() => setPosts((now) => now.filter(({ _id }) => _id !== post._id)));
        // It was on the card.
        if (document.activeElement === document.body) focusHeading();
      },
      onBack: () =>
        setPosts((now) =>
          now.some(({ _id }) => _id === post._id) ? now : now.toSpliced(place, 0, post),
        ),
    });
  }

  return {
    posts,
    doomed,
    ask: setDoomed,
    keep: () => setDoomed(null),
    confirm: () => doomed && remove(doomed),
    signInDialog: trash.dialog,
  };
}
