import type { Browser, Page } from "@playwright/test";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

const LANGUAGES = ["en", "bn", "ar"] as const;

type Language = (typeof LANGUAGES)[number];

const SAID = {
  en: { price: "Tk 1,23,000", march: /2–12 March 2031/, passport: "Passport" },
  bn: { price: "১,২৩,০০০ টাকা", march: /২ থেকে ১২ মার্চ ২০৩১/, passport: "পাসপোর্ট" },
  ar: { price: "123,000 تاكا", march: /من 2 إلى 12 مارس 2031/, passport: "جواز السفر" },
} as const;

const LEAST_PAPERS = 12;
const LIST = "/work-visa/papers/malaysia/driver/worked-abroad";

const at = (language: Language, path: string) => (language === "en" ? path : `/${language}${path}`);

/** A phone whose line is slow and whose processor is old. */
async function slowPhone(browser: Browser, baseURL: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    ...{ javaScriptEnabled, baseURL, viewport: { width: 390, height: 844 } },
  });
  const page = await context.newPage();
  await noticeTakingOver(page);
  const session = await context.newCDPSession(page);
  const speed = { downloadThroughput: 180_000, uploadThroughput: 84_000, latency: 150 };
  await session.send("Network.emulateNetworkConditions", { offline: false, ...speed });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

async function priceOfMarch(page: Page, language: Language): Promise<void> {
  const { price, march } = SAID[language];
  await page.goto(at(language, "/"), { waitUntil: "commit" });
  await page
    .locator(`main a[href="${at(language, "/packages/umrah")}"]`)
    .first()
    .click();
  await page.locator('.jump-row a[href="#dates"]').click();
  const line = page.locator("#dates li").filter({ hasText: march });
  await expect(line).toBeVisible();
  await expect(line).toContainText(price);
}

async function papersForMalaysia(page: Page, language: Language): Promise<void> {
  const { passport } = SAID[language];
  const press = (path: string) =>
    page
      .locator(`main a[href="${at(language, path)}"]`)
      .first()
      .click();
  await page.goto(at(language, "/"), { waitUntil: "commit" });
  await press("/work-visa");
  await press("/work-visa/papers/malaysia");
  await press("/work-visa/papers/malaysia/driver/abroad");
  await press(LIST);
  await expect(page).toHaveURL(new RegExp(`${at(language, LIST)}$`));
  await expect(page.getByRole("heading", { level: 3, name: passport }).first()).toBeVisible();
  const message = page.locator('a[href^="https://wa.me/?text="]');
  const text = decodeURIComponent((await message.getAttribute("href")) ?? "");
  expect(text.match(/☐/g)?.length).toBeGreaterThanOrEqual(LEAST_PAPERS);
  expect(text).toMatch(new RegExp(`${at(language, LIST)}$`));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".paper .square").first()).toBeVisible();
  const sheet = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
}

/** Ticks, and comes back another day, also in another language. */
async function comesBack(page: Page, language: Language): Promise<void> {
  const { passport } = SAID[language];
  await takenOver(page);
  const box = page.getByRole("checkbox", { name: passport, exact: true });
  await expect(box).toBeChecked({ checked: language !== "en" });
  await box.check();
  const later = await page.context().newPage();
  await later.goto(at(language, LIST));
  await expect(later.getByRole("checkbox", { name: passport, exact: true })).toBeChecked();
  await later.close();
}

for (const javaScriptEnabled of [true, false]) {
  test(`on a slow phone ${javaScriptEnabled ? "with" : "without"} scripts: the price of a month, the papers of a visa, in three languages`, async ({
    browser,
    page,
    siteUrl,
  }) => {
    test.setTimeout(240_000);
    await openAsOwner(page, siteUrl, "/admin");
    await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
    const days = { leavesOn: "2031-03-02", returnsOn: "2031-03-12" };
    const march = { package: "umrah", ...days, seats: "open", quad: "123000", stays: [] };
    expect((await ask(page, "POST", "/api/package/umrah/departures", march)).status).toBe(201);
    const visitor = await slowPhone(browser, siteUrl, javaScriptEnabled);
    for (const language of LANGUAGES) {
      await priceOfMarch(visitor, language);
      await papersForMalaysia(visitor, language);
      if (javaScriptEnabled) await comesBack(visitor, language);
      else await expect(visitor.getByRole("checkbox")).toHaveCount(0);
    }
    await visitor.context().close();
  });
}
