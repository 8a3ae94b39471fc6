import { expect, test } from "vitest";
import type { HouseState } from "#contracts/today.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { HouseLine } from "./house-line.tsx";

const WELL = {
  backupAt: "2025-01-05T20:10:00.000Z",
  isBackupFailing: false,
  isBackupUnsent: false,
  stuckMails: 0,
  freeBytes: 20_000_000_000,
} as HouseState;

const LAST = "Last backup: 6 Jan 2025, 2:10 am, read again and whole";
const GOES_OUT = "Mail goes out. The disk has 19 GB left.";

test.each([
  [{}, true, "circle-check", LAST, GOES_OUT],
  [{ freeBytes: null }, true, "circle-check", LAST, "Mail goes out."],
  [{ isBackupFailing: true }, true, "triangle-alert", "The last backup did not finish", GOES_OUT],
  [
    { isBackupUnsent: true },
    true,
    "triangle-alert",
    "The last backup is not in the bucket",
    GOES_OUT,
  ],
  [{ backupAt: null }, true, "triangle-alert", "No backup was made yet", GOES_OUT],
  [
    { stuckMails: 2 },
    true,
    "triangle-alert",
    LAST,
    "2 mails do not go out. The disk has 19 GB left.",
  ],
  [{}, false, "triangle-alert", LAST, "Mail is not set up. The disk has 19 GB left."],
])("how the house stands with %j, mail %s", async (state, canMail, icon, backup, mail) => {
  const line = <HouseLine house={{ ...WELL, ...state }} canMail={canMail} />;
  expect(accessibleOutline(await withinAdmin(line))).toEqual([
    "section label=How the house stands:",
    `  ‹${icon}›`,
    `  ${backup} / ${mail}`,
  ]);
});
