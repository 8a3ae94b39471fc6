import { expect, onTestFinished, test, vi } from "vitest";
import { locale as arabic } from "./ar/language.ts";
import { locale as bangla } from "./bn/language.ts";
import { dateWords, longDay } from "./date-words.ts";
import { momentLabel } from "./moment-label.ts";

const DAY = { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" } as const;

test("no comma stands before the year of a Bangla date", () => {
  const said = (parts: Intl.DateTimeFormatOptions) => dateWords("2027-02-06", parts, "bn-BD");
  expect(said(DAY)).toBe("৬ ফেব্রুয়ারি ২০২৭");
  expect(said({ ...DAY, month: "short" })).toBe("৬ ফেব ২০২৭");
  expect(said({ ...DAY, weekday: "long" })).toBe("শনিবার, ৬ ফেব্রুয়ারি ২০২৭");
  expect(dateWords("2027-02-06", DAY, "ar-u-nu-latn")).toBe("6 فبراير 2027");
});

test("many days are written by one format; what is no moment is said to be none", () => {
  const making = vi.spyOn(Intl, "DateTimeFormat");
  onTestFinished(() => making.mockRestore());
  const parts = { timeZone: "Asia/Karachi", day: "numeric", month: "short" } as const;
  const days = ["2027-02-06", "2027-02-07", "2027-02-08"].map((day) =>
    dateWords(day, { ...parts }),
  );
  expect(days).toEqual(["6 Feb", "7 Feb", "8 Feb"]);
  expect(making).toHaveBeenCalledTimes(1);
  expect(dateWords("soon", parts)).toBe("Invalid Date");
});

test("a day in words, in each language; what is no day stays as it is", () => {
  const said = [undefined, bangla, arabic].map((one) => longDay("2026-11-08", one));
  expect(said).toEqual(["8 November 2026", "৮ নভেম্বর ২০২৬", "8 نوفمبر 2026"]);
  expect(longDay("")).toBe("");
  expect(longDay("soon")).toBe("soon");
});

test("a moment by the clock of a place, also when another day stands there", () => {
  expect(momentLabel("2026-11-26T20:18:00Z", "Asia/Dhaka")).toBe("27 November 2026 at 2:18 am");
  expect(momentLabel(Date.UTC(2027, 0, 1), "America/New_York")).toBe("31 December 2026 at 7:00 pm");
});
