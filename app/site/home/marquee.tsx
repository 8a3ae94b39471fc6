import { type CSSProperties, useEffect, useRef } from "react";
import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as home from "#i18n/en/site/home.ts";

const SPEED_PX_PER_S = 60;
/** Mean width of a letter at 15 px: near enough until the real width is known. */
const LETTER_PX = 7.7;

/** Moving lines, separated by "•" in the text. Nothing when there is no text. */
export function Marquee({ text }: { text: string }) {
  const track = useRef<HTMLDivElement>(null);
  const seconds = (text.length * LETTER_PX) / SPEED_PX_PER_S;

  useEffect(() => {
    const [animation] = track.current?.getAnimations() ?? [];
    const width = (track.current?.scrollWidth ?? 0) / 2;
    // Faster or slower from where it is: a new duration would make the line jump.
    if (width > 0) animation?.updatePlaybackRate((seconds * SPEED_PX_PER_S) / width);
  }, [seconds]);

  const lines = text
    .split("•")
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <section
      className="marquee"
      aria-label={home.latestNews}
      style={{ "--marquee-seconds": `${seconds.toFixed(1)}s` } as CSSProperties}
    >
      <div className="marquee-window">
        <div ref={track} className="marquee-track">
          <Lines lines={lines} />
          <Lines lines={lines} isCopy />
        </div>
      </div>
      {lines.length > 1 ? (
        <label className="marquee-pause marquee-more">
          <span className="sr-only">{home.showNews}</span>
          <input type="checkbox" />
          <Icon name="chevron-down" />
        </label>
      ) : null}
      <label className="marquee-pause marquee-stop">
        <span className="sr-only">{home.pauseNews}</span>
        <input type="checkbox" />
        <Icon name="pause" className="when-moving" />
        <Icon name="play" className="when-paused" />
      </label>
    </section>
  );
}

function Lines({ lines, isCopy }: { lines: string[]; isCopy?: boolean }) {
  return lines.map((line) => (
    <span key={line} {...written(line)} aria-hidden={isCopy}>
      {line}
    </span>
  ));
}
