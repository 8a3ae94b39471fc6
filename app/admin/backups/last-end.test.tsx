import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Backups, KeptBackup } from "#contracts/backups.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { LastEnd } from "./last-end.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T06:00:00.000Z") });
});
afterEach(() => void vi.useRealTimers());

type End = NonNullable<Backups["lastEnd"]>;

const NAME = "rihla-2025-01-05T20-10-00Z.tar.zst";
const KEPT: KeptBackup = {
  ...{ name: NAME, at: "2025-01-05T20:10:00.000Z", why: "night", broughtAt: null, bytes: 9 },
  ...{ isLocked: false, hasSecrets: false, app: "1", counts: null, fault: null, isHere: true },
  ...{ isInBucket: false, keptAs: "night" },
};

const saidOf = async (end: Partial<End> | null, backups: KeptBackup[] = [KEPT]) => {
  const at = "2026-11-20T05:00:00.000Z";
  const lastEnd = end && {
    what: "restore" as const,
    fault: null,
    name: NAME,
    at,
    factorsOff: [],
    ...end,
  };
  const outline = accessibleOutline(await withinAdmin(<LastEnd {...{ lastEnd, backups }} />));
  return outline.map((line) => line.trim()).join(" ");
};

test("nothing is said where nothing ended, a backup went well, or the sentence above says why not", async () => {
  expect(await saidOf(null)).toBe("");
  expect(await saidOf({ what: "backup" })).toBe("");
  const failed: KeptBackup = { ...KEPT, fault: "disk-full" };
  expect(await saidOf({ what: "backup", fault: "disk-full" }, [failed, KEPT])).toBe("");
});

test("what was put back, by its time or its name; and whose second factor is off", async () => {
  expect(await saidOf({})).toEqual(
    "div role=status .is-well: ‹circle-check› 6 Jan 2025, 2:10 am is in place, since 20 Nov, 11:00 am",
  );
  expect(await saidOf({ factorsOff: ["Rahim", "Zahra"] }, [{ ...KEPT, name: "other" }])).toEqual(
    "div role=status .is-well: ‹circle-check› ⁦rihla-2025-01-05T20-10-00Z.tar.zst⁩ is in place, since 20 Nov, 11:00 am Codes from an app are off for ⁨Rahim⁩, ⁨Zahra⁩: they were set up on another server. Each sets them up again under Settings, Security.",
  );
});

test("what did not come about: why, how the site is, and what to do", async () => {
  const room = { freeBytes: 1_000_000_000, neededBytes: 3_000_000_000 };
  expect([
    await saidOf({ what: "backup", fault: "disk-full", room }, [KEPT, { ...KEPT, fault: "other" }]),
    await saidOf({ fault: "not-whole" }),
    await saidOf({ fault: "stopped" }),
    await saidOf({ fault: "unclear" }),
    await saidOf({ what: "backup", fault: "other" }, []),
  ]).toEqual([
    "div role=status: ‹triangle-alert› A backup was not made: disk full The disk of the server has 953.7 MB left; at least 3 GB must be free. Remove backups that nobody needs, or ask your host for a larger disk. Then make one now.",
    "div role=status: ‹triangle-alert› Nothing was put back: it was not whole. The site is as it was before. What was written could not be read again: ask your host to look at the disk. Then make one now.",
    "div role=status: ‹triangle-alert› Nothing was put back: the server was stopped meanwhile. The site is as it was before. Begun: 20 Nov, 11:00 am. Put it back again when you like: nothing has to be cleaned up before.",
    "div role=status: ‹triangle-alert› The server ended while a backup was put back, and it is not known whether it is in place. Begun: 20 Nov, 11:00 am. Look at the site: it holds all of that backup or nothing of it. Where it is not in place, put it back again.",
    "div role=status: ‹triangle-alert› A backup was not made: something unforeseen happened The log of the server says more. Try again; where it fails once more, ask your host.",
  ]);
});
