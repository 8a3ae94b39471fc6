import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useNow } from "#app/admin/times/clock.ts";
import { momentWords } from "#app/admin/times/moment-words.ts";
import { useTimes } from "#app/admin/times/times.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import type { Backups } from "#contracts/backups.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { faults, toDo } from "#i18n/en/backup-faults.ts";
import { fill } from "#i18n/fill.ts";
import { comparedWords, helpOf } from "./backup-words.ts";

/** One sentence on the last one, and when the next one is made. */
export function BackupsSummary({ backups, nextAt }: Pick<Backups, "backups" | "nextAt">) {
  const { dayAndTime } = useTimes();
  const { timeZone } = useSiteData().settings;
  const now = useNow();
  const made = backups.filter(({ why, keptAs }) => why !== "brought" && keptAs !== "ahead");
  const [last] = made;
  const whole = made.find(({ fault }) => fault === null);
  const isWell = last !== undefined && !last.fault && !last.unsent;
  const next = nextAt
    ? fill(words.nextOne, { moment: momentWords(timeZone, new Date(nextAt), now) })
    : words.noNextOne;

  const said = () => {
    if (!last) return { title: words.last.none, text: words.makeFirst };
    if (last.fault) {
      const title = fill(words.last.failed, { fault: faults[last.fault] });
      const known = whole
        ? fill(words.lastWhole, { moment: dayAndTime(whole.at) })
        : words.noneWhole;
      return { title, text: `${helpOf(last.fault, last.room)} ${known}` };
    }
    const title = fill(words.last.well, { moment: dayAndTime(last.at) });
    if (last.unsent) {
      const why = fill(words.lastUnsent, { fault: faults[last.unsent] });
      return { title, text: `${why} ${toDo[last.unsent]}` };
    }
    return { title, text: last.counts ? comparedWords(last.counts) : "" };
  };
  const { title, text } = said();

  return (
    <section className={`panel backups-summary ${isWell ? "is-well" : ""}`.trim()}>
      <AdminIcon name={isWell ? "shield-check" : "triangle-alert"} />
      <div>
        <h2>{title}</h2>
        <p>
          {text} {next}
        </p>
      </div>
    </section>
  );
}
