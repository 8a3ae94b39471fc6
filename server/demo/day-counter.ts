import { shiftedDay } from "#contracts/days.ts";
import { dayFormat } from "#contracts/zone-time.ts";

const TIME_ZONE = "Asia/Dhaka";

/** Days from the day of the seeding on, where the demo agency is: YYYY-MM-DD. */
export function dayCounter(now: string): (offset: number) => string {
  const today = dayFormat(TIME_ZONE).format(Date.parse(now));
  return (offset) => shiftedDay(today, offset);
}
