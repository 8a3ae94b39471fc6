import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { licenceKind } from "#contracts/kinds/licence.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

test.each([
  ["2030-04-05", undefined],
  ["2030-04-06", "price-ends"],
  ["2030-04-20", "price-ends"],
  ["2030-04-21", "price-ended"],
  ["2030-05-01", "price-ended"],
  ["2030-05-02", undefined],
])("on %s a price until 20 April of a journey on 1 May is told as %s", async (today, what) => {
  const { site } = await openTestSite();
  const days = { leavesOn: "2030-05-01", returnsOn: "2030-05-04", priceUntil: "2030-04-20" };
  const departure = { ...upgraded(departureKind, {}, 1), ...days, package: "tours" };
  await site.entry.create("departure", departure, { by: null });
  const full = { ...departure, seats: "full", title: "Full" };
  await site.entry.create("departure", full, { by: null });
  expect((await site.attention.list(today)).map((line) => line.what)).toEqual(what ? [what] : []);
});

test("of more departures than anybody looks through, those that leave soonest are looked at", async () => {
  const { site } = await openTestSite();
  const departure = { ...upgraded(departureKind, {}, 1), package: "tours" };
  const leaving = (leavesOn: string, returnsOn: string, priceUntil: string) => ({
    ...{ ...departure, leavesOn, returnsOn, priceUntil },
  });
  const later = Array.from({ length: 500 }, () => leaving("2031-05-01", "2031-05-04", ""));
  const soon = leaving("2030-05-01", "2030-05-04", "2030-04-20");
  await site.entry.createAll("departure", [soon, ...later], { by: null });
  expect(await site.attention.list("2030-04-21")).toMatchObject([{ what: "price-ended" }]);
  expect(await site.attention.count("2030-05-02")).toBe(0);
});

test("a licence is told of 60, 30 and 7 days before its end, whatever was put off before", async () => {
  const { site } = await openTestSite();
  const body = {
    ...upgraded(licenceKind, {}, 1),
    title: "Travel licence",
    validUntil: "2030-07-30",
  };
  await site.entry.create("licence", body, { by: null });
  const shown = async (today: string) =>
    (await site.attention.list(today)).filter(({ putOffUntil }) => putOffUntil === null);
  expect(await shown("2030-05-30")).toEqual([]);
  for (const [today, until] of [
    ["2030-05-31", "2030-07-29"],
    ["2030-06-30", "2030-07-29"],
    ["2030-07-23", "2030-07-29"],
  ] as const) {
    const [line] = await shown(today);
    expect(line?.what, today).toBe("licence-ends");
    await site.attention.putOff(line?.key ?? "", until, today);
    expect(await shown(today), today).toEqual([]);
  }
});

test("a visa is told of 60 days after its review, by the day its page warns; one that nobody reviewed has no day", async () => {
  const { site } = await openTestSite();
  const visa = (link: string, reviewedOn: string) => ({
    ...{ ...upgraded(visaKind, {}, 1), title: link, link, country: "QA", reviewedOn },
  });
  const bodies = [visa("reviewed", "2020-03-02"), visa("never", "")];
  await site.entry.createAll("visa", bodies, { by: null });
  const told = async (today: string) =>
    (await site.attention.list(today)).map(({ what, title, day }) => [what, title, day]);
  const never = ["review-due", "never", ""];
  expect(await told("2020-04-30")).toEqual([never]);
  expect(await told("2020-05-01")).toEqual([["review-due", "reviewed", "2020-05-31"], never]);
});

test("a list of one kind has no other; prices of what is full end for nobody, one that ends today does", async () => {
  const { site } = await openTestSite();
  const days = { leavesOn: "2030-05-01", returnsOn: "2030-05-04", package: "tours" };
  const leaving = (title: string, priceUntil: string, seats = "open") => ({
    ...{ ...upgraded(departureKind, {}, 1), ...days, title, priceUntil, seats },
  });
  const by = { by: null };
  await site.entry.createAll(
    "departure",
    [
      ...[leaving("Full", "2030-04-20", "full"), leaving("Today", "2030-04-21")],
      ...[leaving("Over", "2030-04-19"), leaving("Later", "2030-04-28")],
    ],
    by,
  );
  const titles = async (what: "price-ends" | "price-ended" | "no-answer") =>
    (await site.attention.list("2030-04-21", what)).map(({ title }) => title);
  expect(await titles("price-ends")).toEqual(["Today", "Later"]);
  expect([await titles("price-ended"), await titles("no-answer")]).toEqual([["Over"], []]);
  expect(await site.attention.nextPriceEnd("2030-04-20")).toBe("2030-04-21");
  expect(await site.attention.nextPriceEnd("2030-04-21")).toBe("2030-04-21");
  expect(await site.attention.nextPriceEnd("2030-04-22")).toBe("2030-04-28");
});
