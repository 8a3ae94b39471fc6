/** Day of the week and minutes since midnight, there at that moment. */
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

/** Minutes since midnight; NaN when it is no time. */
export function minutesOf(time: string): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return Number(hour) * 60 + Number(minute);
}

/** "9 pm", "8:30 pm" */
export function clockWords(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const half = hour % 24 < 12 ? "am" : "pm";
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""} ${half}`;
}
