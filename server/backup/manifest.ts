import { createHmac } from "node:crypto";
import { z } from "zod";
import { WHYS } from "#contracts/backups.ts";

/** Of the archive's layout; one that knows fewer refuses what it may not understand. */
export const EDITION = 1;

const count = z.int().min(0);

/** It is shown in lists, and kept beside each backup. */
const VERSION_LENGTH = 100;

/** The first file of an archive. */
export const manifestSchema = z.object({
  format: z.literal("rihla-backup"),
  edition: z.int().min(1),
  /** Version of Rihla that made it. */
  app: z.string().max(VERSION_LENGTH),
  madeAt: z.iso.datetime(),
  why: z.enum(WHYS),
  engine: z.enum(["sqlite", "postgres"]),
  /** Name of the agency. */
  site: z.string(),
  /** The last one that its tables went through. */
  migration: z.string(),
  /** Whether it holds the site's secret, and who is signed in. */
  hasSecrets: z.boolean(),
  /** By which the site's own secret is known again. */
  secretMark: z.string(),
  counts: z.object({ posts: count, pictures: count, enquiries: count, users: count }),
  /** Stems of pictures that the site itself had lost. */
  lost: z.array(z.string()),
  /** By name of the table; `sum` is SHA-256 over its rows in the order of their keys. */
  tables: z.record(z.string(), z.object({ rows: count, sum: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableSums = Manifest["tables"];

/** Says whether two secrets are the same one, and nothing else of them. */
export const markOf = (secret: string): string =>
  createHmac("sha256", secret).update("rihla backup").digest("hex").slice(0, 16);
