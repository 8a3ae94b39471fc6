import { expect, test } from "vitest";
import {
  BACKUP_NAME,
  backupBroughtSchema,
  backupMakeSchema,
  backupPlanWriteSchema,
  backupRestoreSchema,
  keptBackupSchema,
} from "./backups.ts";

const NAME = "rihla-2026-11-25T02-10-00Z.tar.zst";
const CONFIRMED = { currentPassword: "a calm elder at 9" };

test.each([
  [NAME, true],
  [`${NAME}.age`, true],
  ["rihla-2026-11-25T02-10-00Z.tar", false],
  [`../${NAME}`, false],
  [`${NAME}/../rihla.db`, false],
  [`${NAME}.part`, false],
  ["RIHLA-2026-11-25T02-10-00Z.tar.zst", false],
  ["rihla-2026-11-25T02-10-00ZXtarXzst", false],
])("%s names a backup: %s", (name, isOne) => {
  expect(BACKUP_NAME.test(name)).toBe(isOne);
  expect(backupBroughtSchema.safeParse({ name }).success).toBe(isOne);
  const asked = { ...CONFIRMED, name, siteName: "Rihla Travels" };
  expect(backupRestoreSchema.safeParse(asked).success).toBe(isOne);
});

test.each([
  ["00:00", true],
  ["09:59", true],
  ["23:59", true],
  ["24:00", false],
  ["12:60", false],
  ["9:30", false],
  ["12:30:00", false],
  ["", false],
])("backups are made at %j: %s", (at, isOne) => {
  expect(backupPlanWriteSchema.safeParse({ isOn: true, at }).success).toBe(isOne);
});

test("a plan is on or off, and knows nothing else", () => {
  const refused = [{ isOn: "yes", at: "02:00" }, { at: "02:00" }, { isOn: true }];
  for (const plan of [...refused, { isOn: true, at: "02:00", every: "hour" }]) {
    expect(backupPlanWriteSchema.safeParse(plan).success, JSON.stringify(plan)).toBe(false);
  }
});

test("secrets are in a backup only for whoever asks for them; one of ours was brought by nobody", () => {
  expect(backupMakeSchema.parse({})).toEqual({ withSecrets: false });
  expect(backupMakeSchema.parse({ withSecrets: true })).toEqual({ withSecrets: true });
  expect(backupMakeSchema.safeParse({ withSecrets: "true" }).success).toBe(false);
  const kept = {
    ...{ name: NAME, at: "2026-11-25T02:10:00.000Z", why: "night", bytes: 0, isLocked: false },
    ...{ hasSecrets: false, app: "1.0.0", counts: null, fault: null, isHere: true },
    ...{ isInBucket: false, keptAs: "week" },
  };
  expect(keptBackupSchema.parse(kept)).toEqual({ ...kept, broughtAt: null });
  for (const broken of [{ bytes: -1 }, { at: "yesterday" }, { why: "week" }, { fault: "" }]) {
    const given = { ...kept, ...broken };
    expect(keptBackupSchema.safeParse(given).success, JSON.stringify(broken)).toBe(false);
  }
});

test("whoever puts one back types the agency's name, and confirms who they are", () => {
  const asked = { ...CONFIRMED, name: NAME, siteName: "a".repeat(200), key: "k".repeat(10_000) };
  expect(backupRestoreSchema.parse(asked)).toEqual(asked);
  const { siteName: _, ...nameless } = asked;
  const refused = [nameless, { ...asked, siteName: "a".repeat(201) }];
  for (const given of [...refused, { ...asked, key: "k".repeat(10_001) }]) {
    expect(backupRestoreSchema.safeParse(given).success).toBe(false);
  }
});
