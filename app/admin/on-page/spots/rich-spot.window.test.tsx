import { expect, onTestFinished, test, vi } from "vitest";
import { loadRichText } from "#app/admin/inputs/lazy-rich-text.tsx";
import type { Unkept } from "#app/admin/on-page/storing/use-unkept.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
// It comes by itself where somebody presses: it is read before the tests, not in one of them.
import "#app/admin/rich-text/rich-text.tsx";
import "./rich-here.tsx";
import { RichSpot } from "./rich-spot.tsx";
import type { Spot } from "./spots.ts";

const unkept: Unkept = { isThere: false, keepAll: () => true, tell: () => undefined };

/** What stands on the page below a spot; its style sheet comes as soon as it is asked for. */
function placed(): Spot {
  const sheet = document.head.appendChild(document.createElement("link"));
  sheet.rel = "stylesheet";
  const anchor = document.body.appendChild(document.createElement("div"));
  const arrive = () => {
    for (const link of document.head.querySelectorAll("link"))
      link.dispatchEvent(new Event("load"));
  };
  const timer = setInterval(arrive, 5);
  onTestFinished(() => {
    clearInterval(timer);
    anchor.remove();
    for (const one of document.head.querySelectorAll("link, style")) one.remove();
  });
  const field = { document: 0, path: "content", label: "Policy", kind: "html" as const };
  return {
    left: 10,
    top: 20,
    width: 900,
    height: 40,
    key: "0 content 0",
    field,
    anchor,
    text: null,
  };
}

test("formatted text is written in its place by a press or F2, and the focus comes back", async () => {
  await loadRichText();
  const spot = placed();
  const onKeep = vi.fn();
  const screen = showPiece(
    <RichSpot {...{ spot, onKeep, unkept }} label="Policy" html="<p>One</p>" stepped={0} />,
  );
  expect(await screen.came()).toEqual([
    "+ main: div data-key=0 content 0: <label=Write: Policy> {hidden=true: Policy}",
  ]);
  const target = document.querySelector<HTMLElement>(".edit-rich");
  expect([target?.dataset.key, target?.style.left, target?.style.width]).toEqual([
    "0 content 0",
    "10px",
    "900px",
  ]);
  document.querySelector<HTMLElement>(".edit-rich button")?.focus();
  await screen.key("a");
  expect(target?.hidden).toBe(false);
  await screen.key("F2");
  await vi.waitFor(() => expect(document.querySelector("[contenteditable=true]")).not.toBeNull());
  expect(target?.hidden).toBe(true);
  document.querySelector<HTMLElement>("[contenteditable=true]")?.focus();
  await screen.key("Escape");
  await vi.advanceTimersByTimeAsync(50);
  expect(target?.hidden).toBe(false);
  expect(document.activeElement).toBe(target?.querySelector("button"));
  expect(onKeep).not.toHaveBeenCalled();
});
