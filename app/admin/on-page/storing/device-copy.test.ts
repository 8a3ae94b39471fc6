import { expect, onTestFinished, test, vi } from "vitest";
import { createDrafts } from "#app/admin/session/draft-store.ts";
import { deviceStore } from "#app/forms/device-store.ts";
import type { EditedDocument } from "#contracts/editing.ts";
import { createDeviceCopies } from "./device-copy.ts";

test("whoever had their drafts removed at logout, and is back, has what could not be stored kept", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  createDrafts("nadia", deviceStore).close();
  const edited: EditedDocument = {
    ...{ place: { kind: "post", id: "1" }, title: "", editor: "", version: null, base: 1 },
    ...{ body: { title: "Written on the page" }, savedAt: "", publishAt: null },
  } as EditedDocument;
  expect(createDeviceCopies("nadia").keep(edited, ["title"])).toBe(true);
});
