import type { Waiting } from "#app/admin/editor/use-waiting.ts";
import { useNow } from "#app/admin/times/clock.ts";
import { momentWords } from "#app/admin/times/moment-words.ts";
import { useTimes } from "#app/admin/times/times.ts";
import { dayOrTime } from "#app/admin/times/zone-words.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { lookedUp } from "#contracts/looked-up.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { mayBeDone } from "#i18n/en/admin/session.ts";
import { fill } from "#i18n/fill.ts";
import type { DraftPlan } from "./use-draft-plan.ts";

/** Where waiting changes stand, and what can be done about their moment. */
export function DraftLine({ waiting, plan }: { waiting: Waiting; plan: DraftPlan }) {
  const { clockTime } = useTimes();
  const { timeZone } = useSiteData().settings;
  const now = useNow();
  const zone = { timeZone, now };
  const { publishAt, problem, savedAt, restoredFrom, unsure } = waiting;
  if (unsure) return unsure === "unknown" ? mayBeDone : words.unsure[unsure];
  const day = restoredFrom && dayOrTime(restoredFrom, zone);
  const undo = day && (
    <button type="button" className="line-button" onClick={() => void plan.undoRestore()}>
      {words.undo}
    </button>
  );
  if (day && !publishAt) {
    return (
      <>
        {fill(words.restoredNotPublic, { day })} {undo}
      </>
    );
  }
  const since = waiting.isContradicted ? ` ${words.publishedSince}` : "";
  if (!publishAt) return fill(words.notPublicYet, { time: clockTime(savedAt) }) + since;
  const moment = momentWords(timeZone, new Date(publishAt), now);
  return (
    <>
      {problem
        ? fill(words.couldNotGoPublic, { moment, why: whyOf(problem) })
        : day
          ? fill(words.restoredGoesPublic, { day, moment })
          : fill(words.goesPublic, { moment })}
      {since} {undo}{" "}
      <button type="button" className="line-button" onClick={() => plan.setPlanning(true)}>
        {words.move}
      </button>{" "}
      <button type="button" className="line-button" onClick={() => void plan.cancel()}>
        {words.cancelPlan}
      </button>
    </>
  );
}

const whyOf = (problem: string): string =>
  lookedUp(words.whyNotPublic, problem) ?? words.whyNotPublic.other;
