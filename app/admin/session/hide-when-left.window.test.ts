import { expect, onTestFinished, test, vi } from "vitest";
import { hideWhenLeft } from "./hide-when-left.ts";

const transition = (type: string, persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

test("a page that the browser kept is hidden while it is left, and loaded anew without a question", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const warn = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", warn);
  onTestFinished(() => {
    reload.mockRestore();
    removeEventListener("beforeunload", warn);
    document.documentElement.hidden = false;
  });
  const end = hideWhenLeft();
  const state = () => [document.documentElement.hidden, reload.mock.calls.length];

  transition("pagehide", false);
  transition("pageshow", false);
  expect(state()).toEqual([false, 0]);
  transition("pagehide", true);
  expect(state()).toEqual([true, 0]);
  transition("pageshow", true);
  expect(state()).toEqual([true, 1]);
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  end();
  document.documentElement.hidden = false;
  transition("pagehide", true);
  transition("pageshow", true);
  expect(state()).toEqual([false, 1]);
});
