import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/pieces/times.ts";
import type { Backups } from "#contracts/backups.ts";
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
    const text = what === "restore" ? words.notPutBack : words.notMade;
    return (
      <div className="notice-card backup-end" role="status">
        <AdminIcon name="triangle-alert" />
        <p>
          <b>{fill(text, { fault: faults[fault] })}</b>{" "}
          {what === "restore" ? words.siteAsBefore : null} {helpOf(fault, room)}
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

const isolated = (name: string) => `\u2068${name}\u2069`;
