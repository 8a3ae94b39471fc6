import { useState } from "react";
import { useNavigate } from "react-router";
import { historyPath, type Place } from "#app/admin/pieces/place.ts";
import { isOlder, type Version } from "./version.ts";

/** Where list and comparison stand side by side. */
const BESIDE = "(width >= 64rem)";

export type Choosing = ReturnType<typeof useChoosing>;

/**
 * Which two are compared.
 * @param shown those that the page compares
 */
export function useChoosing(place: Place, versions: Version[], shown: string[], search: string) {
  const navigate = useNavigate();
  const [picked, setPicked] = useState<string[] | null>(null);
  const chosen = picked ?? (shown.length === 2 ? shown : null);
  return {
    /** In the order of choosing; null: nobody chooses. */
    chosen,
    /** Of the comparison, when there are two. */
    path: chosen?.length === 2 ? comparisonPath(chosen) : null,
    begin: () => setPicked([]),
    end: () => setPicked([]),
    /** Of more than two the one that was chosen first gives way. */
    toggle({ _id }: Version): void {
      const now = chosen ?? [];
      const next = now.includes(_id) ? now.filter((id) => id !== _id) : [...now.slice(-1), _id];
      setPicked(next);
      if (next.length < 2 || !matchMedia(BESIDE).matches) return;
      void navigate({ pathname: comparisonPath(next), search }, { preventScrollReset: true });
    },
  };

  function comparisonPath(two: string[]): string {
    const [one, other] = two.map((id) => versions.find(({ _id }) => _id === id));
    if (!one || !other) return historyPath(place, ...two);
    const [older, newer] = isOlder(one, other) ? [one, other] : [other, one];
    return historyPath(place, older._id, newer._id);
  }
}
