import type { Entry } from "#contracts/entry.ts";

type Told = {
  departure: Pick<Entry<"departure">, "_id" | "leavesOn" | "returnsOn" | "updatedAt" | "version">;
  /** What the calendar calls it. */
  title: string;
  /** Of the page that it is on. */
  address: string;
};

const DAY_MS = 86_400_000;
const MOST_BYTES = 75;

/** A day, or a moment, as RFC 5545 writes it. */
const basic = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");

/** The day after: the end of whole days is not one of them. */
const after = (day: string) => new Date(Date.parse(day) + DAY_MS).toJSON().slice(0, day.length);

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

/** No line is longer than 75 bytes; what goes on begins with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > MOST_BYTES) {
      lines.push(current);
      current = " ";
    }
    current += letter;
  }
  return [...lines, current].join("\r\n");
}

/** A departure as RFC 5545: whole days, from the one that it leaves on to the one that it comes back on. */
export function departureCalendar({ departure, title, address }: Told): string {
  const { _id, leavesOn, returnsOn, updatedAt, version } = departure;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rihla//Departures//EN",
    "BEGIN:VEVENT",
    `UID:${_id}@${new URL(address).hostname}`,
    `DTSTAMP:${basic(updatedAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART;VALUE=DATE:${basic(leavesOn)}`,
    `DTEND;VALUE=DATE:${basic(after(returnsOn))}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
