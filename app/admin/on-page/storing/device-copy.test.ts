import { expect, onTestFinished, test, vi } from "vitest";
import { createDrafts } from "#app/admin/session/draft-store.ts";
import { deviceStore } from "#app/forms/device-store.ts";
import type { EditedDocument } from "#contracts/editing.ts";
import { createDeviceCopies } from "./device-copy.ts";

function storage() {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return kept;
}

const EDITED = { title: "", editor: "", version: null, base: 1, savedAt: "", publishAt: null };

test("whoever had their drafts removed at logout, and is back, has what could not be stored kept", () => {
  storage();
  createDrafts("nadia", deviceStore).close();
  const body = { title: "Written on the page" };
  const edited = { ...EDITED, place: { kind: "post", id: "1" }, body } as EditedDocument;
  expect(createDeviceCopies("nadia").keep(edited, ["title"])).toBe(true);
});

test("of what has parts each is offered to the form as changed, and nothing beside it", () => {
  const kept = storage();
  const hero = { title: "Written on the page", text: "", image: "", imageAlt: "" };
  const edited = { ...EDITED, place: { kind: "page", id: "about" }, body: { hero } } as unknown;
  createDeviceCopies("nadia").keep(edited as EditedDocument, ["hero"]);
  const drafts = [...kept.values()].map((text) => JSON.parse(text));
  expect(drafts.flatMap(({ changed = [] }) => changed)).toEqual([
    ...["hero.title", "hero.text", "hero.image", "hero.imageAlt"],
  ]);
});

test.each([
  [{ kind: "post", id: "1" }, "blog/1"],
  [{ kind: "package", id: "umrah" }, "package/umrah"],
  [{ kind: "page", id: "about" }, "page/about"],
  [{ kind: "home", id: "home" }, "home"],
])("the form of %j finds what could not be stored, until it is", (place, form) => {
  const kept = storage();
  const edited = { ...EDITED, place, body: { title: "Written" } } as unknown as EditedDocument;
  const copies = createDeviceCopies("nadia");
  copies.keep(edited, ["title"]);
  const names = () => [...kept.keys()].map((name) => name.split(":").at(-1));
  expect(names()).toEqual([form]);
  copies.drop(edited);
  expect(names()).toEqual([]);
});
