import { expect, test } from "vitest";
import type { Draft } from "#contracts/draft.ts";
import { isOlder, type Version, WAITING, waitingVersion } from "./version.ts";

test("what waits names everybody who writes there, each once", () => {
  const draft = (others: string[]) =>
    ({
      ...{ savedAt: "2026-11-25T06:00:00.000Z", by: { name: "Nadia" }, restoredFrom: null },
      others: others.map((name) => ({ name })),
    }) as unknown as Draft;
  const named = (others: string[]) => waitingVersion(draft(others), "en").by.name;
  expect([named([]), named(["Nadia"]), named(["Karim", "Nadia", "Farida"])]).toEqual([
    "Nadia",
    "Nadia",
    "Nadia and Karim and Farida",
  ]);
  expect(waitingVersion(draft([]), "bn")).toMatchObject({
    _id: WAITING,
    action: WAITING,
    lang: "bn",
  });
});

test("what waits is newer than every revision; those are as old as their ids", () => {
  const version = (_id: string, action = "update") => ({ _id, action }) as Version;
  const waiting = version(WAITING, WAITING);
  expect([
    isOlder(version("a"), version("b")),
    isOlder(version("b"), version("a")),
    isOlder(version("a"), version("a")),
    isOlder(version("z"), waiting),
    isOlder(waiting, version("a")),
  ]).toEqual([true, false, false, true, false]);
});
