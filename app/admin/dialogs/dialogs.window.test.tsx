import { useLayoutEffect, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { AdminDialog } from "./admin-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** Escape is pressed before what has just opened was drawn to its end. */
function Hasty({ isAsked }: { isAsked: boolean }) {
  useLayoutEffect(() => {
    const press = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
    if (isAsked) document.dispatchEvent(press);
  }, [isAsked]);
  return null;
}

test("Escape pressed at once closes the dialog above alone, however slow the machine is", async () => {
  const closed = vi.fn();
  const kept = vi.fn();
  function Twice() {
    const [isAsked, setAsked] = useState(false);
    const keep = () => {
      kept();
      setAsked(false);
    };
    const asked = { title: "Sure?", text: "It is lost.", keepLabel: "Stay", goLabel: "Go" };
    return (
      <AdminDialog isOpen title="Below" onClose={closed}>
        <button type="button" onClick={() => setTimeout(() => setAsked(true))}>
          Ask
        </button>
        <ConfirmDialog {...asked} isOpen={isAsked} onKeep={keep} onGo={vi.fn()} />
        <Hasty isAsked={isAsked} />
      </AdminDialog>
    );
  }
  const screen = showPiece(<Twice />);
  await screen.came();
  await screen.press("Ask");
  expect([kept.mock.calls.length, closed.mock.calls.length]).toEqual([1, 0]);
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
  expect(await screen.key("Escape")).toEqual([]);
  expect(closed.mock.calls.length).toBe(1);
});

const begins = {
  "a field": <input aria-label="First" />,
  "words of several lines": <textarea aria-label="First" />,
  "a field that is only read": <input aria-label="First" readOnly />,
  "something to tick": <input type="checkbox" aria-label="First" />,
  "a button": (
    <>
      <button type="button">Choose</button>
      <input aria-label="First" />
    </>
  ),
};

const inField = "focus First";
test.each([
  ["a field", true, inField],
  ["words of several lines", true, inField],
  ["a field", false, "focus Close"],
  ["a field that is only read", true, "focus Close"],
  ["something to tick", true, "focus Close"],
  ["a button", true, "focus Close"],
] as const)(
  "what begins with %s, on a device with a keyboard: %s, opens with %s",
  async (what, hasKeys, expected) => {
    const media = vi
      .spyOn(globalThis, "matchMedia")
      .mockImplementation(
        (query) => ({ matches: hasKeys && query === "(pointer: fine)" }) as never,
      );
    onTestFinished(() => media.mockRestore());
    const screen = showPiece(
      <AdminDialog isOpen title="Asked" onClose={vi.fn()}>
        {begins[what]}
      </AdminDialog>,
    );
    await screen.came();
    expect(`focus ${document.activeElement?.getAttribute("aria-label")}`).toBe(expected);
  },
);
