import { type RefObject, useEffect, useRef } from "react";

/**
 * For a row of links that is wider than a phone: the current one is scrolled into view.
 * @param place changes when another page is the current one
 */
export function useCurrentInView(place: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current
  useEffect(() => {
    const current = row.current?.querySelector("[aria-current]");
    // Not scrollIntoView: the page itself must stay where it is.
    if (current) row.current?.scrollBy({ left: middleOf(current) - middleOf(row.current) });
  }, [place]);
  return row;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
