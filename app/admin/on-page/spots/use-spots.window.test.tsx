import { expect, onTestFinished, test, vi } from "vitest";
import { marked } from "#contracts/edit-marks.ts";
import type { Editing } from "#contracts/editing.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import type { Spot } from "./spots.ts";
import { useSpots } from "./use-spots.ts";

const field = { document: 0, path: "title", label: "Title", kind: "words" } as const;

/** A page that shows a state, and what was found of it. */
function open(shown: number, known: number) {
  const box = { left: 0, top: 10, width: 90, height: 20, right: 90, bottom: 30 } as DOMRect;
  for (const { prototype } of [Element, Range]) {
    const spy = vi.spyOn(prototype, "getBoundingClientRect").mockReturnValue(box);
    onTestFinished(() => spy.mockRestore());
  }
  const seen = vi.spyOn(Element.prototype, "checkVisibility").mockReturnValue(true);
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  const page = document.body.appendChild(document.createElement("p"));
  onTestFinished(() => {
    seen.mockRestore();
    page.remove();
    Reflect.deleteProperty(document, "fonts");
  });
  const show = (state: number) => {
    page.textContent = marked({ index: 0, state }, "Umrah");
  };
  show(shown);
  const onApart = vi.fn();
  let spots: Spot[] = [];
  const editing = {
    fields: [field],
    state: known,
    documents: [{ body: {} }],
  } as unknown as Editing;
  function Page() {
    spots = useSpots(editing, onApart);
    return null;
  }
  const screen = showPiece(<Page />);
  return { screen, show, onApart, found: () => spots.map(({ key }) => key) };
}

test("what is there is found, and found again when the page says something else", async () => {
  const { screen, show, onApart, found } = open(7, 7);
  expect(found()).toEqual(["0 title 0"]);
  show(7);
  await vi.advanceTimersByTimeAsync(5000);
  await screen.came();
  expect([found(), onApart.mock.calls.length]).toEqual([["0 title 0"], 0]);
});

test("a page of another state is waited for, for two seconds, before it is asked for", async () => {
  const { screen, show, onApart, found } = open(6, 7);
  await vi.advanceTimersByTimeAsync(1900);
  expect([found(), onApart.mock.calls.length]).toEqual([[], 0]);
  await vi.advanceTimersByTimeAsync(200);
  expect(onApart).toHaveBeenCalledOnce();
  show(7);
  await screen.came();
  expect(found()).toEqual(["0 title 0"]);
});

test("one that comes in time is not asked for; what was found before stays until it comes", async () => {
  const { show, onApart, found } = open(7, 7);
  show(6);
  await vi.advanceTimersByTimeAsync(1000);
  expect(found()).toEqual(["0 title 0"]);
  show(7);
  await vi.advanceTimersByTimeAsync(5000);
  expect([found(), onApart.mock.calls.length]).toEqual([["0 title 0"], 0]);
});
