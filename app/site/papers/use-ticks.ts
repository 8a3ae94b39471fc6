import { useEffect, useState } from "react";
import { deviceStore } from "#app/forms/device-store.ts";

const START = "papers:";

export type Ticks = {
  ticked: ReadonlySet<string>;
  /** Not there when somebody looked last. */
  isNew: (id: string) => boolean;
  /** False: they are gone when the page is left. */
  isKept: boolean;
  toggle: (id: string) => void;
  clear: () => void;
};

type Kept = { ticked: string[]; known: string[] };

/**
 * What somebody has ready, kept on this device alone, under the address of the list.
 * @returns null until the page runs
 */
export function useTicks(address: string, ids: readonly string[]): Ticks | null {
  const [kept, setKept] = useState<(Kept & { isKept: boolean }) | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what is there when the page begins to run
  useEffect(() => {
    setKept(read(address, ids));
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      const there = read(address, ids);
      if (persisted && there.isKept) setKept(there);
    };
    addEventListener("pageshow", lookAgain);
    return () => removeEventListener("pageshow", lookAgain);
  }, []);

  if (!kept) return null;
  const ticked = new Set(kept.ticked);
  return {
    ticked,
    isKept: kept.isKept,
    isNew: (id) => kept.known.length > 0 && !kept.known.includes(id),
    toggle(id) {
      // Another tab, or the same list in another language, may have more by now, or none.
      const there = read(address, ids);
      const now = new Set(there.isKept ? there.ticked : ticked);
      if (ticked.has(id)) now.delete(id);
      else now.add(id);
      const told = { ticked: [...now], known: [...ids] };
      const isKept = deviceStore.set(START + address, JSON.stringify(told));
      setKept({ ...kept, ticked: [...now], isKept });
    },
    clear() {
      deviceStore.remove(START + address);
      setKept({ ticked: [], known: [], isKept: kept.isKept });
    },
  };
}

function read(address: string, ids: readonly string[]) {
  try {
    const stored: Partial<Kept> = JSON.parse(localStorage.getItem(START + address) ?? "{}");
    const { ticked = [], known = [] } = stored;
    if (![ticked, known].every(Array.isArray)) throw new TypeError("not ours");
    return { ticked: ticked.filter((id) => ids.includes(id)), known, isKept: true };
  } catch {
    return { ticked: [], known: [], isKept: false };
  }
}
