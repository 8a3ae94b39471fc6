import { expect, test } from "vitest";
import type { KeptBackup } from "#contracts/backups.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { BackupsSummary } from "./backups-summary.tsx";

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
