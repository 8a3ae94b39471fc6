import { expect, test } from "vitest";
import { settingsGroups, settingsPlaces } from "./settings-places.ts";

const OWNERS = ["activity", "backups", "move-in", "system"];

const namesFor = (role: "owner" | "editor") => settingsPlaces({ role }).map(({ name }) => name);

test("an editor is led to everything but what the owner alone may see", () => {
  const all = namesFor("owner");
  expect(all.filter((name) => OWNERS.includes(name))).toEqual(OWNERS);
  expect(namesFor("editor")).toEqual(all.filter((name) => !OWNERS.includes(name)));
});

test("a group without a place for them is left out", () => {
  expect(settingsGroups({ role: "owner" })).toHaveLength(5);
  expect(settingsGroups({ role: "editor" }).map(({ places }) => places.length)).toEqual([
    ...[5, 3, 2, 3],
  ]);
});
