import { expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { Compare } from "./compare.tsx";
import type { Comparison } from "./comparison.ts";

const column = (id: string) => ({ id, days: `${id} February`, without: "/without", ask: "/ask" });
const COMPARISON: Comparison = {
  ...{ id: "umrah", isOneGone: false, isTooMany: false, isOnlyDifferent: false, isInTaka: true },
  ...{ columns: [column("6"), column("13")], groups: [], same: "", others: [] },
  ...{ other: "/packages/umrah/compare?only=different", moment: "today", address: "https://x" },
};

test("what is compared is printed with a press; what differs alone is a switch, by space too", async () => {
  const print = vi.fn();
  Object.assign(globalThis, { print });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "print"));
  const screen = showPiece(<Compare comparison={COMPARISON} isAsked />);
  await screen.came();
  await screen.press("Print");
  expect(print).toHaveBeenCalledOnce();
  const turn = document.querySelector<HTMLElement>("[role=switch]");
  expect(turn?.getAttribute("aria-checked")).toBe("false");
  turn?.focus();
  await screen.key("x");
  const space = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
  // Otherwise the page scrolls too.
  turn?.addEventListener("click", (event) => event.preventDefault(), { once: true });
  turn?.dispatchEvent(space);
  expect(space.defaultPrevented).toBe(true);
  expect((await screen.key(" ")).at(0)).toContain("at /packages/umrah/compare?only=different");
});
