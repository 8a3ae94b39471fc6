import { expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { ShownOnce } from "./shown-once.tsx";

test("what is shown once can be printed, from left to right, before it is kept", async () => {
  const print = vi.fn();
  Object.assign(globalThis, { print });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "print"));
  const onDone = vi.fn();
  const screen = showPiece(
    <ShownOnce
      texts={["abcde-fghij", "klmno-pqrst"]}
      {...{ label: "Codes", copied: "Copied.", haveKept: "I have kept them", onDone }}
    />,
  );
  const codes = [...document.querySelectorAll("ol code")];
  expect(codes.map((one) => [one.textContent, one.getAttribute("dir")])).toEqual([
    ["abcde-fghij", "ltr"],
    ["klmno-pqrst", "ltr"],
  ]);
  await screen.press("Print");
  expect([print.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0]);
  await screen.press("I have kept them");
  expect(onDone).toHaveBeenCalledOnce();
});
