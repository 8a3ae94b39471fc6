import { expect, test } from "vitest";
import { deviceStore } from "./device-store.ts";

test("what is kept on the device is found by its name, until it goes", () => {
  localStorage.clear();
  expect(deviceStore.get("a")).toBeNull();
  expect([deviceStore.set("a", "1"), deviceStore.set("b", "")]).toEqual([true, true]);
  expect([deviceStore.get("a"), deviceStore.get("b")]).toEqual(["1", ""]);
  expect(deviceStore.names().toSorted()).toEqual(["a", "b"]);
  deviceStore.remove("a");
  expect([deviceStore.get("a"), deviceStore.names()]).toEqual([null, ["b"]]);
  localStorage.clear();
});

test("a browser that keeps nothing says so, and stops nobody", () => {
  const closed = {
    get: () => {
      throw new Error("not allowed");
    },
    configurable: true,
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", closed);
  try {
    expect([deviceStore.get("a"), deviceStore.set("a", "1"), deviceStore.names()]).toEqual([
      ...[null, false, []],
    ]);
    expect(() => deviceStore.remove("a")).not.toThrow();
  } finally {
    if (before) Object.defineProperty(globalThis, "localStorage", before);
  }
});
