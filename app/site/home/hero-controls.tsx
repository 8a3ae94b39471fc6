import * as home from "#i18n/en/site/home.ts";
import { fill } from "#i18n/fill.ts";
import { HeroIcon } from "./hero-icon.tsx";
import type { Carousel } from "./use-carousel.ts";

/** Clickable pagination, pause and arrows. */
export function HeroControls({ count, carousel }: { count: number; carousel: Carousel }) {
  const { selected, turn, isPaused } = carousel;
  return (
    <div className="hero-controls">
      <div className="wrap">
        <div className="bars">
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={index}
              type="button"
              className="bar"
              aria-label={fill(home.showSlide, { number: index + 1, count })}
              aria-current={index === selected || undefined}
              onClick={() => carousel.show(index)}
            >
              {/* A new key starts the filling again. */}
              <i key={index === selected ? turn : 0} />
            </button>
          ))}
        </div>
        <div className="arrows">
          <button
            type="button"
            aria-label={isPaused ? home.play : home.pause}
            onClick={carousel.togglePause}
          >
            {isPaused ? <HeroIcon name="play" /> : <HeroIcon name="pause" />}
          </button>
          <button type="button" aria-label={home.previous} onClick={carousel.previous}>
            <HeroIcon name="chevron-left" />
          </button>
          <button type="button" aria-label={home.next} onClick={carousel.next}>
            <HeroIcon name="chevron-right" />
          </button>
        </div>
      </div>
    </div>
  );
}
