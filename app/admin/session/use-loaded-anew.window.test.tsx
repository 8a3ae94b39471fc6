import { expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useLoadedAnew } from "./use-loaded-anew.ts";

function Screen() {
  useLoadedAnew();
  return "Names of visitors";
}

const transition = (type: string, persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

test("a page that the browser kept is hidden while it is left, and loaded anew without a question", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const warn = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", warn);
  onTestFinished(() => {
    reload.mockRestore();
    removeEventListener("beforeunload", warn);
    document.documentElement.hidden = false;
  });
  await showPiece(<Screen />).came();
  const state = () => [document.documentElement.hidden, reload.mock.calls.length];

  transition("pagehide", false);
  transition("pageshow", false);
  expect(state()).toEqual([false, 0]);
  transition("pagehide", true);
  expect(state()).toEqual([true, 0]);
  transition("pageshow", true);
  expect(state()).toEqual([true, 1]);
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});
