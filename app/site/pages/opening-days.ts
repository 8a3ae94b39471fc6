const DAYS = ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** "Saturday to Thursday" as the days it names, round the end of the week; empty for other words. */
export function daysOfWeek(days: string): string[] {
  const [first = "", last = first] = days.split(" to ");
  const from = DAYS.indexOf(first);
  const until = DAYS.indexOf(last);
  if (from < 0 || until < 0) return [];
  const length = ((until - from + DAYS.length) % DAYS.length) + 1;
  return [...DAYS, ...DAYS].slice(from, from + length);
}
