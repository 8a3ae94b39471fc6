import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useLate } from "./use-late.ts";

test("what is so for a while alone is said, until it is so no more; and the next time after a while again", async () => {
  let set: (isSo: boolean) => void = () => {};
  function Piece() {
    const [isSo, setSo] = useState(false);
    set = setSo;
    return useLate(isSo, 600) ? "late" : "calm";
  }
  showPiece(<Piece />);
  const shown = async (isSo: boolean, ms: number) => {
    flushSync(() => set(isSo));
    await vi.advanceTimersByTimeAsync(ms);
    for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
    return document.querySelector("main")?.textContent;
  };
  expect([await shown(true, 500), await shown(false, 500), await shown(true, 500)]).toEqual([
    ...["calm", "calm", "calm"],
  ]);
  expect(await shown(true, 200)).toBe("late");
  expect([await shown(false, 0), await shown(true, 500)]).toEqual(["calm", "calm"]);
  expect(await shown(true, 200)).toBe("late");
});
