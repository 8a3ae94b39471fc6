import { expect, test } from "vitest";
import type { Why } from "#contracts/backups.ts";
import { momentIn } from "#contracts/zone-time.ts";
import { type Backup, planKeeping } from "./keep.ts";

const DAY_MS = 86_400_000;
const LONDON = "Europe/London";
const ZONES = [LONDON, "Asia/Dhaka", "America/New_York", "Pacific/Kiritimati", "UTC"];

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const made = (
  day: string,
  timeZone: string,
  { time = "02:10", why = "night" as Why } = {},
): Backup => ({
  name: `${day} ${time} ${why}`,
  at: new Date(momentIn(timeZone, day, time).at).toISOString(),
  why,
});

const nights = (last: string, count: number, timeZone: string): Backup[] =>
  Array.from({ length: count }, (_, back) => made(dayAfter(last, -back), timeZone)).reverse();

const noon = (day: string, timeZone: string) => momentIn(timeZone, day, "12:00").at;

/** Days of what is kept, by what it is kept as. */
function keptOf(backups: Backup[], at: { now: number; timeZone: string }) {
  const { keptAs, removed } = planKeeping(backups, at);
  const kept: Record<string, string[]> = {};
  for (const { name } of backups) {
    const as = keptAs(name);
    expect(removed.includes(name)).toBe(as === null);
    if (as) kept[as] = [...(kept[as] ?? []), name.slice(0, 10)];
  }
  return kept;
}

/** A Wednesday. */
const TODAY = "2026-11-25";
const SEVEN = ["19", "20", "21", "22", "23", "24", "25"].map((day) => `2026-11-${day}`);
const ENDS_OF_MONTHS = [
  ...["2025-11-30", "2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"],
  ...["2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31"],
];
const OF_A_YEAR = {
  night: SEVEN,
  // Sundays; the last of four is one of the seven nights.
  week: ["2026-11-01", "2026-11-08", "2026-11-15"],
  month: ENDS_OF_MONTHS,
};

test.each(ZONES)(
  "of the nights of fourteen months in %s: seven nights, four weeks, twelve months",
  (timeZone) => {
    const at = { now: noon(TODAY, timeZone), timeZone };
    expect(keptOf(nights(TODAY, 430, timeZone), at)).toEqual(OF_A_YEAR);
  },
);

test.each(ZONES)(
  "in %s removing each night what need not be kept comes to the same",
  (timeZone) => {
    let kept: Backup[] = [];
    for (const night of nights(TODAY, 430, timeZone)) {
      const now = Date.parse(night.at) + 60_000;
      const { removed } = planKeeping([...kept, night], { now, timeZone });
      kept = [...kept, night].filter(({ name }) => !removed.includes(name));
      expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
      expect(kept.at(-1)).toBe(night);
    }
    expect(keptOf(kept, { now: noon(TODAY, timeZone), timeZone })).toEqual(OF_A_YEAR);
  },
);

test("a night belongs to the day of the agency, also where its clocks change", () => {
  // On 2026-10-25 the clocks of London go back: 01:10 comes twice, and both are of that day.
  const twice = ["2026-10-25T00:10:00.000Z", "2026-10-25T01:10:00.000Z"];
  const backups = twice.map((at): Backup => ({ name: at, at, why: "night" }));
  const now = noon("2026-10-25", LONDON);
  expect(planKeeping(backups, { now, timeZone: LONDON }).removed).toEqual([twice[0]]);
  // 20:10 in London is the next day in Dhaka: there these are two days, here one.
  const evening = ["2026-06-10T12:10:00.000Z", "2026-06-10T19:10:00.000Z"];
  const two = evening.map((at): Backup => ({ name: at, at, why: "night" }));
  const next = noon("2026-06-11", LONDON);
  expect(planKeeping(two, { now: next, timeZone: LONDON }).removed).toEqual([evening[0]]);
  expect(planKeeping(two, { now: next, timeZone: "Asia/Dhaka" }).removed).toEqual([]);
});

test("a week and a month end where they end in the zone of the agency", () => {
  // Sunday, 23:30 in Dhaka; the Monday of UTC has not begun either. Then a Monday in Dhaka that is a Sunday of UTC.
  const sunday: Backup = { name: "sunday", at: "2026-08-30T17:30:00.000Z", why: "night" };
  const monday: Backup = { name: "monday", at: "2026-08-30T20:10:00.000Z", why: "night" };
  const at = { now: noon(TODAY, "Asia/Dhaka"), timeZone: "Asia/Dhaka" };
  const later = nights(TODAY, 7, "Asia/Dhaka");
  const { keptAs } = planKeeping([sunday, monday, ...later], at);
  expect([keptAs("sunday"), keptAs("monday")]).toEqual(["week", "week"]);
  const utc = planKeeping([sunday, monday, ...later], { ...at, timeZone: "UTC" });
  expect([utc.keptAs("sunday"), utc.keptAs("monday")]).toEqual([null, "week"]);
});

test("a site that was off for long keeps what it had", () => {
  const before = nights("2026-03-10", 400, LONDON);
  const at = { now: noon(TODAY, LONDON), timeZone: LONDON };
  const alone = keptOf(before, at);
  expect(alone.night).toHaveLength(7);
  expect(alone.night?.at(-1)).toBe("2026-03-10");
  expect(alone.week).toEqual(["2026-02-22", "2026-03-01"]);
  expect(alone.month).toHaveLength(11);
  // The first night after it pushes out one, not all.
  expect(keptOf([...before, made(TODAY, LONDON)], at).night).toHaveLength(7);
});

test("gaps are jumped over", () => {
  const everyThird = nights(TODAY, 90, LONDON).filter((_, index) => index % 3 === 2);
  const kept = keptOf(everyThird, { now: noon(TODAY, LONDON), timeZone: LONDON });
  expect(kept.night).toHaveLength(7);
  expect(kept.night?.[0]).toBe("2026-11-07");
  expect(kept.week).toEqual(["2026-11-01"]);
});

test("what is made by hand, or before something, is kept for thirty days, and takes no night's place", () => {
  const at = { now: noon(TODAY, LONDON), timeZone: LONDON };
  const whys: Why[] = ["hand", "upgrade", "restore", "import"];
  const own = whys.map((why) => made(TODAY, LONDON, { time: "09:00", why }));
  const month = dayAfter(TODAY, -30);
  const [young, old] = ["12:00", "11:59"].map((time) => made(month, LONDON, { time, why: "hand" }));
  const kept = planKeeping([...nights(TODAY, 60, LONDON), ...own, young, old] as Backup[], at);
  for (const { name, why } of own) expect(kept.keptAs(name)).toBe(why);
  expect([kept.keptAs(young?.name ?? ""), kept.keptAs(old?.name ?? "")]).toEqual(["hand", null]);
  for (const day of SEVEN) expect(kept.keptAs(`${day} 02:10 night`)).toBe("night");
});

test("after that they count like nights", () => {
  const at = { now: noon(TODAY, LONDON), timeZone: LONDON };
  const end = made("2026-09-30", LONDON, { time: "18:00", why: "hand" });
  const { keptAs } = planKeeping([...nights(TODAY, 90, LONDON), end], at);
  // Newer than that night's own: it is the newest of its month.
  expect([keptAs(end.name), keptAs("2026-09-30 02:10 night")]).toEqual(["month", null]);
});

test("backups of the future stay, and push nothing out", () => {
  const at = { now: noon(TODAY, LONDON), timeZone: LONDON };
  const ahead = [...nights("2027-06-30", 20, LONDON), made("2031-01-01", LONDON, { why: "hand" })];
  const kept = keptOf([...nights(TODAY, 430, LONDON), ...ahead], at);
  expect(kept.ahead).toHaveLength(21);
  expect({ ...kept, ahead: [] }).toEqual({ ...OF_A_YEAR, ahead: [] });
  const unreadable: Backup = { name: "no time", at: "", why: "night" };
  expect(keptOf([unreadable, ...nights(TODAY, 430, LONDON)], at).ahead).toEqual(["no time"]);
});

test("a clock that is set back, and forward again, loses nothing of what it had", () => {
  const backups = nights(TODAY, 430, LONDON);
  const behind = planKeeping(backups, { now: noon("2026-01-01", LONDON), timeZone: LONDON });
  const kept = backups.filter(({ name }) => !behind.removed.includes(name));
  const since = kept.filter(({ at }) => at > "2026-01-02");
  expect(since).toHaveLength(backups.filter(({ at }) => at > "2026-01-02").length);
});

test("the newest that is whole is never removed, however many come after it that are not", () => {
  const timeZone = LONDON;
  const all = nights(TODAY, 60, timeZone).map((night, index) => ({ ...night, isGood: index < 2 }));
  const { keptAs, removed } = planKeeping(all, { now: noon(TODAY, timeZone), timeZone });
  expect(removed).not.toContain(all[1]?.name);
  // Of those that are not whole so many are kept as of nights, while there is nothing newer that is.
  expect(all.filter(({ isGood, name }) => !isGood && keptAs(name))).toHaveLength(7);
  const mended = [...all, { ...made(dayAfter(TODAY, 1), timeZone), isGood: true }];
  const now = noon(dayAfter(TODAY, 1), timeZone);
  const left = mended.filter(({ name }) => planKeeping(mended, { now, timeZone }).keptAs(name));
  expect(left.every(({ isGood }) => isGood)).toBe(true);
  expect(left).toHaveLength(3);
});

test("one alone is kept, however old, and nothing comes of nothing", () => {
  const timeZone = LONDON;
  const [only] = nights("2001-01-01", 1, timeZone);
  const at = { now: noon(TODAY, timeZone), timeZone };
  expect(planKeeping([only as Backup], at).removed).toEqual([]);
  expect(planKeeping([], at).removed).toEqual([]);
  expect(planKeeping([], at).keptAs("unknown")).toBeNull();
});

test("ten thousand are planned at once, in whatever order", () => {
  const many = Array.from({ length: 10_000 }, (_, back): Backup => {
    const at = new Date(Date.parse(`${TODAY}T02:10Z`) - back * DAY_MS).toISOString();
    return { name: at, at, why: "night" };
  });
  const mixed = many.toSorted((a, b) => a.at.slice(8).localeCompare(b.at.slice(8)));
  expect(mixed).not.toEqual(many);
  const kept = planKeeping(mixed, { now: noon(TODAY, "UTC"), timeZone: "UTC" });
  expect(many.filter(({ name }) => kept.keptAs(name))).toHaveLength(22);
});

test("a file that was brought counts thirty days from then, however old it is", () => {
  const at = { now: noon(TODAY, LONDON), timeZone: LONDON };
  const old = made("2020-02-03", LONDON, { why: "brought" });
  const since = (day: string) => ({ ...old, broughtAt: made(day, LONDON).at });
  const others = nights(TODAY, 430, LONDON);
  expect(keptOf([...others, since("2026-10-27")], at)).toEqual({
    ...OF_A_YEAR,
    brought: ["2020-02-03"],
  });
  expect(keptOf([...others, since("2026-10-20")], at)).toEqual(OF_A_YEAR);
});
