import { expect, test } from "vitest";
import type { Unkept } from "#app/admin/on-page/storing/use-unkept.ts";
import type { TextField } from "#contracts/field-types.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { EditTarget } from "./edit-target.tsx";
import type { ListActions } from "./use-lists.ts";

type Given = { text?: string; isLong?: boolean; list?: "words" | "rows" | "none" };
type Key = string | [string, KeyboardEventInit];

/** A text of a page, what is told of it, and how it stands after each key. */
function open({ text = "Umrah", isLong = false, list = "none" }: Given = {}) {
  const told: string[] = [];
  const act = (name: string) => () => void told.push(name);
  const actions: ListActions = {
    ...{ add: act("add"), remove: act("remove"), up: act("up"), down: act("down") },
    isOfWords: list === "words",
  };
  const rule = {
    ...{ type: "line", limit: 40, isRequired: true, isLong, isOptional: false, initial: "" },
    ...{ tidy: (typed: string) => typed, rule: () => null },
  } as TextField;
  const unkept: Unkept = {
    ...{ isThere: false, keepAll: () => true },
    tell: (_, keep) => void told.push(keep ? "unkept" : "at rest"),
  };
  const words = document.createTextNode(text);
  document.createElement("p").append(words);
  const field = { document: 0, path: "title", label: "Title", kind: "words" } as const;
  const spot = {
    ...{ left: 0, top: 0, width: 200, height: 20, key: "0 title 0", field },
    ...{
      anchor: words,
      text: { number: { index: 0, state: 0 }, field, nodes: [words], isWhole: true },
    },
  };
  const screen = showPiece(
    <EditTarget
      {...{ spot, rule, text, unkept }}
      label="Title"
      onKeep={(typed) => told.push(`keep ${typed}`)}
      list={list === "none" ? null : actions}
      onForget={() => false}
    />,
  );
  const area = document.querySelector("textarea") as HTMLTextAreaElement;
  const isWriting = () => !area.readOnly;
  const press = async (...keys: Key[]) => {
    for (const key of keys) {
      if (typeof key === "string" && key.startsWith("type ")) {
        await screen.type("Title", key.slice("type ".length));
        area.setSelectionRange(area.value.length, area.value.length);
      } else await screen.key(...([key].flat() as [string, KeyboardEventInit?]));
    }
    const done = told.splice(0).filter((one) => !/unkept|at rest/.test(one));
    return [isWriting() ? "writing" : "resting", area.value, ...done].join(" | ");
  };
  area.focus();
  return { screen, area, press, told, words };
}

const CTRL = { ctrlKey: true };
const ALT = { altKey: true };
const SHIFT = { shiftKey: true };
const COMPOSING = { isComposing: true };

test.each<[says: string, given: Given, keys: Key[], then: string]>([
  ["Enter begins", {}, ["Enter"], "writing | Umrah"],
  ["F2 begins", {}, ["F2"], "writing | Umrah"],
  ["other keys do not", {}, ["x"], "resting | Umrah"],
  ["Enter keeps", {}, ["Enter", "type Hajj", "Enter"], "resting | Umrah | keep Hajj"],
  ["what is as it was is not kept", {}, ["Enter", "Enter"], "resting | Umrah"],
  ["Escape puts back", {}, ["Enter", "type Hajj", "Escape"], "resting | Umrah"],
  [
    "a break is a space",
    {},
    ["Enter", "type Take\nher", "Enter"],
    "resting | Umrah | keep Take her",
  ],
  [
    "of a long text it is a break",
    { isLong: true },
    ["Enter", "type Take\nher", "Enter"],
    "resting | Umrah | keep Take\nher",
  ],
  [
    "Shift and Enter keep a line",
    {},
    ["Enter", "type Hajj", ["Enter", SHIFT]],
    "resting | Umrah | keep Hajj",
  ],
  [
    "of a long text they break it",
    { isLong: true },
    ["Enter", "type Hajj", ["Enter", SHIFT]],
    "writing | Hajj",
  ],
  [
    "Enter of a word that is put together",
    {},
    ["Enter", "type Hajj", ["Enter", COMPOSING]],
    "writing | Hajj",
  ],
  ["what breaks a rule is not kept", {}, ["Enter", "type ", "Enter"], "writing | "],
  ["Delete removes an item", { list: "words" }, ["Delete"], "resting | Umrah | remove"],
  ["not while it is written", { list: "words" }, ["Enter", "Delete"], "writing | Umrah"],
  ["nor what is no item", {}, ["Delete"], "resting | Umrah"],
  ["Alt and up move it", { list: "words" }, [["ArrowUp", ALT]], "resting | Umrah | up"],
  ["Alt and down", { list: "words" }, [["ArrowDown", ALT]], "resting | Umrah | down"],
  ["arrows alone do not", { list: "words" }, ["ArrowUp"], "resting | Umrah"],
  [
    "its words go with it",
    { list: "words" },
    ["Enter", "type Hajj", ["ArrowUp", ALT]],
    "resting | Umrah | keep Hajj | up",
  ],
  ["Control and Enter add one", { list: "rows" }, [["Enter", CTRL]], "resting | Umrah | add"],
  [
    "without a list they keep",
    {},
    ["Enter", "type Hajj", ["Enter", CTRL]],
    "resting | Umrah | keep Hajj",
  ],
  [
    "at the end of a word Enter adds the next",
    { list: "words" },
    ["Enter", "type Hajj", "Enter"],
    "resting | Umrah | keep Hajj | add",
  ],
  [
    "of a row it does not",
    { list: "rows" },
    ["Enter", "type Hajj", "Enter"],
    "resting | Umrah | keep Hajj",
  ],
  [
    "Backspace in an empty item removes it",
    { list: "words" },
    ["Enter", "type ", "Backspace"],
    "resting | Umrah | remove",
  ],
  ["in an empty row it does not", { list: "rows" }, ["Enter", "type ", "Backspace"], "writing | "],
])("keys: %s", async (_, given, keys, then) => {
  const { press } = open(given);
  expect(await press(...keys)).toBe(then);
});

test.each<[typed: string, list: Given["list"], then: string[]]>([
  ["Hajj", "none", ["keep Hajj"]],
  ["", "none", []],
  ["", "words", ["remove"]],
  ["", "rows", []],
])("whoever goes elsewhere after typing %j, list: %s", async (typed, list, then) => {
  const { press, area, screen, told } = open({ list });
  await press("Enter", `type ${typed}`);
  area.blur();
  await screen.came();
  expect(told.filter((one) => !/unkept|at rest/.test(one))).toEqual(then);
});

test("the page follows what is written, is put back, and is told what is not kept yet", async () => {
  const { press, words, area, told, screen } = open();
  await screen.key("Enter");
  await screen.type("Title", "Hajj");
  expect(told).toEqual(["unkept"]);
  expect(words.data).toContain("Hajj");
  expect(area.getAttribute("aria-invalid")).toBe("false");
  await screen.type("Title", "");
  expect(area.getAttribute("aria-invalid")).toBe("true");
  await press("Escape");
  expect(words.data).toContain("Umrah");
});
