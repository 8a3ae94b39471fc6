import { z } from "zod";

/** In the order in which they are shown. */
export const SYSTEM_PARTS = [
  ...(["database", "pictures", "mail", "clock", "address", "backups", "disk"] as const),
] as const;

export type SystemPart = (typeof SYSTEM_PARTS)[number];

/** `look`: somebody must do something. `unknown`: nobody has tried it since the start, or it is not ours to know. */
const PART_STATES = ["works", "look", "unknown"] as const;

export type PartState = (typeof PART_STATES)[number];

/** What is known of a part, with the facts that its sentence names. */
export type PartFacts = {
  "not-tried": None;
  /** It took longer than anybody waits. */
  "no-answer": None;
  failed: { /** Of the system or the database; empty: it has none. */ code: string };
  "database-answers": Database;
  "database-written": Database;
  "pictures-gone": None;
  "pictures-stored": None;
  "mail-not-set-up": None;
  "mail-stuck": { count: number };
  "mail-sent": { to: string };
  "mail-refused": { error: string };
  "mail-waits": { to: string };
  "clock-right": None;
  "clock-off": { seconds: number };
  "address-answers": { address: string };
  "address-local": { address: string };
  "address-silent": { address: string };
  "address-other": { address: string };
  "backups-fresh": { at: string };
  "backups-old": { at: string };
  "backups-none": None;
  "backups-failed": None;
  "backups-unsent": None;
  "disk-room": Disk;
  "disk-tight": Disk;
  "disk-unknown": None;
};

type None = Record<never, never>;
type Database = { engine: string; ms: number; bytes: number };
type Disk = { free: number; whole: number };

export type PartFinding = {
  [What in keyof PartFacts]: { what: What; facts: PartFacts[What] };
}[keyof PartFacts];

/** One of seven. */
export type PartStanding = PartFinding & { part: SystemPart; state: PartState };

const WHATS = [
  ...(["not-tried", "no-answer", "failed", "database-answers", "database-written"] as const),
  ...(["pictures-gone", "pictures-stored", "mail-not-set-up", "mail-stuck", "mail-sent"] as const),
  ...(["mail-refused", "mail-waits", "clock-right", "clock-off", "address-answers"] as const),
  ...(["address-local", "address-silent", "address-other", "backups-fresh"] as const),
  ...(["backups-old", "backups-none", "backups-failed", "backups-unsent"] as const),
  ...(["disk-room", "disk-tight", "disk-unknown"] as const),
] as const satisfies readonly (keyof PartFacts)[];

/** What went wrong beside answering somebody, by what it was about. */
export const MISTAKES = [
  ...(["page", "api", "pictures", "mail", "planned", "search", "links", "tidying"] as const),
  ...(["counts", "moved", "storing", "other"] as const),
] as const;

const mistakeSchema = z.object({
  what: z.enum(MISTAKES),
  code: z.string().describe("Of the system or the database, such as ENOSPC; empty: it has none"),
  count: z.int().min(1).describe("How often, since the start"),
  at: z.iso.datetime().describe("The last time"),
});

export type SystemMistake = z.infer<typeof mistakeSchema>;

export const systemSchema = z
  .object({
    version: z.string(),
    startedAt: z.iso.datetime(),
    checkedAt: z.iso.datetime().nullable().describe("Null: not since the start"),
    parts: z.array(
      z.object({
        part: z.enum(SYSTEM_PARTS),
        state: z.enum(PART_STATES),
        what: z.enum(WHATS),
        facts: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    mistakes: z.array(mistakeSchema).describe("Newest first, without personal data"),
    hasMetrics: z.boolean().describe("Whether METRICS_TOKEN is set"),
  })
  .meta({ id: "System" });

export type System = Omit<z.infer<typeof systemSchema>, "parts"> & { parts: PartStanding[] };
