import { useEffect } from "react";
import { useLocation } from "react-router";

/** Browsers differ: one fetches a lazy picture four screens ahead, another when it is nearly in view. */
const AHEAD_PX = 1200;

/** Pictures come before they are scrolled to, and not long before. */
export function useEarlyPictures(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other pictures
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          if (target instanceof HTMLImageElement) target.loading = "eager";
          else target.toggleAttribute("data-near", true);
        }
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    for (const awaited of document.querySelectorAll("main img[loading=lazy], .home-cards .card")) {
      observer.observe(awaited);
    }
    return () => observer.disconnect();
  }, [key]);
}
