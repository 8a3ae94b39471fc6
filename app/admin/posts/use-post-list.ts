import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import type { BlogFinding } from "#contracts/blog.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { usePostTrash } from "./use-post-trash.ts";

/** A page of the list, kept up to date here after each deletion and each Undo. */
export function usePostList(loaded: BlogFinding[]) {
  const [posts, setPosts] = useState(loaded);
  const [doomed, setDoomed] = useState<BlogFinding | null>(null);
  const trash = usePostTrash();
  // A search that was under way still has them.
  const gone = useRef(new Set<string>());
  useEffect(() => setPosts(loaded.filter(({ _id }) => !gone.current.has(_id))), [loaded]);

  async function remove(post: BlogFinding): Promise<void> {
    setDoomed(null);
    const place = posts.indexOf(post);
    await trash.remove({
      ...{ id: post._id, said: words.postDeletedItIs },
      onGone() {
        gone.current.add(post._id);
        flushSync(() => setPosts((now) => now.filter(({ _id }) => _id !== post._id)));
        // It was on the card.
        if (document.activeElement === document.body) focusHeading();
      },
      onBack() {
        gone.current.delete(post._id);
        setPosts((now) =>
          now.some(({ _id }) => _id === post._id) ? now : now.toSpliced(place, 0, post),
        );
      },
    });
  }

  return {
    posts,
    /** Deleted here, although what was loaded still has it. */
    isGone: (id: string) => gone.current.has(id),
    doomed,
    ask: setDoomed,
    keep: () => setDoomed(null),
    confirm: () => doomed && remove(doomed),
    signInDialog: trash.dialog,
  };
}
