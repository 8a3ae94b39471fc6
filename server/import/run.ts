import { setTimeout as wait } from "node:timers/promises";
import { Stopped } from "#server/errors/stopped.ts";
import type { ImportRecords, ImportRow } from "./import-records.ts";
import { toldIn } from "./import-records.ts";
import { createSummary, type Summary } from "./summary.ts";

/** So long one slice of work holds the thread that answers visitors. */
const SLICE_MS = 6;
/** It leaves it to them for twice as long as it took, and no longer than this. */
const RESTS = 2;
const LONGEST_REST_MS = 100;
const BEAT_MS = 1000;

export type Run = {
  row: ImportRow;
  signal: AbortSignal;
  summary: Summary;
  /** How far it is. */
  at: { done: number; total: number; step: ImportRow["step"] };
  /** Between two things: leaves room for visitors, and tells how far it is. @throws Stopped */
  breathe: () => Promise<void>;
};

/** One work on an import, from its beginning or going on to its next stop. */
export function createRun(
  row: ImportRow,
  records: Pick<ImportRecords, "beat">,
  signal: AbortSignal,
): Run {
  const at: Run["at"] = { done: row.done, total: row.total, step: row.step };
  const summary = createSummary(toldIn(row));
  let sliceBegan = performance.now();
  let beatsAt = performance.now() + BEAT_MS;
  return {
    ...{ row, signal, summary, at },
    async breathe() {
      if (signal.aborted) throw new Stopped();
      if (performance.now() > beatsAt) {
        if (await records.beat(row.id, { ...at, told: summary.told() })) throw new Stopped();
        beatsAt = performance.now() + BEAT_MS;
      }
      const tookMs = performance.now() - sliceBegan;
      if (tookMs < SLICE_MS) return;
      await wait(Math.min(RESTS * tookMs, LONGEST_REST_MS));
      sliceBegan = performance.now();
    },
  };
}
