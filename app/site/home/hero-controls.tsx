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
              aria-label={`Slide ${index + 1} of ${count}`}
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
            aria-label={isPaused ? "Play slides" : "Pause slides"}
            onClick={carousel.togglePause}
          >
            {isPaused ? <HeroIcon name="play" /> : <HeroIcon name="pause" />}
          </button>
          <button type="button" aria-label="Previous slide" onClick={carousel.previous}>
            <HeroIcon name="chevron-left" />
          </button>
          <button type="button" aria-label="Next slide" onClick={carousel.next}>
            <HeroIcon name="chevron-right" />
          </button>
        </div>
      </div>
    </div>
  );
}
