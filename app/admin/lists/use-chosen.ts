import { type MouseEvent, useRef, useState } from "react";

type Listed = { id: string };

/** What is chosen of a list; a press with Shift chooses all from the last one to it. */
export function useChosen<One extends Listed>(list: readonly One[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);

  function press(id: string, { shiftKey }: Pick<MouseEvent, "shiftKey">): void {
    const isOn = !ids.has(id);
    const places = [last.current, id].map((one) => list.findIndex((listed) => listed.id === one));
    const [from = -1, to = -1] = places.sort((one, other) => one - other);
    const range = shiftKey && from >= 0 ? list.slice(from, to + 1).map((one) => one.id) : [id];
    last.current = id;
    setIds((now) => {
      const next = new Set(now);
      for (const one of range) isOn ? next.add(one) : next.delete(one);
      return next;
    });
  }

  return {
    /** In the order of the list; without those that are gone. */
    all: list.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    press,
    /** Those and no others. */
    keep: (kept: readonly Listed[]) => setIds(new Set(kept.map(({ id }) => id))),
  };
}

export type Chosen<One extends Listed> = ReturnType<typeof useChosen<One>>;
