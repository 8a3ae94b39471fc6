import { z } from "zod";
import { auditEntrySchema } from "#contracts/audit.ts";
import { backupPlanWriteSchema } from "#contracts/backups.ts";
import { importSchema } from "#contracts/import.ts";
import type { ImportRow } from "#server/import/import-records.ts";
import { presentImport } from "#server/import/present-import.ts";
import { mistakeIn } from "./check-body.ts";
import { type Checked, rowsOf } from "./rows-of.ts";

const planSchema = backupPlanWriteSchema.extend({
  recipient: z
    .string()
    .regex(/^age1[a-z0-9]+$/)
    .nullable(),
});
const dutySchema = z.object({ since: z.iso.datetime() });
const putOffSchema = z.object({ until: z.iso.date() });

/** What the house keeps for those who run it: who did what, what was moved in, what was decided. */
export async function checkHouse(checked: Checked): Promise<void> {
  await checkAudit(checked);
  await checkImports(checked);
  await checkDecided(checked);
}

async function checkAudit(checked: Checked): Promise<void> {
  for await (const rows of rowsOf(checked, "audit")) {
    for (const { id: _id, detail, ...row } of rows) {
      const entry = { _id, ...row, detail: detail === null ? null : readJson(detail) };
      const { success, error } = auditEntrySchema.safeParse(entry);
      if (!success) checked.findings.add("audit", `line ${_id}`, mistakeIn(error));
    }
  }
}

async function checkImports(checked: Checked): Promise<void> {
  for await (const rows of rowsOf(checked, "import")) {
    for (const row of rows) {
      const { success, error } = importSchema.safeParse(presentedOf(row));
      if (!success) checked.findings.add("import", `import ${row.id}`, mistakeIn(error));
    }
  }
  for await (const rows of rowsOf(checked, "importItem", ["importId", "number"])) {
    for (const row of rows) {
      const stored = [row.notes, row.before ?? "null"];
      const name = `thing ${row.number} of import ${row.importId}`;
      if (!stored.every(isJson)) checked.findings.add("import", name, "not readable");
    }
  }
}

/** Undefined: it cannot be read. */
function presentedOf(row: ImportRow): unknown {
  try {
    return presentImport(row, { taken: [], isHere: false, now: Date.now() });
  } catch {
    return undefined;
  }
}

async function checkDecided(checked: Checked): Promise<void> {
  const hold = (which: string, schema: z.ZodType, row: unknown) => {
    const { success, error } = schema.safeParse(row);
    if (!success) checked.findings.add("house", which, mistakeIn(error));
  };
  for await (const rows of rowsOf(checked, "backupPlan")) {
    for (const { isOn, at, recipient } of rows) {
      hold("backups", planSchema, { isOn: isOn === 1, at, recipient });
    }
  }
  for await (const rows of rowsOf(checked, "secondFactorDuty")) {
    for (const row of rows) hold("second factors", dutySchema, row);
  }
  for await (const rows of rowsOf(checked, "putOff", ["key"])) {
    for (const row of rows) hold(`put off: ${row.key}`, putOffSchema, row);
  }
}

const isJson = (text: string): boolean => readJson(text) !== undefined;

/** Undefined: it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
