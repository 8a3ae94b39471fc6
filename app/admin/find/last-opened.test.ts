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

test("five are kept, of each user apart; what is no entry, or leads elsewhere, is not shown", () => {
  const kept = new Map<string, string>();
  const store = storeOf(kept);
  const entry = (label: string) => ({
    ...{ group: "posts" as const, icon: "file-text" as const, label },
    to: `/admin/${label}`,
  });
  for (const label of ["a", "b", "c", "d", "e", "f"]) keepOpened("nadia", entry(label), store);
  keepOpened("karim", entry("k"), store);
  const labels = (user: string) => lastOpened(user, store).map(({ label }) => label);
  expect([labels("nadia"), labels("karim")]).toEqual([["f", "e", "d", "c", "b"], ["k"]]);
  const name = [...kept.keys()].find((one) => one.includes("nadia")) ?? "";
  const { group: _, ...lacking } = entry("a");
  const odd = [
    ...[lacking, { ...entry("b"), icon: 1 }, { ...entry("c"), label: null }, null, "text"],
    ...["//elsewhere.example", "https://elsewhere.example", "", 7, null].map((to) => ({
      ...{ ...entry("d"), to },
    })),
  ];
  kept.set(name, JSON.stringify([...odd, entry("e")]));
  expect(labels("nadia")).toEqual(["e"]);
  for (const text of ["{", "{}", "7", "null"]) {
    kept.set(name, text);
    expect(labels("nadia")).toEqual([]);
  }
});
