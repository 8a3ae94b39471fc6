import type { ErrorCode, PlainErrorCode } from "#contracts/errors.ts";
import type { Import, TakenLink } from "#contracts/import.ts";
import { errors } from "#i18n/en/errors.ts";
import { errorSentence } from "#i18n/error-sentence.ts";
import { type ImportRow, toldIn } from "./import-records.ts";
import { NONE } from "./summary.ts";
import { isSilent } from "./under-way.ts";

/** `now`: by which signs of whoever is at it are given. */
type Beside = { taken: TakenLink[]; isHere: boolean; now: number };

/** As whoever began it sees it. */
export function presentImport(row: ImportRow, { taken, isHere, now }: Beside): Import {
  const { counts, notes } = toldIn(row);
  return {
    ...{ _id: row.id, source: row.source, name: row.name, bytes: row.bytes },
    ...{
      state: isSilent(row, now) ? "stopped" : row.state,
      step: row.step,
      done: row.done,
      of: row.total,
    },
    problem: row.problem === null ? null : problemOf(row.problem),
    ...{
      isUndone: row.wish === "undo",
      isHere,
      startedAt: row.createdAt,
      finishedAt: row.finishedAt,
    },
    ...{ by: row.userName, counts: { ...NONE, ...counts }, notes, taken },
  };
}

function problemOf(code: string): { code: string; message: string } {
  const known: ErrorCode = code in errors ? (code as ErrorCode) : "failed";
  return { code: known, message: errorSentence(known as PlainErrorCode) };
}
