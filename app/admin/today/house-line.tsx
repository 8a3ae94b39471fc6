import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import type { HouseState } from "#contracts/today.ts";
import * as words from "#i18n/en/admin/today.ts";
import { fileSize } from "#i18n/file-size.ts";
import { fill, plural } from "#i18n/fill.ts";

type HouseLineProps = { house: HouseState; canMail: boolean };

/** Backups, mail and disk, in a sentence each. */
export function HouseLine({ house, canMail }: HouseLineProps) {
  const { dayAndTime } = useTimes();
  const { backupAt, isBackupFailing, isBackupUnsent, stuckMails, freeBytes } = house;
  const isKept = backupAt !== null && !isBackupFailing && !isBackupUnsent;
  const isWell = canMail && stuckMails === 0 && isKept;
  const backup = () => {
    if (isBackupFailing) return words.backupFailed;
    if (backupAt === null) return words.noBackup;
    if (isBackupUnsent) return words.backupUnsent;
    return fill(words.lastBackup, { moment: dayAndTime(backupAt) });
  };
  return (
    <section className="panel house-line" id="house" aria-label={words.house}>
      <AdminIcon name={isWell ? "circle-check" : "triangle-alert"} />
      <p>
        <b>{backup()}</b>
        <br />
        {mailWords(stuckMails, canMail)}{" "}
        {freeBytes === null ? null : fill(words.diskLeft, { size: fileSize(freeBytes) })}
      </p>
    </section>
  );
}

function mailWords(stuck: number, canMail: boolean): string {
  if (!canMail) return words.mailIsOff;
  return stuck > 0 ? plural(words.mailIsStuck, stuck) : words.mailGoesOut;
}
