import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useUnloadWarning } from "./use-unload-warning.ts";

test("a page that has something to store asks before it is left, and only then", () => {
  let need: (isNeeded: boolean) => void = () => undefined;
  function Page() {
    const [isNeeded, setNeeded] = useState(false);
    need = (is) => flushSync(() => setNeeded(is));
    useUnloadWarning(isNeeded);
    return null;
  }
  showPiece(<Page />);
  const isAsked = () => {
    const event = new Event("beforeunload", { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  const asked = [isAsked()];
  for (const isNeeded of [true, false]) {
    need(isNeeded);
    asked.push(isAsked());
  }
  expect(asked).toEqual([false, true, false]);
});
