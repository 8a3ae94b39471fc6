import { useLayoutEffect, useState } from "react";
import { expect, test, vi } from "vitest";
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
