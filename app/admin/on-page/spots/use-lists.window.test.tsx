import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import type { Edited } from "#app/admin/on-page/storing/use-edited.ts";
import type { EditableField } from "#contracts/edit-marks.ts";
import { findKind } from "#contracts/kinds/find-kind.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import type { Spot } from "./spots.ts";
import { type ListActions, useLists } from "./use-lists.ts";

const UMRAH = { kind: "package", id: "umrah" };
const ABOUT = { kind: "page", id: "about" };
const HOME = { kind: "home", id: "home" };

/** What can be done with an item of a list, and what there is after it. */
function open(place: object, path: string, rest = "") {
  let actions: ListActions | null = null;
  return async (items: unknown[], at: number, deed?: "add" | "remove" | "up" | "down") => {
    const changed: unknown[] = [];
    const edited = {
      read: ({ path: asked }: EditableField) => (asked === path ? items : null),
      editing: { documents: [{ place }] },
      change: ({ path: to }: EditableField, next: unknown) => changed.push(to, next),
    } as unknown as Edited;
    const keys = [...items, 0].map((_, at) => `0 ${path}.${at}${rest} 0`);
    const pressed: string[] = [];
    function Page() {
      const spots = keys.map((key) => ({ key }) as Spot);
      const list = { path, one: "item", at };
      const field = { document: 0, path: `${path}.${at}${rest}`, list } as EditableField;
      actions = useLists(edited, spots)(field);
      return keys.map((key) => (
        <div key={key} data-key={key}>
          <textarea aria-label={key} readOnly onClick={() => pressed.push("begun")} />
        </div>
      ));
    }
    const screen = showPiece(<Page />);
    const can = Object.entries(actions ?? {}).flatMap(([name, act]) => (act ? [name] : []));
    flushSync(() => deed && actions?.[deed]?.());
    await screen.came();
    const focus = document.activeElement?.getAttribute("aria-label") ?? "";
    return { can: can.join(" "), changed, at: focus.match(/\d+(?= 0$|\.)/g)?.at(-1), pressed };
  };
}

test.each<[deed: "add" | "remove" | "up" | "down", at: number, then: string[], focus: string]>([
  ["add", 0, ["a", "", "b", "c"], "1"],
  ["add", 2, ["a", "b", "c", ""], "3"],
  ["remove", 1, ["a", "c"], "0"],
  ["remove", 0, ["b", "c"], "0"],
  ["up", 1, ["b", "a", "c"], "0"],
  ["down", 1, ["a", "c", "b"], "2"],
])("%s at %i, and the focus goes along", async (deed, at, then, focus) => {
  const after = open(UMRAH, "services");
  const done = await after(["a", "b", "c"], at, deed);
  expect([done.changed, done.at]).toEqual([["services", then], focus]);
  expect(done.pressed).toEqual(deed === "add" ? ["begun"] : []);
});

test("the first does not go up, the last not down; where there are as many as can be, none is added", async () => {
  const after = open(UMRAH, "services");
  const all = "add remove up down isOfWords";
  const { services } = findKind("package", "umrah")?.fields ?? {};
  const most = services?.type === "list" ? services.most : 0;
  const many = Array.from({ length: most }, (_, at) => `${at}`);
  expect([
    (await after(["a", "b", "c"], 1)).can,
    (await after(["a", "b", "c"], 0)).can,
    (await after(["a", "b", "c"], 2)).can,
    (await after(many.slice(1), 5)).can,
    (await after(many, 5)).can,
  ]).toEqual([
    ...[all, all.replace("up ", ""), all.replace("down ", "")],
    ...[all, all.replace("add ", "")],
  ]);
});

test("a row that is added has what its columns begin with, and the focus in the same column", async () => {
  const leader = { name: "Nadia", title: "Owner", photo: "", photoAlt: "" };
  const done = await open(ABOUT, "leaders", ".title")([leader], 0, "add");
  const [, rows] = done.changed as [string, object[]];
  expect([rows[0], Object.keys(rows[1] ?? {}).includes("name"), done.at]).toEqual([
    ...[leader, true, "1"],
  ]);
  expect(Object.values(rows[1] ?? {}).every((value) => value === "" || value === null)).toBe(true);
  expect(done.can).not.toContain("isOfWords");
  const slides = await open(HOME, "Slide", ".content")(
    [{ content: "x" }, { content: "y" }],
    1,
    "up",
  );
  expect(slides.changed).toEqual(["Slide", [{ content: "y" }, { content: "x" }]]);
});
