import { type MouseEvent, useRef, useState } from "react";
import type { Choosable } from "./choosable.ts";

/** What is chosen of a list; a press with Shift chooses all from the last one to it. */
export function useChosen(list: readonly Choosable[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);

  function press(id: string, { shiftKey }: Pick<MouseEvent, "shiftKey">): void {
    const isOn = !ids.has(id);
    const places = [last.current, id].map((one) => list.findIndex((post) => post.id === one));
    const [from = -1, to = -1] = places.sort((one, other) => one - other);
    const range = shiftKey && from >= 0 ? list.slice(from, to + 1).map((post) => post.id) : [id];
    last.current = id;
    setIds((now) => {
      const next = new Set(now);
      for (const one of range) isOn ? next.add(one) : next.delete(one);
      return next;
    });
  }

  return {
    /** In the order of the list; without those that are gone. */
    posts: list.filter((post) => ids.has(post.id)),
    has: (id: string) => ids.has(id),
    press,
    /** Those and no others. */
    keep: (posts: readonly Choosable[]) => setIds(new Set(posts.map(({ id }) => id))),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
