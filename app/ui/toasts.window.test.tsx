import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { TIMERS } from "#tests/support/open-admin-window.tsx";
import { untilQuiet } from "#tests/support/until-quiet.ts";
import { PlainToasts } from "./plain-toasts.tsx";
import { onToast, showToast, takeToasts } from "./toast.ts";
import { ToastRegion } from "./toast-region.tsx";

async function show(piece: React.ReactNode, waiting: string[] = []) {
  takeToasts();
  for (const text of waiting) showToast(text);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(piece);
  const settle = untilQuiet(() => false);
  vi.useFakeTimers({ toFake: [...TIMERS] });
  onTestFinished(async () => {
    root.unmount();
    await settle();
    vi.useRealTimers();
    place.remove();
  });
  await settle();
  const said = () =>
    [...document.querySelectorAll(".Toastify__toast")].map((one) =>
      [
        one.getAttribute("role") ?? one.querySelector("[role]")?.getAttribute("role"),
        /--(success|error|info)/.exec(one.className)?.[1],
        one.textContent,
      ].join(" | "),
    );
  return { settle, said, place };
}

test("toasts say what it is, offer what can be done, and go after five seconds", async () => {
  const undone = vi.fn();
  const { settle, said } = await show(<ToastRegion />);
  expect(said()).toEqual([]);
  showToast("Saved", "success", { label: "Undo", run: undone });
  await vi.waitFor(() => expect(said().length).toBe(1));
  showToast("Not saved", "error");
  showToast("By the way");
  await settle();
  const first = said();
  document.querySelector<HTMLButtonElement>("button.toast-action")?.click();
  await vi.advanceTimersByTimeAsync(4900);
  const before = said().length;
  const bar = [...document.querySelectorAll<HTMLElement>(".Toastify__progress-bar")].map(
    ({ style }) => style.animationDuration,
  );
  expect([first, undone.mock.calls.length, before, bar]).toEqual([
    ["alert | info | By the way", "alert | error | Not saved", "alert | success | SavedUndo"],
    ...[1, 3, ["5000ms", "5000ms", "5000ms"]],
  ]);
});

test("while the window is not looked at, or a pointer is on it, a toast waits", async () => {
  const { settle, said } = await show(<ToastRegion />);
  showToast("Saved", "success");
  await vi.waitFor(() => expect(said().length).toBe(1));
  const state = async (place: EventTarget | null, type: string) => {
    place?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
    await settle();
    const bar = document.querySelector<HTMLElement>(".Toastify__progress-bar");
    return bar?.style.animationPlayState;
  };
  const toast = document.querySelector(".Toastify__toast");
  expect(await state(window, "focus")).toBe("running");
  expect(await state(window, "blur")).toBe("paused");
  expect(await state(window, "focus")).toBe("running");
  expect(await state(toast, "mouseover")).toBe("paused");
  expect(await state(toast, "mouseout")).toBe("running");
});

test("without their script the three latest are said in a plain way", async () => {
  const { settle, said } = await show(<PlainToasts />, ["a", "b", "c", "d"]);
  expect(said()).toEqual(["alert |  | d", "alert |  | c", "alert |  | b"]);
  for (const text of ["one", "two", "three", "four"]) {
    showToast(text, "error");
    await settle();
  }
  expect(said()).toEqual(["alert |  | four", "alert |  | three", "alert |  | two"]);
});

test("what waits is taken once; who listens hears of each until they stop", () => {
  takeToasts();
  const heard = vi.fn();
  const stop = onToast(heard);
  showToast("one", "success");
  showToast("two");
  stop();
  showToast("three", "error", { label: "Undo", run: heard });
  expect([heard.mock.calls.length, takeToasts(), takeToasts()]).toEqual([
    2,
    [
      { text: "one", kind: "success", action: undefined },
      { text: "two", kind: "info", action: undefined },
      { text: "three", kind: "error", action: { label: "Undo", run: heard } },
    ],
    [],
  ]);
});
