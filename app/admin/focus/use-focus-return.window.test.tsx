import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

test("from a dialog the focus goes back where it came from, also by way of another", async () => {
  const dialogs: ReturnType<typeof useFocusReturn>[] = [];
  function Page() {
    dialogs.splice(0, 2, useFocusReturn(), useFocusReturn());
    return (
      <>
        <h1 tabIndex={-1}>Page</h1>
        <button type="button">Open</button>
      </>
    );
  }
  await showPiece(<Page />).came();
  const [first, second] = dialogs;
  if (!first || !second) throw new Error("nothing is shown");
  const focused = () => document.activeElement?.textContent;
  const nowhere = () => (document.activeElement as HTMLElement).blur();
  const close = ({ onCloseAutoFocus }: typeof first) => onCloseAutoFocus(new Event("close"));

  document.querySelector("button")?.focus();
  first.onOpenAutoFocus();
  nowhere();
  // It takes the place of the first.
  second.onOpenAutoFocus();
  close(first);
  nowhere();
  close(second);
  expect(focused()).toBe("Open");
});
