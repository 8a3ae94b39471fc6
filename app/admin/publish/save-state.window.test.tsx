import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { SaveState } from "./save-state.tsx";

const CALM = { status: { kind: "idle" }, isKeptBySelf: true, beside: null, trouble: null };
const REST = { icon: "circle-check", text: "Everything here is public" } as const;

test("what saves for long is heard too, from the last letter on; what is quick is only seen", async () => {
  let set: (typed: string) => void = () => {};
  function Piece() {
    const [typed, setTyped] = useState("");
    set = setTyped;
    const drafts = { kept: "kept" };
    const document = { ...CALM, drafts, isDirty: typed !== "", value: typed };
    return <SaveState document={document as never} otherName={null as never} rest={REST} />;
  }
  const screen = showPiece(<Piece />);
  /** What stands there so many milliseconds after this was typed. */
  async function shown(typed: string, ms: number) {
    flushSync(() => set(typed));
    await vi.advanceTimersByTimeAsync(ms);
    for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
    return screen.outline().join();
  }
  const calm = "main: ‹circle-check› {role=status: Everything here is public}";
  const seen =
    "main: ‹refresh-cw› {role=status .sr-only: Everything here is public} {hidden=true: Saving}";
  const heard = "main: ‹refresh-cw› {role=status: Saving}";
  expect([await shown("a", 500), await shown("a", 200)]).toEqual([calm, seen]);
  expect([await shown("ab", 3900), await shown("abc", 3900)]).toEqual([seen, seen]);
  expect([await shown("abc", 200), await shown("abcd", 0)]).toEqual([heard, heard]);
  expect([await shown("", 0), await shown("e", 700)]).toEqual([calm, seen]);
});
