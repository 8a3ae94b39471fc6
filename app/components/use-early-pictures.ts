import { useEffect } from "react";
import { useLocation } from "react-router";

/** Some browsers wait until a picture is nearly in view: by then there is a hole. */
const AHEAD_PX = 1200;

/** Lazy pictures come before they are scrolled to. */
export function useEarlyPictures(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other pictures
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          (target as HTMLImageElement).loading = "eager";
          observer.unobserve(target);
        }
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    for (const picture of document.querySelectorAll("main img[loading=lazy]")) {
      observer.observe(picture);
    }
    return () => observer.disconnect();
  }, [key]);
}
