import { expect, test } from "vitest";
import { dayHeading, headingOf, whatOf, whenOf, whoOf } from "./version-words.ts";

const VERSION = {
  ...{ _id: "1", at: "2026-11-22T10:12:00.000Z", lang: "en", since: null, restoredFrom: null },
  by: { name: "Rahim" },
} as const;

/** In Dhaka it is the 23rd since an hour. */
const ZONE = { timeZone: "Asia/Dhaka", now: new Date("2026-11-22T19:00:00Z") };

test.each([
  [{ action: "create" }, "Created", "Rahim"],
  [{ action: "update" }, "Published", "Rahim"],
  [{ action: "planned" }, "Published as planned", "By schedule, set by Rahim"],
  [{ action: "draft" }, "Written, not published", "Rahim"],
  [{ action: "draft", since: "2026-11-22T10:00:00.000Z" }, "Drafted for 12 minutes", "Rahim"],
  [{ action: "draft", since: "2026-11-22T10:11:59.000Z" }, "Drafted for a minute", "Rahim"],
  [
    { action: "draft", since: VERSION.at, restoredFrom: "2026-11-14T20:00:00.000Z" },
    ...["Restored from 15 November", "Rahim"],
  ],
  [
    { action: "draft", since: VERSION.at, restoredFrom: "2025-11-14T10:00:00.000Z" },
    ...["Restored from 14 November 2025", "Rahim"],
  ],
  [
    { action: "draft", since: VERSION.at, restoredFrom: "2026-11-22T18:30:00.000Z" },
    ...["Restored from 12:30 am", "Rahim"],
  ],
  [{ action: "waiting", restoredFrom: "2026-11-14T10:00:00.000Z" }, "Waiting changes", "Rahim"],
  [{ action: "update", by: { name: "" } }, "Published", "As it was before its history was kept"],
] as const)("%j: %s, %s", (more, what, who) => {
  const version = { ...VERSION, ...more };
  expect([whatOf(version, ZONE), whoOf(version)]).toEqual([what, who]);
});

test.each([
  ["2026-11-22T18:30:00.000Z", "Today, 23 November", "today 12:30 am"],
  ["2026-11-22T10:12:00.000Z", "Yesterday, 22 November", "yesterday 4:12 pm"],
  ["2026-11-14T05:20:00.000Z", "Saturday, 14 November", "14 November 11:20 am"],
  ["2025-11-14T05:20:00.000Z", "Friday, 14 November 2025", "14 November 2025 11:20 am"],
])("days change where the agency is: %s", (at, day, when) => {
  expect([dayHeading(at, ZONE), whenOf({ at }, ZONE)]).toEqual([day, when]);
});

test("above a version", () => {
  const version = { ...VERSION, action: "draft" } as const;
  expect(headingOf(version, ZONE)).toBe("Yesterday 4:12 pm, drafted by Rahim");
  expect(headingOf({ ...version, by: { name: "" } }, ZONE)).toBe(
    "Yesterday 4:12 pm, before its history was kept",
  );
});
