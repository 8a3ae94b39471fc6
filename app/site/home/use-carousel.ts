import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** The specification, section 9. */
const CAROUSEL_DELAY_MS = 5000;

/**
 * A press on Next at the moment in which the slides change by themselves was meant for the slide
 * before.
 */
const ALREADY_TURNED_MS = 300;

/** Which slide shows, which did before, and how often it has turned: each turn starts the clock again. */
type Place = { selected: number; before: number; turn: number };

/** State and controls of a carousel of `count` slides, of which one shows. */
export function useCarousel(viewport: RefObject<HTMLElement | null>, count: number) {
  const [isReady, setReady] = useState(false);
  const [{ selected, before, turn }, setPlace] = useState<Place>({
    selected: 0,
    before: 0,
    turn: 0,
  });
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);
  const isPlaying = isReady && !isPaused && !isHeld && count > 1;

  const move = useCallback(
    (place: (from: number) => number) =>
      setPlace((now) => ({
        selected: (place(now.selected) + count) % count,
        before: now.selected,
        turn: now.turn + 1,
      })),
    [count],
  );

  // Until now the slides were a row that swipes by itself: go on from where it was left.
  useEffect(() => {
    const row = viewport.current;
    if (row && row.scrollLeft !== 0) {
      move(() => Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
      row.scrollLeft = 0;
    }
    setPaused(matchMedia("(prefers-reduced-motion: reduce)").matches);
    setReady(true);
  }, [viewport, move]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts the clock again
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      turnedAt.current = performance.now();
      move((from) => from + 1);
    }, CAROUSEL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, turn, move]);

  return {
    isReady,
    isPlaying,
    isPaused,
    selected,
    turn,
    /** The slide shows, fades out, or comes next: its picture is needed. */
    isNear: (index: number) => [selected, before, (selected + 1) % count].includes(index),
    show: (index: number) => move(() => index),
    next: () => {
      if (performance.now() - turnedAt.current > ALREADY_TURNED_MS) move((from) => from + 1);
    },
    previous: () => move((from) => from - 1),
    togglePause: () => setPaused((paused) => !paused),
    /** Keyboard focus came inside: the slides wait. */
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}

export type Carousel = ReturnType<typeof useCarousel>;
