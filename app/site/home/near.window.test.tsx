import { useRef } from "react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { type Carousel, useCarousel } from "./use-carousel.ts";

test("pictures are needed of the slide that shows, of the one that fades out, and of the next", async () => {
  let carousel: Carousel | undefined;
  function Page() {
    carousel = useCarousel(useRef(null), 5);
    return null;
  }
  const screen = showPiece(<Page />);
  await screen.came();
  carousel?.togglePause();
  const near = () => [0, 1, 2, 3, 4].filter((index) => carousel?.isNear(index));
  flushSync(() => carousel?.show(0));
  flushSync(() => carousel?.show(3));
  expect(near()).toEqual([0, 3, 4]);
  flushSync(() => carousel?.next());
  expect([carousel?.selected, near()]).toEqual([4, [0, 3, 4]]);
  flushSync(() => carousel?.show(1));
  expect(near()).toEqual([1, 2, 4]);
});
