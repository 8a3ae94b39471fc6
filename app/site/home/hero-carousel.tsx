import { useRef } from "react";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Slide } from "#contracts/kinds/home.ts";
import * as home from "#i18n/en/site/home.ts";
import { fill } from "#i18n/fill.ts";
import { HeroControls } from "./hero-controls.tsx";
import { slideAction } from "./slide-action.ts";
import { useCarousel } from "./use-carousel.ts";
import { useSwipe } from "./use-swipe.ts";

/** One slide per view. Before scripts it is a row that swipes. */
export function HeroCarousel({ slides }: { slides: Slide[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, slides.length);
  const swipe = useSwipe({ toStart: carousel.previous, toEnd: carousel.next });
  const { isReady, isPlaying, selected } = carousel;
  return (
    <section
      className="hero-carousel"
      aria-roledescription={home.carousel}
      aria-label={home.highlights}
      data-ready={isReady || undefined}
      data-playing={isPlaying || undefined}
      data-turned={carousel.turn > 0 || undefined}
      onFocus={(event) => event.target.matches(":focus-visible") && carousel.hold()}
      onBlur={carousel.release}
    >
      <div ref={viewport} className="slides" {...swipe}>
        <div className="track" aria-live={isPlaying ? "off" : "polite"}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group, a fieldset is for forms
            <div
              key={slide._id}
              className="slide"
              role="group"
              aria-roledescription={home.slide}
              aria-label={fill(home.slideOf, { number: index + 1, count: slides.length })}
              data-current={index === selected || undefined}
              data-near={carousel.isNear(index) || undefined}
              inert={isReady && index !== selected}
            >
              <SlideContent slide={slide} isFirst={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 ? <HeroControls count={slides.length} carousel={carousel} /> : null}
    </section>
  );
}

function SlideContent({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <>
      <div className="scrim">
        {slide.bgImage ? (
          <Picture src={slide.bgImage} sizes={SIZES.hero} isFirst={isFirst} />
        ) : null}
      </div>
      <div className="wrap words">
        <h2 {...written(slide.content)}>{slide.content}</h2>
        <p {...written(slide.subcontent)}>{slide.subcontent}</p>
        {slide.link ? (
          <PageLink className="button button-brass" to={slide.link}>
            {slideAction(slide.link)} <Icon name="arrow-right" />
          </PageLink>
        ) : null}
      </div>
    </>
  );
}
