import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { LeaveLink } from "./leave-link.tsx";
import type { Doing, Edited } from "./storing/use-edited.ts";

type Kind = Doing["kind"];

/** A link away from a page that is edited; what becomes of what was written, the test says. */
function open({ begins = "nothing" as Kind, isKept = true } = {}) {
  const left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  onTestFinished(() => left.mockRestore());
  let become: (kind: Kind) => void = () => undefined;
  function Page() {
    const [kind, setKind] = useState<Kind>(begins);
    become = (next) => flushSync(() => setKind(next));
    const edited = { doing: { kind }, unkept: { keepAll: () => isKept } } as unknown as Edited;
    return (
      <LeaveLink className="done" to="/packages/umrah" edited={edited}>
        Done
      </LeaveLink>
    );
  }
  const screen = showPiece(<Page />);
  const press = async (more: MouseEventInit = {}) => {
    const link = document.querySelector("a.done");
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    flushSync(() => link?.dispatchEvent(event));
    await screen.came();
    return event.defaultPrevented;
  };
  const then = async (kind: Kind) => {
    become(kind);
    await screen.came();
    return left.mock.calls.flat();
  };
  return { press, then, left: () => left.mock.calls.flat() };
}

test.each(["nothing", "failed"] as const)(
  "where nothing is stored any more one leaves at once: %s",
  async (begins) => {
    const { press, left } = open({ begins });
    expect([await press(), left()]).toEqual([true, ["/packages/umrah"]]);
  },
);

test("what is on its way is stored first; what fails then keeps one here until one asks again", async () => {
  const { press, then, left } = open({ begins: "saving" });
  await press();
  expect(left()).toEqual([]);
  expect(await then("publishing")).toEqual([]);
  expect(await then("failed")).toEqual([]);
  expect(await then("nothing")).toEqual([]);
  await press();
  expect(left()).toEqual(["/packages/umrah"]);
});

test("what breaks a rule keeps one here", async () => {
  const { press, left } = open({ isKept: false });
  expect([await press(), left()]).toEqual([true, []]);
});

test("a new tab is the browser's business", async () => {
  const { press, left } = open();
  const link = document.querySelector("a.done");
  const asked: boolean[] = [];
  // Behind what the link does: this window opens nothing.
  addEventListener(
    "click",
    (event) => {
      asked.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  expect(link?.getAttribute("href")).toBe("/packages/umrah");
  await press({ ctrlKey: true });
  expect([asked, left()]).toEqual([[false], []]);
});
