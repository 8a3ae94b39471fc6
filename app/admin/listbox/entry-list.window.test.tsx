import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import type { Entry } from "./entry.ts";
import { EntryList } from "./entry-list.tsx";

const ENTRIES: Entry[] = [
  { group: "goTo", icon: "house", label: "About Umrah", note: "Home", to: "/admin/page/about" },
  { group: "goTo", icon: "image", label: "Media", to: "/admin/media" },
];

function showList(q = "") {
  const told: unknown[] = [];
  const screen = showPiece(
    <EntryList
      {...{ id: "x", label: "Found", q, entries: ENTRIES, active: ENTRIES[0], title: null }}
      onPoint={(entry) => told.push(["point", entry.label])}
      onOpen={(entry, isNewTab) => told.push([entry.label, isNewTab ? "new tab" : "here"])}
    />,
  );
  const lines = () => [...document.querySelectorAll<HTMLElement>("[role=option]")];
  return { screen, told, lines };
}

test("a press opens here; with Ctrl, or with Command on a Mac, in a tab of its own", async () => {
  const { told, lines } = showList();
  const [, media] = lines();
  for (const held of [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    media?.dispatchEvent(new MouseEvent("click", { bubbles: true, ...held }));
  }
  expect(told).toEqual([
    ["Media", "here"],
    ["Media", "new tab"],
    ["Media", "new tab"],
    ["Media", "here"],
  ]);
});

test("the line under the pointer is meant, and is told once", async () => {
  const { told, lines } = showList();
  for (const line of lines()) {
    line.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
  }
  expect(told).toEqual([["point", "Media"]]);
});

test("what is typed is marked where it stands first, as it is written there", () => {
  showList("  UMRAH ");
  const marks = [...document.querySelectorAll("mark")].map((one) => one.outerHTML);
  expect(marks).toEqual(["<mark>Umrah</mark>"]);
});
