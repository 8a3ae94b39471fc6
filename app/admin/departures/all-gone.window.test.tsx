import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { AllGone } from "./all-gone.tsx";

test("whoever reads that all of them are gone goes back to the list", async () => {
  const close = vi.fn();
  const screen = showPiece(<AllGone onClose={close} />);
  await screen.came();
  await screen.press("To the list");
  await screen.key("Escape");
  expect(close).toHaveBeenCalledTimes(2);
});
