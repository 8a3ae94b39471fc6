import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { LibraryDialog } from "./library-dialog.tsx";

const LIBRARY = ["Passport", "Photographs", "Birth certificate"].map((title) => ({
  ...{ _id: title.toLowerCase(), title },
}));

function open({ asked = ["passport"], library = LIBRARY } = {}) {
  const onAdd = vi.fn();
  const onSubmit = vi.fn((event) => event.preventDefault());
  const screen = showPiece(
    <form onSubmit={onSubmit}>
      <LibraryDialog isOpen asked={new Set(asked)} onClose={vi.fn()} {...{ library, onAdd }} />
    </form>,
  );
  return { screen, onAdd, onSubmit };
}

test("papers that are not asked for yet are looked for and added together; the form around sends nothing", async () => {
  const { screen, onAdd, onSubmit } = open();
  expect(await screen.came()).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Add from the library" describedby="Each paper is written once, under Requirements.":',
    "+ ## Add from the library",
    "+ <‹x› | label=Close>",
    "+ Each paper is written once, under Requirements.",
    "+ form:",
    '+ ("Find a paper" input type=search value autocomplete=off dir=auto)',
    "+ ul:",
    '+ li: ("Photographs" input type=checkbox) {dir=auto: Photographs}',
    '+ li: ("Birth certificate" input type=checkbox) {dir=auto: Birth certificate}',
    "+ <Add | type=submit disabled>",
    "focus input Find a paper",
  ]);
  const form = () => document.querySelector("[role=dialog] form") as HTMLFormElement;
  form().requestSubmit();
  expect(onAdd).not.toHaveBeenCalled();
  expect(await screen.press("Photographs")).toEqual([
    "gone 2",
    '+ li: ("Photographs" input type=checkbox checked) {dir=auto: Photographs}',
    "+ <Add 1 paper | type=submit>",
    "focus input Photographs",
  ]);
  // What is chosen stays in view, whatever is looked for.
  expect(await screen.type("Find a paper", "birth")).toEqual([
    "gone 1",
    '+ ("Find a paper" input type=search value=birth autocomplete=off dir=auto)',
    "focus input Find a paper",
  ]);
  expect(await screen.type("Find a paper", "ticket")).toEqual([
    "gone 4",
    '+ ("Find a paper" input type=search value=ticket autocomplete=off dir=auto)',
    '+ ul: li: ("Photographs" input type=checkbox checked) {dir=auto: Photographs}',
  ]);
  expect(await screen.press("Photographs")).toEqual([
    "gone 2",
    "+ ul",
    "+ p role=status: No paper is called so.",
    "+ <Add | type=submit disabled>",
    "focus div Add from the libraryEach paper is written once, under Requir",
  ]);
  await screen.type("Find a paper", "");
  await screen.press("Birth certificate");
  await screen.press("Photographs");
  form().requestSubmit();
  expect(onAdd.mock.calls).toEqual([[["birth certificate", "photographs"]]]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  [{ asked: LIBRARY.map(({ _id }) => _id) }, "All papers of the library are asked for already."],
  [{ library: [] }, "The library is empty. Write a paper there first."],
])("where none is left, it is said why", async (given, says) => {
  const { screen } = open(given);
  expect(await screen.came()).toContain(`+ p role=status: ${says}`);
});

test("Enter in the field adds nothing: more than one may be looked for", async () => {
  const { screen } = open();
  await screen.came();
  const field = document.querySelector("[role=dialog] input[type=search]");
  const pressed = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    field?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([pressed("Enter"), pressed("a")]).toEqual([true, false]);
});
