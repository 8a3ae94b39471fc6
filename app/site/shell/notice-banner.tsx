import { useEffect, useRef, useState } from "react";
import { PhoneLink } from "#app/site/pieces/phone-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as shell from "#i18n/en/site/shell.ts";

/** Home page only, always shown there. Phones get the short text; so does an agency without a number. */
export function NoticeBanner() {
  const { settings, noticePhone, noticeEnds } = useSiteData();
  const box = useMeasured();
  const isOver = useIsPast(noticeEnds);
  const { text, shortText } = settings.notice;
  const [before = "", after = ""] = text.split("{phone}");
  if (noticeEnds === 0 || isOver) return null;
  return (
    <section ref={box} className="notice" aria-label={shell.notice}>
      <div className="wrap" {...written(text)}>
        <Icon name="info" className="max-md:hidden" />
        {noticePhone ? (
          <>
            <span className="words max-md:hidden">{before.trim()}</span>
            <span className="words md:hidden">{shortText}</span>
            <PhoneLink number={noticePhone} />
            {after.trim() ? <span className="words max-md:hidden">{after.trim()}</span> : null}
          </>
        ) : (
          <span className="words">{shortText}</span>
        )}
      </div>
    </section>
  );
}

/** The spacer below the bars is as high as the notice really is: larger letters need more. */
function useMeasured() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = element.ownerDocument.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--notice-height", `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--notice-height");
    };
  }, []);
  return box;
}

/** A longer timer would ring at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A page that is open or cached at that moment changes by itself. */
function useIsPast(moment: number | null): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (moment === null) return;
    const left = Math.max(0, moment - Date.now());
    if (left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => setPast(true), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return isPast;
}
