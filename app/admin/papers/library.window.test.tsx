import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { LibraryDialog } from "./library-dialog.tsx";

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
