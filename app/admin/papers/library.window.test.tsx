import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { LibraryDialog } from "./library-dialog.tsx";
import { PaperPages } from "./paper-pages.tsx";

const PASSPORT = { _id: "passport", title: "Passport" };

test.each([
  ["an empty library", [], [], "The library is empty. Write a paper there first."],
  ["one of which all is asked for", [PASSPORT], ["passport"], "All papers of the library"],
  ["one that has some left", [PASSPORT], [], "Passport"],
] as const)("%s says what can be added from it", (_, library, asked, said) => {
  const screen = showPiece(
    <LibraryDialog
      isOpen
      library={library}
      asked={new Set<string>(asked)}
      onAdd={() => undefined}
      onClose={() => undefined}
    />,
    () => ({ body: {} }),
  );
  expect(screen.outline().join()).toContain(said);
});

test("which pages a paper changes is shown, and closed again", async () => {
  const screen = showPiece(<PaperPages pages={["/visas/work-qatar", "/visas/japan"]} />);
  await screen.came();
  expect(await screen.press(/2/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Pages with this requirement":',
    "+ ## Pages with this requirement",
    "+ <‹x› | label=Close>",
    "+ ul:",
    "+ li: [{dir=ltr: /visas/work-qatar} | href=/visas/work-qatar target=_blank rel=noopener label=View /visas/work-qatar (opens in a new tab)]",
    "+ li: [{dir=ltr: /visas/japan} | href=/visas/japan target=_blank rel=noopener label=View /visas/japan (opens in a new tab)]",
    "focus button Close",
  ]);
  expect(await screen.press("Close")).toEqual(["closed", "focus button See 2 pages"]);
});
