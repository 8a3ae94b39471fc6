import { expect, test } from "vitest";
import { openTestDiscovery } from "#tests/support/open-test-discovery.ts";
import { departureCalendar } from "./departure-calendar.ts";

const DEPARTURE = {
  ...{ _id: "7", leavesOn: "2027-02-28", returnsOn: "2027-03-10", version: 3 },
  updatedAt: "2026-11-25T06:40:53.306Z",
};
const calendarOf = (title: string) =>
  departureCalendar({
    departure: DEPARTURE,
    title,
    address: "https://rihla.example/packages/umrah",
  });

test("whole days, the last one too", () => {
  const lines = calendarOf("Umrah").split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20270228");
  expect(lines).toContain("DTEND;VALUE=DATE:20270311");
  expect(lines).toContain("DTSTAMP:20261125T064053Z");
  expect(lines).toContain("UID:7@rihla.example");
  expect(lines).toContain("SEQUENCE:3");
  expect(lines).toContain("URL:https://rihla.example/packages/umrah");
  // Whoever is away is not busy at home: nothing of theirs is in the way.
  expect(lines).toContain("TRANSP:TRANSPARENT");
  expect(lines.at(-1)).toBe("");
});

test("what a title holds ends no line, and a long one goes on", () => {
  const calendar = calendarOf(`Umrah, with \\ parents; \nEND:VEVENT ${"ওমরাহ ".repeat(30)}`);
  expect(calendar.match(/^END:VEVENT/gm)).toHaveLength(1);
  expect(calendar).toContain("SUMMARY:Umrah\\, with \\\\ parents\\; \\nEND:VEVENT");
  const longest = Math.max(...calendar.split("\r\n").map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll("\r\n ", "")).toContain("ওমরাহ ".repeat(30));
});

test("a line of 75 bytes is whole, one of 76 goes on", () => {
  const linesOf = (letters: number) =>
    calendarOf("x".repeat(letters))
      .split("\r\n")
      .filter((line) => /^(SUMMARY:| x)/.test(line));
  expect(linesOf(67)).toEqual([`SUMMARY:${"x".repeat(67)}`]);
  expect(linesOf(68)).toEqual([`SUMMARY:${"x".repeat(67)}`, " x"]);
});

test("a departure is a file of its package alone, in each language that is shown", async () => {
  const { discovery, site } = await openTestDiscovery({ demo: true });
  const [departure] = await site.entry.list("departure", { parent: "umrah" });
  const path = `/packages/umrah/${departure?._id}.ics`;
  const answer = await discovery.request(path);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="\w+\.ics"$/);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const calendar = await answer.text();
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${departure?.leavesOn.replaceAll("-", "")}`);
  expect(calendar).toContain("SUMMARY:Umrah Package\r\n");
  for (const nowhere of [
    path.replace("umrah/", "hajj/"),
    "/packages/umrah/nobody.ics",
    `/bn${path}`,
  ]) {
    expect([nowhere, (await discovery.request(nowhere)).status]).toEqual([nowhere, 404]);
  }
  await site.languages.show(["bn"], { by: null });
  const inBangla = await (await discovery.request(`/bn${path}`)).text();
  expect(inBangla).toContain("SUMMARY:ওমরাহ প্যাকেজ\r\n");
  expect(inBangla).toContain("/bn/packages/umrah#dates");
});

test("a departure with a title of its own is called so", async () => {
  const { discovery, site } = await openTestDiscovery({ demo: true });
  const [departure] = await site.entry.list("departure", { parent: "umrah" });
  if (!departure) throw new Error("the demo has none");
  const { _id, createdAt: _, updatedAt: __, language: ___, ...write } = departure;
  await site.entry.update("departure", _id, { ...write, title: "Ramadan, calm" }, { by: null });
  const answer = await discovery.request(`/packages/umrah/${_id}.ics`);
  expect(await answer.text()).toContain("SUMMARY:Ramadan\\, calm\r\n");
});
