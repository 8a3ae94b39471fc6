import { expect, onTestFinished, test, vi } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

const NOBODY = { by: null };
const SECOND = 1000;

/** Days, most of them such that the clocks change on, and when they end. */
const ZONES = [
  ["Asia/Dhaka", "2027-03-10", "2027-03-10T18:00:00Z"],
  ["America/New_York", "2027-03-14", "2027-03-15T04:00:00Z"],
  ["America/New_York", "2027-11-07", "2027-11-08T05:00:00Z"],
  ["Europe/London", "2027-03-28", "2027-03-28T23:00:00Z"],
  ["Europe/London", "2027-10-31", "2027-11-01T00:00:00Z"],
] as const;

async function open(timeZone: string, end: string) {
  const opened = await openTestPages({ demo: true });
  await opened.site.settings.update({ timeZone }, NOBODY);
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const midnight = Date.parse(end);
  vi.setSystemTime(midnight - SECOND);
  /** A page in the last second of the day, then in the first of the next. */
  const around = async (path: string) => {
    vi.setSystemTime(midnight - SECOND);
    const before = await opened.visit(path);
    vi.setSystemTime(midnight);
    const expires = Date.parse(before.headers.get("expires") ?? "");
    return { before: before.html, after: (await opened.visit(path)).html, expires };
  };
  return { ...opened, around, midnight };
}

const journey = (more: object) => ({
  ...upgraded(departureKind, {}, 1),
  ...{ package: "tours", title: "Seven lakes", quad: "77777", ...more },
});

test.each(ZONES)(
  "in %s a price ends with %s: on the page, for machines, beside others",
  async (timeZone, day, end) => {
    const { site, around, midnight } = await open(timeZone, end);
    const days = { leavesOn: shiftedDay(day, 40), returnsOn: shiftedDay(day, 50) };
    const made = await site.entry.create(
      "departure",
      journey({ ...days, priceUntil: day }),
      NOBODY,
    );
    const page = await around("/packages/tours");
    expect(page.before).toContain("77,777");
    expect(page.before).toContain('"price":"77777"');
    expect(page.expires).toBe(midnight);
    expect(page.after).not.toMatch(/77,?777/);
    expect(page.after).toContain("Ask for the current price");
    const compared = await around(`/packages/tours/compare?d=${made._id}`);
    expect(compared.before).toContain("77,777");
    expect(compared.after).not.toMatch(/77,?777/);
  },
);

test.each(ZONES)("in %s who leaves on %s is gone the day after", async (timeZone, day, end) => {
  const { site, around } = await open(timeZone, end);
  const days = { leavesOn: day, returnsOn: shiftedDay(day, 10) };
  const made = await site.entry.create("departure", journey({ ...days, quad: "77777" }), NOBODY);
  const page = await around("/packages/tours");
  expect(page.before).toContain("Seven lakes");
  expect(page.after).not.toMatch(/Seven lakes|77,?777/);
  const compared = await around(`/packages/tours/compare?d=${made._id}`);
  expect(compared.before).toContain("77,777");
  expect(compared.after).not.toMatch(/77,?777/);
});

test.each(ZONES)(
  "in %s a list warns from the 90th day on after a review 89 days before %s",
  async (timeZone, day, end) => {
    const { site, around, midnight } = await open(timeZone, end);
    const visa = await site.entry.find("visa", "work-malaysia");
    if (!visa) throw new Error("the demo has it");
    const { createdAt, updatedAt, _id, language, ...body } = visa;
    const reviewedOn = shiftedDay(day, -89);
    await site.entry.update("visa", _id, { ...body, reviewedOn }, NOBODY);
    const list = await around("/work-visa/papers/malaysia/driver");
    expect(list.before).not.toContain("We have not checked this list since");
    expect(list.before).toContain("Together, about");
    expect(list.expires).toBe(midnight);
    expect(list.after).toContain("We have not checked this list since");
    expect(list.after).not.toContain("Together, about");
  },
);

test.each(ZONES)("in %s a licence leaves /trust after %s", async (timeZone, validUntil, end) => {
  const { site, around } = await open(timeZone, end);
  const licence = { title: "Moved", number: "TIME-77", issuedBy: "Ministry", validUntil };
  await site.entry.create(
    "licence",
    { ...licence, lookedUpOn: "", officialList: "", isInStrip: true },
    NOBODY,
  );
  const page = await around("/trust");
  expect(page.before).toContain("TIME-77");
  expect(page.after).not.toContain("TIME-77");
});
