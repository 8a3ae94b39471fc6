import { minutesOf } from "#i18n/opening-hours.ts";

/** Day of the week and minutes since midnight, in that time zone at that moment. */
export function localTime(date: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(date);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return { weekday: part("weekday"), minutes: minutesOf(`${part("hour")}:${part("minute")}`) };
}
