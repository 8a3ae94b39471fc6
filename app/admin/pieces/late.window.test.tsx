import { useState } from "react";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { late } from "./late.tsx";

type Props = { onClose: () => void };

function opened(load: () => Promise<(props: Props) => React.ReactNode>) {
  const Piece = late<Props>(load);
  return function Opened() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Open
        </button>
        {isOpen ? <Piece onClose={() => setOpen(false)} /> : null}
      </>
    );
  };
}

test("what comes late is there once it has come, and at once the next time", async () => {
  let asked = 0;
  const Opened = opened(async () => {
    asked += 1;
    return ({ onClose }) => (
      <button type="button" onClick={onClose}>
        Close
      </button>
    );
  });
  const screen = showPiece(<Opened />);
  await screen.came();
  expect(await screen.press("Open")).toEqual([
    "gone 1",
    "+ main: <Open> <Close>",
    "focus button Open",
  ]);
  expect(await screen.press("Close")).toEqual(["gone 1", "+ main: <Open>"]);
  expect(await screen.press("Open")).toEqual([
    "gone 1",
    "+ main: <Open> <Close>",
    "focus button Open",
  ]);
  expect(asked).toBe(1);
});

test("what does not come says so and closes; who has closed it meanwhile is told nothing", async () => {
  let fail: (error: Error) => void = () => undefined;
  const Opened = opened(() => new Promise((_, reject) => (fail = reject)));
  const screen = showPiece(<Opened />);
  await screen.came();
  await screen.press("Open");
  fail(new Error("away"));
  expect(await screen.came()).toEqual([
    "error: This part could not be loaded. What you typed is still here: check your connection, save, then load the page anew.",
  ]);
  await screen.press("Open");
  await screen.press("Open");
  fail(new Error("away"));
  expect(await screen.came()).toEqual([]);
});
