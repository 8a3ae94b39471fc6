import { type RefObject, useEffect, useRef } from "react";

/**
 * For a row of links that is wider than a phone: the link of the current page is scrolled into view.
 * @param place changes when another page is the current one
 */
export function useCurrentInView(place: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current
  useEffect(() => {
    const current = row.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, [place]);
  return row;
}
