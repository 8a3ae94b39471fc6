const MINUTE_MS = 60_000;

/** By the visitor's clock: pages are cached, and stay open over midnight. @returns what ends it */
export function followWeekday(timeZone: string, tell: (weekday: string) => void): () => void {
  const format = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" });
  const look = () => tell(format.format());
  look();
  const timer = setInterval(look, MINUTE_MS);
  return () => clearInterval(timer);
}
