import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KeptBackup } from "#contracts/backups.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { BackupsSummary } from "./backups-summary.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T06:00:00.000Z") });
});
afterEach(() => void vi.useRealTimers());

const WHOLE: KeptBackup = {
  ...{ name: "rihla-2025-01-05T20-10-00Z.tar.zst", at: "2025-01-05T20:10:00.000Z", why: "night" },
  ...{ broughtAt: null, bytes: 9, isLocked: false, hasSecrets: false, app: "1", counts: null },
  ...{ fault: null, isHere: true, isInBucket: false, keptAs: "night" },
};

const outlineOf = async (backup: KeptBackup) =>
  accessibleOutline(await withinAdmin(<BackupsSummary backups={[backup]} nextAt={null} />));

test("the last one that the bucket did not take: whole, why it is not there, and what to do", async () => {
  const [, icon, title, text] = await outlineOf({ ...WHOLE, unsent: "bucket-full" });
  expect([icon, title]).toEqual([
    "  ‹triangle-alert›",
    "  ## Last backup: 6 Jan 2025, 2:10 am, tried and whole",
  ]);
  expect(text).toContain(
    "It is not in the bucket yet: the bucket is full. It is tried again each hour. Make room in the bucket, or ask your host to raise its limit.",
  );
  expect((await outlineOf(WHOLE))[1]).toBe("  ‹shield-check›");
});

const allOf = async (backups: KeptBackup[], nextAt: string | null = null) =>
  accessibleOutline(await withinAdmin(<BackupsSummary backups={backups} nextAt={nextAt} />));
const FAILED: KeptBackup = { ...WHOLE, fault: "disk-full", at: "2025-01-06T20:10:00.000Z" };

test("one that did not finish: why, what to do, and which is the last that is whole", async () => {
  const room = { freeBytes: 1_000_000_000, neededBytes: 3_000_000_000 };
  expect(await allOf([{ ...FAILED, room }, WHOLE])).toEqual([
    "section:",
    "  ‹triangle-alert›",
    "  ## The last backup did not finish: disk full",
    "  The disk of the server has 953.7 MB left; at least 3 GB must be free. Remove backups that nobody needs, or ask your host for a larger disk. Then make one now. The last whole one: 6 Jan 2025, 2:10 am. None is made by itself: that is switched off.",
  ]);
  expect((await allOf([FAILED])).at(-1)).toEqual(
    "  Remove backups that nobody needs, or ask your host for a larger disk. Then make one now. None is whole yet. None is made by itself: that is switched off.",
  );
});

test("what was brought, or is of a clock that was wrong, is not the last one", async () => {
  const others: KeptBackup[] = [
    { ...FAILED, why: "brought", keptAs: "brought" },
    { ...FAILED, keptAs: "ahead" },
  ];
  expect(await allOf([...others, WHOLE])).toEqual(await allOf([WHOLE]));
  expect(await allOf(others)).toEqual(await allOf([]));
});

test("where none was made it is said, and when the next one is", async () => {
  expect(await allOf([], "2026-11-25T20:10:00.000Z")).toEqual([
    "section:",
    "  ‹triangle-alert›",
    "  ## No backup was made yet",
    "  Make one now: the site runs on meanwhile. Next one tomorrow 2:10 am, Dhaka time.",
  ]);
  const counts = { posts: 1, pictures: 2, enquiries: 3, users: 1 };
  expect((await allOf([{ ...WHOLE, counts }])).at(-1)).toEqual(
    "  It was restored into an empty place and compared: 1 post, 2 pictures, 3 enquiries, all the same. None is made by itself: that is switched off.",
  );
});
