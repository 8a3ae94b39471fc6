import type { KeptAs, Why } from "#contracts/backups.ts";
import { dayIn } from "#server/time/local-day.ts";

const DAY_MS = 86_400_000;
const NIGHTS = 7;
const WEEKS = 4;
const MONTHS = 12;
/** What somebody made, or what was made before something: so long it is kept by itself. */
export const OWN_DAYS = 30;
/** Since 1970-01-01, a Thursday; a week begins on Monday. */
const DAYS_TO_MONDAY = 3;

export type Backup = {
  name: string;
  /** When it was made, ISO 8601, UTC. */
  at: string;
  why: Why;
  /** It counts from then on; null: it was made here. */
  broughtAt?: string | null;
  /** False: it was tried, and is not whole. */
  isGood?: boolean;
};

export type Keeping = {
  /** Null: it is not kept. */
  keptAs: (name: string) => KeptAs | null;
  /** Names, in the order in which they were given. */
  removed: string[];
};

/**
 * Which backups are kept, and as what. Nights, weeks and months are those that there are backups of, so that a site
 * that was off for long keeps as many. The newest of each counts; this week and this month are not over, and have
 * none yet. What is not whole takes no place, and the seven newest of it are kept until one that is whole comes after
 * them.
 * Removing asks for a clock that can be trusted (`clock.isSteady`): after it jumped ahead, all is old.
 * @param now ms
 * @param timeZone of the agency: its days, weeks and months
 */
export function planKeeping(
  backups: Backup[],
  { now, timeZone }: { now: number; timeZone: string },
): Keeping {
  const dayOf = dayIn(timeZone);
  const kept = new Map<string, KeptAs>();
  const keep = ({ name }: Backup, as: KeptAs) => {
    if (!kept.has(name)) kept.set(name, as);
  };
  const isPast = ({ at }: Backup) => Date.parse(at) <= now;
  // Also one whose time cannot be read.
  for (const backup of backups) if (!isPast(backup)) keep(backup, "ahead");
  const past = backups.filter(isPast).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const whole = past.filter(({ isGood }) => isGood !== false);
  const [newest] = whole;
  const harmed = past.slice(0, newest ? past.indexOf(newest) : past.length);
  for (const backup of harmed.slice(0, NIGHTS)) keep(backup, backup.why);

  const isOwn = ({ at, why, broughtAt }: Backup) =>
    why !== "night" && now - Date.parse(broughtAt ?? at) <= OWN_DAYS * DAY_MS;
  for (const backup of whole.filter(isOwn)) keep(backup, backup.why);
  const counted = whole
    .filter((backup) => !isOwn(backup))
    .map((backup) => ({ backup, day: dayOf(new Date(backup.at).toISOString()) }));
  const today = dayOf(new Date(now).toISOString());
  const newestOfEach = (spanOf: (day: string) => string, most: number, as: KeptAs) => {
    const spans = new Set<string>(as === "night" ? [] : [spanOf(today)]);
    const room = most + spans.size;
    for (const { backup, day } of counted) {
      if (spans.has(spanOf(day)) || spans.size === room) continue;
      spans.add(spanOf(day));
      keep(backup, as);
    }
  };
  newestOfEach((day) => day, NIGHTS, "night");
  newestOfEach(weekOf, WEEKS, "week");
  newestOfEach(monthOf, MONTHS, "month");
  return {
    keptAs: (name) => kept.get(name) ?? null,
    removed: backups.map(({ name }) => name).filter((name) => !kept.has(name)),
  };
}

const monthOf = (day: string): string => day.slice(0, "2026-11".length);

const weekOf = (day: string): string =>
  String(Math.floor((Date.parse(day) / DAY_MS + DAYS_TO_MONDAY) / 7));
