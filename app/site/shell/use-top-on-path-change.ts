import { usePathChange } from "./use-path-change.ts";

/** Every change of path starts at the top, with the focus on the new page's heading. */
export function useTopOnPathChange(): void {
  usePathChange(() => {
    window.scrollTo(0, 0);
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  });
}
