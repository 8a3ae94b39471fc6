import { z } from "zod";
import { roomSchema } from "./room.ts";
import { confirmedSchema } from "./user.ts";
import { asIssue } from "./zod-mistake.ts";

/** What a backup was made for: the night, somebody who asked, or what could go wrong next. */
export const WHYS = ["night", "hand", "upgrade", "restore", "import", "brought"] as const;
export type Why = (typeof WHYS)[number];

/** What can keep a backup from being made, or put back. */
export const BACKUP_FAULTS = [
  ...(["disk-full", "not-whole", "foreign", "newer", "locked"] as const),
  ...(["bucket-away", "bucket-refused", "bucket-full", "database", "other"] as const),
  // The server ended meanwhile; then it is not in place, or nobody knows.
  ...(["stopped", "unclear"] as const),
] as const;
export type BackupFault = (typeof BACKUP_FAULTS)[number];

const count = z.int().min(0);

const backupCountsSchema = z.object({
  posts: count,
  pictures: count,
  enquiries: count,
  users: count,
});

export type BackupCounts = z.infer<typeof backupCountsSchema>;

/**
 * As one of the seven nights, four weeks, twelve months; for thirty days, because of what it was made for; because
 * the clock says that it is not made yet.
 */
export const KEPT_AS = [...WHYS, "week", "month", "ahead"] as const;
export type KeptAs = (typeof KEPT_AS)[number];

/** How its name begins: when it was made, UTC. */
export const BACKUP_STAMP = /^rihla-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ/;

/** `rihla-2026-11-25T02-10-00Z.tar.zst`, with `.age` where it is locked. */
export const BACKUP_NAME = new RegExp(`${BACKUP_STAMP.source}\\.tar\\.zst(\\.age)?$`);

export const keptBackupSchema = z
  .object({
    name: z.string().regex(BACKUP_NAME),
    at: z.iso.datetime(),
    why: z.enum(WHYS),
    broughtAt: z.iso.datetime().nullable().default(null).describe("As a file, from elsewhere"),
    bytes: count.describe("0 where it did not finish"),
    isLocked: z.boolean().describe("Only whoever has the key opens it"),
    hasSecrets: z.boolean(),
    app: z.string().describe("Version of Rihla that made it"),
    counts: backupCountsSchema
      .nullable()
      .describe("Null where it did not finish, or is locked and was brought"),
    fault: z
      .enum(BACKUP_FAULTS)
      .nullable()
      .describe("Null: it was restored for a trial, and is whole"),
    room: roomSchema.optional().describe("Where the disk was full: how full"),
    isHere: z.boolean().describe("On this server"),
    isInBucket: z.boolean(),
    unsent: z
      .enum(BACKUP_FAULTS)
      .optional()
      .describe("Where it could not be put into the bucket: why"),
    keptAs: z.enum(KEPT_AS).describe("Why it is still kept"),
  })
  .meta({ id: "KeptBackup" });

export type KeptBackup = z.infer<typeof keptBackupSchema>;

/** Hours and minutes in the agency's time zone. */
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

export const backupPlanSchema = z
  .object({
    isOn: z.boolean(),
    at: z.string().regex(TIME_OF_DAY).describe("Of the agency's time zone"),
  })
  .meta({ id: "BackupPlan" });

export type BackupPlan = z.infer<typeof backupPlanSchema>;

/** In their order; the last three only of putting one back. */
export const BACKUP_STEPS = [
  ...(["database", "pictures", "trying", "locking", "sending"] as const),
  ...(["fetching", "opening", "exchanging"] as const),
] as const;

export type BackupStep = (typeof BACKUP_STEPS)[number];

const workSchema = z.object({
  what: z.enum(["backup", "restore"]),
  step: z.enum(BACKUP_STEPS),
  done: count.describe("Bytes"),
  of: count.describe("Bytes; 0: nobody knows"),
});

export type BackupWork = z.infer<typeof workSchema>;

export const backupsSchema = z
  .object({
    backups: z.array(keptBackupSchema).describe("Newest first"),
    bytes: count.describe("Of all that are kept"),
    plan: backupPlanSchema,
    nextAt: z.iso.datetime().nullable().describe("Null: none by itself"),
    recipient: z
      .string()
      .nullable()
      .describe("Backups are locked for this key, age1…; null: they are not"),
    hasBucket: z.boolean(),
    work: workSchema.nullable().describe("What is going on at this moment"),
    now: backupCountsSchema.describe("What the site holds at this moment"),
    lastEnd: z
      .object({
        what: z.enum(["backup", "restore"]),
        name: z.string().describe("Empty: it has none"),
        at: z.iso.datetime(),
        fault: z.enum(BACKUP_FAULTS).nullable().describe("Null: it went well"),
        room: roomSchema.optional().describe("Where the disk was full: how full"),
        factorsOff: z
          .array(z.string())
          .describe("Staff whose second factor is off now: it belonged to another secret"),
      })
      .nullable()
      .describe("What ended last since the start, or with the server before it"),
  })
  .meta({ id: "Backups" });

export type Backups = z.infer<typeof backupsSchema>;

export const backupMakeSchema = confirmedSchema.partial().extend({
  withSecrets: z.boolean(asIssue({ code: "not-flag" })).default(false),
});

/** Of the query of a download. */
export const backupPassSchema = z.object({ pass: z.string() });

/** Of a file that was brought: what it is called here. */
export const backupBroughtSchema = z.object({ name: z.string().regex(BACKUP_NAME) });

export const backupPlanWriteSchema = z.strictObject({
  isOn: z.boolean(asIssue({ code: "not-flag" })),
  at: z.string().regex(TIME_OF_DAY, "HH:MM"),
});

export const backupRestoreSchema = confirmedSchema.extend({
  name: z.string().regex(BACKUP_NAME),
  siteName: z.string().max(200).describe("The agency's name as it is now, typed"),
  key: z.string().max(10_000).optional().describe("AGE-SECRET-KEY-1…, for one that is locked"),
});

export type BackupRestore = z.infer<typeof backupRestoreSchema>;

/** Shown this once: the server keeps the recipient alone. */
export const backupKeySchema = z
  .object({ recipient: z.string(), key: z.string().describe("AGE-SECRET-KEY-1…") })
  .meta({ id: "BackupKey" });

export type BackupKey = z.infer<typeof backupKeySchema>;
