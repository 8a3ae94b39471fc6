import { expect, test } from "vitest";
import type { DeviceStore } from "#app/forms/device-store.ts";
import { keepOpened, lastOpened } from "./last-opened.ts";

function storeOf(kept: Map<string, string>): DeviceStore {
  return {
    get: (name) => kept.get(name) ?? null,
    set: (name, text) => kept.set(name, text).size > 0,
    remove: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
}

test("what somebody opened last stays on the device, newest first; never who wrote to the agency", () => {
  const kept = new Map<string, string>();
  const store = storeOf(kept);
  const open = (group: "posts" | "enquiries", label: string) =>
    keepOpened("nadia", { group, icon: "file-text", label, to: `/admin/${label}` }, store);
  for (const label of ["hajj", "umrah", "hajj"]) open("posts", label);
  open("enquiries", "farida");
  expect(lastOpened("nadia", store).map(({ label }) => label)).toEqual(["hajj", "umrah"]);
  expect(lastOpened("karim", store)).toEqual([]);
  expect([...kept.values()].join()).not.toContain("farida");
});
