import { dayFormat } from "#contracts/zone-time.ts";

const TIME_ZONE = "Asia/Dhaka";
const DAY_MS = 86_400_000;

/** Days from the day of the seeding on, where the demo agency is: YYYY-MM-DD. */
export function dayCounter(now: string): (offset: number) => string {
  const today = Date.parse(dayFormat(TIME_ZONE).format(Date.parse(now)));
  return (offset) => new Date(today + offset * DAY_MS).toJSON().slice(0, "2026-11-25".length);
}
