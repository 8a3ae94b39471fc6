import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import type { BackupFault, Backups, BackupWork } from "#contracts/backups.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { faults } from "#i18n/en/backup-faults.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { helpOf } from "./backup-words.ts";

/** What came of putting one back, or why the last one was not made; nothing where all is said already. */
export function LastEnd({ lastEnd, backups }: Pick<Backups, "lastEnd" | "backups">) {
  const { dayAndTime } = useTimes();
  if (!lastEnd) return null;
  const { what, fault, room, name, at, factorsOff } = lastEnd;
  if (fault) {
    // The sentence above says it.
    if (what === "backup" && backups[0]?.fault) return null;
    const isBrokenOff = what === "restore" && (fault === "stopped" || fault === "unclear");
    return (
      <div className="notice-card backup-end" role="status">
        <AdminIcon name="triangle-alert" />
        <p>
          <b>{faultWords(what, fault)}</b>{" "}
          {what === "restore" && fault !== "unclear" ? words.siteAsBefore : null}{" "}
          {isBrokenOff ? fill(words.brokenOffAt, { moment: dayAndTime(at) }) : null}{" "}
          {helpOf(fault, room)}
        </p>
      </div>
    );
  }
  if (what !== "restore") return null;
  const of = backups.find((one) => one.name === name);
  const said = { moment: of ? dayAndTime(of.at) : `\u2066${name}\u2069`, since: dayAndTime(at) };
  return (
    <div className="notice-card backup-end is-well" role="status">
      <AdminIcon name="circle-check" />
      <p>
        <b>{fill(words.isInPlace, said)}</b>{" "}
        {factorsOff.length > 0
          ? fill(words.factorsOff, { names: factorsOff.map(isolated).join(comma) })
          : null}
      </p>
    </div>
  );
}

function faultWords(what: BackupWork["what"], fault: BackupFault): string {
  if (what === "backup") return fill(words.notMade, { fault: faults[fault] });
  return fault === "unclear" ? words.unclearEnd : fill(words.notPutBack, { fault: faults[fault] });
}

const isolated = (name: string) => `\u2068${name}\u2069`;
