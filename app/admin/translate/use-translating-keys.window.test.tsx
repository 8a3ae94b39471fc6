import { useState } from "react";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useTranslatingKeys } from "./use-translating-keys.ts";

test("keys of the translator do what stands now to the text one is in; letters stay letters", async () => {
  const done: string[] = [];
  function Piece() {
    const [round, setRound] = useState(0);
    const note = (deed: string) => (at: number) => void done.push(`${round} ${deed} ${at}`);
    useTranslatingKeys({ onHere: () => {}, onCopy: note("copy"), onDone: note("done") });
    return (
      <>
        <button type="button" onClick={() => setRound((now) => now + 1)}>
          Next
        </button>
        {["one", "other"].map((name) => (
          <div key={name} className="translated" data-state="done">
            <textarea aria-label={name} />
          </div>
        ))}
      </>
    );
  }
  const screen = showPiece(<Piece />);
  await screen.came();
  await screen.press("Next");
  const field = () => document.querySelectorAll("textarea")[0];
  const key = (init: KeyboardEventInit) => {
    field()?.focus();
    const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
    field()?.dispatchEvent(event);
    return [event.defaultPrevented, ...done.splice(0)];
  };
  const c = { key: "c", code: "KeyC" };
  expect(key({ ...c, ctrlKey: true, shiftKey: true })).toEqual([true, "1 copy 0"]);
  expect(key({ ...c, metaKey: true, shiftKey: true })).toEqual([true, "1 copy 0"]);
  expect(key({ ...c, key: "C", shiftKey: true })).toEqual([false]);
  expect(key({ ...c, ctrlKey: true })).toEqual([false]);
  expect(key({ key: "Enter" })).toEqual([false]);
  expect(key({ key: "Enter", ctrlKey: true })).toEqual([true, "1 done 0"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("other");
});
