import { useState } from "react";
import { api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import type { TableAnswer } from "#contracts/departure-table.ts";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import { tableCells, tableText } from "#contracts/table-text.ts";
import * as words from "#i18n/en/admin/departure-paste.ts";

type Cells = readonly (readonly string[])[];

export type CheckedTable = {
  /** The first line names the columns. */
  cells: Cells;
  answer: TableAnswer;
  /** Its rows: those with mistakes first, then those that are there already. */
  order: readonly number[];
};

/** Pasted rows: checked, mended in place, stored. */
export function usePastedTable(id: DepartingId) {
  const { call, dialog } = useSignedInCall();
  const [checked, setChecked] = useState<CheckedTable | null>(null);
  const [isEdited, setEdited] = useState(false);
  const [busy, setBusy] = useState<"checking" | "adding" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const post = (cells: Cells, how: { dryRun?: boolean; take?: "all" | "clean" }) => {
    const { table } = api("package")[":id"].departures;
    const json = { text: tableText(cells), ...how };
    return call(() => table.$post({ param: { id }, json }));
  };

  async function check(cells: Cells): Promise<boolean> {
    if (busy) return false;
    setBusy("checking");
    const answer = await post(cells, { dryRun: true });
    setBusy(null);
    if (!answer.isOk) {
      setProblem(failureWords(words.notChecked, withIssue(answer)));
      return false;
    }
    setProblem(null);
    setEdited(false);
    setChecked({ cells, answer: answer.data, order: orderOf(answer.data) });
    return true;
  }

  /** @returns how many wait now as drafts; null: nothing is stored */
  async function store(take: "all" | "clean"): Promise<number | null> {
    if (busy || !checked) return null;
    setBusy("adding");
    const answer = await post(checked.cells, { take });
    setBusy(null);
    if (!answer.isOk) {
      setProblem(failureWords(words.notAdded, withIssue(answer)));
      return null;
    }
    setProblem(null);
    return answer.data.stored;
  }

  return {
    checked,
    isEdited,
    busy,
    problem,
    dialog,
    store,
    check: (text: string) => check(tableCells(text)),
    checkAgain: () => (checked ? check(checked.cells) : Promise.resolve(false)),

    /** Those that were not taken stay, to be mended. */
    async keepWrong(): Promise<void> {
      if (!checked) return;
      const [headings = [], ...rows] = checked.cells;
      const wrong = new Set(checked.answer.mistakes.map(({ row }) => row));
      await check([headings, ...rows.filter((_, at) => wrong.has(at + 1))]);
    },

    mend(row: number, column: number, value: string): void {
      // What is on its way would not hold it.
      if (!checked || busy) return;
      const cells = checked.cells.map((cellsOf, at) =>
        at === row ? replaced(cellsOf, column, value) : cellsOf,
      );
      setChecked({ ...checked, cells });
      setEdited(true);
    },

    /** What was pasted is pasted anew. @returns as it stands now */
    startAgain(): string {
      setChecked(null);
      setProblem(null);
      return checked ? tableText(checked.cells) : "";
    },
  };
}

/** A row may be shorter than the line that names the columns. */
const replaced = (cells: readonly string[], at: number, value: string): string[] =>
  Array.from({ length: Math.max(cells.length, at + 1) }, (_, index) =>
    index === at ? value : (cells[index] ?? ""),
  );

function orderOf({ rows, mistakes, known }: TableAnswer): number[] {
  const first = [...new Set([...mistakes.map(({ row }) => row), ...known])];
  const seen = new Set(first);
  const rest = Array.from({ length: rows }, (_, at) => at + 1).filter((row) => !seen.has(row));
  return [...first, ...rest];
}

/** Of a table that is refused as a whole, why. */
const withIssue = <Answer extends { message: string; issues: { message: string }[] }>(
  answer: Answer,
): Answer => ({ ...answer, message: answer.issues[0]?.message ?? answer.message });
