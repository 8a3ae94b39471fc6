import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser-test.ts";
import { fillDepartures } from "#tests/support/fill-departures.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

/** With the signs and the mark, which stand in the page (decision 0002). The longest month depends on today. */
const MOST_BYTES = 70_000;
const MOST_COMPRESSED = 14_000;

/** Forty departures of Umrah, in every language; whoever looks is no staff. */
async function openForty(page: Page, siteUrl: string) {
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await fillDepartures(page, "umrah", 40);
  await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
  await page.context().clearCookies();
}

test("a page with forty departures stays small, in each language, and comes from memory", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await openForty(page, siteUrl);
  for (const language of ["", "/bn", "/ar"]) {
    await page.goto(`${language}/packages/umrah`);
    const queries = await page
      .locator("#dates .chip")
      .evaluateAll((chips) =>
        chips.map((chip) => new URL((chip as HTMLAnchorElement).href).search),
      );
    expect(queries.length).toBeGreaterThan(10);
    for (const query of new Set(queries)) {
      const address = `${siteUrl}${language}/packages/umrah${query}`;
      const { body, headers } = await whole(address);
      expect(body.length, address).toBeLessThanOrEqual(MOST_BYTES);
      expect(brotliCompressSync(body).length, address).toBeLessThanOrEqual(MOST_COMPRESSED);
      expect(headers.get("etag"), address).toBe((await whole(address)).headers.get("etag"));
    }
  }
});

test("a family that wants a month is one press away from it", async ({ page, siteUrl }) => {
  test.slow();
  await openForty(page, siteUrl);
  await page.goto("/packages/umrah");
  await expect(page.locator(".departures > li")).toHaveCount(3);
  const months = page.getByRole("navigation", { name: "By month" });
  await months.getByRole("link").nth(4).click();
  await expect(page).toHaveURL(/\?month=20\d\d-\d\d#dates$/);
  const month = new URL(page.url()).searchParams.get("month") ?? "";
  const days = await page
    .locator(".departures time")
    .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
  expect(days.every((day) => day?.startsWith(month))).toBe(true);
  const [, count] =
    /(\d+)$/.exec((await months.locator("[aria-current]").innerText()).trim()) ?? [];
  const there = await page.locator(".departures > li, .departure-rows > li").count();
  expect(there).toBe(Number(count));
  expect(await journeysIn(page)).toHaveLength(there);
});

test("what machines are told of are the departures that stand there, also those on a line", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await fillDepartures(page, "umrah", 9);
  await page.goto("/packages/umrah");
  await expect(page.locator(".departure-rows > li")).toHaveCount(6);
  const journeys = await journeysIn(page);
  expect(journeys).toHaveLength(9);
  for (const { url } of journeys) await expect(page.locator(url), url).toBeAttached();
});

const journeysIn = (page: Page): Promise<{ url: string }[]> =>
  page
    .locator('#apart script[type="application/ld+json"]')
    .evaluate((script) => JSON.parse(script.textContent ?? "")["@graph"]);

async function whole(address: string) {
  const response = await fetch(address, { headers: { "Accept-Encoding": "identity" } });
  return { body: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}
