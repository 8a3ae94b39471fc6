import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { EditNote } from "./edit-note.tsx";
import type { ListActions } from "./use-lists.ts";

const PLAIN = {
  ...{ id: "note", isWriting: true, mistake: null, count: 12, best: undefined, list: null },
  ...{ one: "office" },
};

const list = (): ListActions => ({
  ...{ add: vi.fn(), remove: vi.fn(), up: null, down: vi.fn(), isOfWords: false },
});

function showNote(props: Partial<Parameters<typeof EditNote>[0]>) {
  const told = { onKeep: vi.fn(), onPutBack: vi.fn() };
  const screen = showPiece(<EditNote {...PLAIN} {...told} {...props} />);
  return { screen, told };
}

test("a mistake is read out while somebody writes; without one it is said how long it is", () => {
  const { screen } = showNote({ mistake: "Write a name." });
  expect(screen.outline().join("\n")).toContain("{role=alert: Write a name.}");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Write a name.");
});

test("without a mistake nothing is called out", () => {
  showNote({ best: 60 });
  expect(document.querySelector("[role=alert]")).toBeNull();
  const said = document.querySelector(".edit-said")?.textContent;
  expect(said).toContain("12 characters; about 60 read best");
});

test("the buttons say their keys, rest where nothing can be done, and leave the focus where it is", async () => {
  const actions = list();
  const { screen, told } = showNote({ list: actions });
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".edit-note button")];
  expect(
    buttons.map((one) => [
      one.getAttribute("aria-label") ?? one.textContent,
      one.getAttribute("aria-keyshortcuts"),
      one.disabled,
    ]),
  ).toEqual([
    ["Add an office below", "Control+Enter", false],
    ["Move this office up", "Alt+ArrowUp", true],
    ["Move this office down", "Alt+ArrowDown", false],
    ["Remove this office", "Delete", false],
    ["Put back", null, false],
    ["Keep", null, false],
  ]);
  for (const one of buttons.filter(({ disabled }) => !disabled)) {
    const press = new PointerEvent("pointerdown", { bubbles: true, cancelable: true });
    one.dispatchEvent(press);
    expect([one.textContent, press.defaultPrevented]).toEqual([one.textContent, true]);
  }
  for (const name of [/^Add/, /down$/, /^Remove/, "Put back", "Keep"]) await screen.press(name);
  for (const done of [actions.add, actions.down, actions.remove, told.onPutBack, told.onKeep]) {
    expect(done).toHaveBeenCalledOnce();
  }
});

test.each([
  [{ isWriting: false, list: null }, true, true],
  [{ isWriting: false, list: list() }, false, true],
  [{ isWriting: true, list: null }, false, false],
])("with %o the note is hidden: %s, and what it says: %s", (props, isHidden, isSaidHidden) => {
  showNote(props);
  const [note, said] = [".edit-note", ".edit-said"].map((one) =>
    document.querySelector<HTMLElement>(one),
  );
  expect([note?.hidden, said?.hidden]).toEqual([isHidden, isSaidHidden]);
});
