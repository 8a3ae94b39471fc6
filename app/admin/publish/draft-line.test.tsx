import { expect, onTestFinished, test, vi } from "vitest";
import type { Waiting } from "#app/admin/editor/use-waiting.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { DraftLine } from "./draft-line.tsx";
import type { DraftPlan } from "./use-draft-plan.ts";

const SAVED = {
  ...{ version: 3, savedAt: "2026-11-25T05:30:00.000Z", publishAt: null, problem: null },
  ...{ restoredFrom: null, unfit: [] },
} as unknown as Waiting;
const PLANNED = { publishAt: "2026-11-27T03:00:00.000Z" };
const RESTORED = { restoredFrom: "2026-11-20T10:00:00.000Z" };

test.each<[string, object, string]>([
  ["kept", {}, "Saved 11:30 am, not public yet"],
  [
    "published since",
    { isContradicted: true },
    "Saved 11:30 am, not public yet Something else was published since: you choose between both when you publish.",
  ],
  ["restored", RESTORED, "Restored from 20 November, not public yet. <Undo>"],
  ["planned", PLANNED, "Goes public 27 November 9:00 am, Dhaka time. <Move> <Cancel>"],
  [
    "planned, published since",
    { ...PLANNED, isContradicted: true },
    "Goes public 27 November 9:00 am, Dhaka time. Something else was published since: you choose between both when you publish. <Move> <Cancel>",
  ],
  [
    "restored and planned",
    { ...PLANNED, ...RESTORED },
    "Restored from 20 November. Goes public 27 November 9:00 am, Dhaka time. <Undo> <Move> <Cancel>",
  ],
  [
    "not gone public",
    { ...PLANNED, problem: "bad-input" },
    "It could not go public 27 November 9:00 am, Dhaka time. Something in it breaks a rule. Publish it to see what. <Move> <Cancel>",
  ],
  [
    "its address taken",
    { ...PLANNED, problem: "link-taken" },
    "It could not go public 27 November 9:00 am, Dhaka time. Another post has its link. Choose a different one. <Move> <Cancel>",
  ],
  [
    "refused otherwise",
    { ...PLANNED, problem: "conflict" },
    "It could not go public 27 November 9:00 am, Dhaka time. Look at it, and publish it or plan it anew. <Move> <Cancel>",
  ],
])("where waiting changes stand: %s", async (_, more, wanted) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T06:00:00.000Z") });
  onTestFinished(() => void vi.useRealTimers());
  const waiting = { ...SAVED, ...more } as Waiting;
  const line = <DraftLine waiting={waiting} plan={{} as DraftPlan} />;
  expect(accessibleOutline(await withinAdmin(line))).toEqual([wanted]);
});
