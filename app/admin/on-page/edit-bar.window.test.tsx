import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { EditBar } from "./edit-bar.tsx";
import type { Doing, Edited } from "./storing/use-edited.ts";

const ABOUT = { place: { kind: "page", id: "about" }, title: "About", editor: "/admin/page/about" };
const AGENCY = {
  ...{ place: { kind: "settings", id: "agency" }, title: "Agency" },
  ...{ editor: "/admin/settings/agency", savedAt: "2026-11-25T05:00:00.000Z", publishAt: null },
};
const WAITS = { ...ABOUT, savedAt: "2026-11-25T04:42:00.000Z", publishAt: null };

type Given = { doing?: Doing; waiting?: object[]; isUnkept?: boolean };

function open({ doing = { kind: "nothing" }, waiting = [], isUnkept = false }: Given = {}) {
  const told = { publish: vi.fn(), cancelPlan: vi.fn(), undo: vi.fn() };
  const documents = [ABOUT, AGENCY];
  const edited = {
    ...{ doing, waiting, redo: null, ...told },
    editing: { path: "/about", timeZone: "Asia/Dhaka", documents },
    unkept: { isThere: isUnkept, keepAll: () => true, tell: () => undefined },
  } as unknown as Edited;
  const screen = showPiece(<EditBar edited={edited} />);
  const publish = () =>
    [...document.querySelectorAll<HTMLButtonElement>("button")].find(
      ({ textContent }) => textContent === "Publish" || textContent === "Publishing",
    );
  const state = () => [
    document.querySelector("[role=status]")?.textContent,
    publish()?.getAttribute("aria-disabled") === "true" ? "off" : "on",
  ];
  return { screen, state, publish, told };
}

const failed: Doing = {
  kind: "failed",
  message: "About is not saved.",
  again: vi.fn(),
  isAtRisk: false,
};

test.each<[given: Given, says: string, publish: "on" | "off"]>([
  [{}, "Everything here is public", "off"],
  [{ isUnkept: true }, "Everything here is public", "on"],
  [{ doing: { kind: "saving" } }, "Saving", "on"],
  [{ doing: { kind: "publishing" }, waiting: [WAITS] }, "Publishing", "off"],
  [{ waiting: [WAITS] }, "Saved 10:42 am, not public yet", "on"],
  [{ waiting: [WAITS, AGENCY] }, "Saved 10:42 am, not public yet: About, Agency", "on"],
  [{ waiting: [AGENCY] }, "Saved 11:00 am, not public yet: Agency", "on"],
  [
    { waiting: [{ ...WAITS, publishAt: "2026-11-26T03:00:00.000Z" }] },
    "Goes public tomorrow 9:00 am, Dhaka time",
    "on",
  ],
  [{ doing: failed, waiting: [WAITS] }, "About is not saved.", "on"],
])("%j: %s, publishing is %s", (given, says, publish) => {
  expect(open(given).state()).toEqual([says, publish]);
});

test("Done leads to the page, Open the editor to its form; what is off does nothing", async () => {
  const { screen, told } = open();
  const links = [...document.querySelectorAll("a")].map((one) => [
    one.textContent,
    one.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["Open the editor", "/admin/page/about"],
    ["Done", "/about"],
  ]);
  await screen.press("Publish");
  await screen.press("Redo");
  expect(told.publish).not.toHaveBeenCalled();
  await screen.press("Undo");
  expect(told.undo).toHaveBeenCalledOnce();
});

test("what is planned can be called off, while nothing else is under way", async () => {
  const planned = { ...WAITS, publishAt: "2026-11-26T03:00:00.000Z" };
  const { screen, told } = open({ waiting: [planned] });
  await screen.press("Cancel");
  expect(told.cancelPlan).toHaveBeenCalledOnce();
  await screen.press("Publish");
  expect(told.publish).toHaveBeenCalledOnce();
});
