import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import type { AnsweringRow } from "./answering.ts";
import type { BackupRow } from "./backup.ts";
import type { GrowthRow } from "./growth.ts";
import type { InteractionRow } from "./interaction.ts";
import type { LighthouseRow } from "./lighthouse.ts";
import type { MemoryRow } from "./memory.ts";
import type { NodesRow } from "./nodes.ts";
import type { PageSizes } from "./page-sizes.ts";
import type { PublishRow } from "./publish.ts";
import type { SpeedRow } from "./speed.ts";
import type { WorkersRow } from "./workers.ts";

export type Parts = {
  sizes: PageSizes[];
  speed: SpeedRow[];
  answering: AnsweringRow[];
  growth: GrowthRow[];
  publish: PublishRow[];
  nodes: NodesRow[];
  workers: WorkersRow[];
  memory: MemoryRow[];
  backup: BackupRow[];
  lighthouse: LighthouseRow[];
  interaction: InteractionRow[];
};

export type Results = {
  machine: { cores: number; memoryGb: number; node: string };
} & Partial<Parts>;

export const RESULTS_FILE = "bench/results.json";

export const readResults = (): Results | null =>
  existsSync(RESULTS_FILE) ? JSON.parse(readFileSync(RESULTS_FILE, "utf8")) : null;

/** Parts that were not measured now stay as they were. */
export function writeResults(measured: Partial<Parts>): Results {
  const machine = {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
  };
  const results = { ...readResults(), machine, ...measured };
  writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
  return results;
}
