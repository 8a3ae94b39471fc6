import type { Locator } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test as ownSiteTest } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";
import { test } from "#tests/support/three-languages-test.ts";

const PHONE = { width: 390, height: 844 };

const boxOf = async (piece: Locator) => {
  const { x, width } = (await piece.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  return { left: x, right: x + width };
};

/** Where its letters stand; an element may be wider. */
const lettersOf = (piece: Locator) =>
  piece.evaluate((element) => {
    const range = new Range();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

/** The end of a long address does not run under it. */
async function hasRoomForButton(link: Locator, language: "bn" | "ar"): Promise<void> {
  const { left, right } = await boxOf(link.locator(".icon-button"));
  const field = link.locator("input");
  const around = await boxOf(field);
  const { paddingLeft, paddingRight } = await field.evaluate((input) => getComputedStyle(input));
  expect(
    language === "ar"
      ? around.left + Number.parseFloat(paddingLeft) - right
      : left - around.right + Number.parseFloat(paddingRight),
  ).toBeGreaterThanOrEqual(0);
}

test.describe("visitors", () => {
  test("a moment is said as its language says it: the day without a comma, the part of the day in words", async ({
    page,
  }) => {
    const said = {
      "/packages/umrah": /as on \d{1,2} \w+ 20\d\d at \d{1,2}:\d\d [ap]m\./,
      "/bn/packages/umrah":
        /হিসাব: [০-৯]{1,2} \S+ ২০[০-৯]{2}, (রাত|ভোর|সকাল|দুপুর|বিকেল|সন্ধ্যা) [০-৯:]+টা।/,
      "/ar/packages/umrah":
        /في \d{1,2} \S+ 20\d\d، \d{1,2}(:\d\d)? (ليلًا|فجرًا|صباحًا|ظهرًا|عصرًا|مساءً)\./,
    };
    for (const [path, words] of Object.entries(said)) {
      await page.goto(path);
      await expect(page.locator("main")).toContainText(words);
      await page.goto(`${path}/compare?d=umrah-feb-direct`);
      await expect(page.locator("main")).not.toContainText(/[AP]M|, ২০|\d م\./);
    }
  });

  test("sentences end as the language ends them, also where two are put together", async ({
    page,
  }) => {
    await page.goto("/bn/student-visa/papers/malaysia");
    await expect(page.locator("main")).toContainText("ভিসা। প্রশ্ন ২");
    await page.goto("/bn/packages/umrah/compare?d=umrah-feb-direct");
    await expect(page.locator("main")).toContainText("ওমরাহ ভিসা। সঙ্গে");
    await page.goto("/bn/privacy-policy");
    await expect(page.locator("main")).toContainText("১৫ নভেম্বর ২০২৬");
  });

  test("a number alone stands where an Arabic field begins, and play points where it does everywhere", async ({
    page,
  }) => {
    await page.goto("/ar/packages/umrah");
    const { direction, textAlign } = await page
      .locator("[name=travellers]")
      .evaluate((field) => getComputedStyle(field));
    expect({ direction, textAlign }).toEqual({ direction: "ltr", textAlign: "end" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/ar");
    await takenOver(page);
    const scales = await page
      .locator(".hero-controls .arrows svg")
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).scale));
    expect(scales).toEqual(["none", "-1 1", "-1 1"]);
  });
});

ownSiteTest.describe("staff", () => {
  ownSiteTest.use({ viewport: PHONE });

  for (const language of ["bn", "ar"] as const) {
    ownSiteTest(
      `${language}: nothing lies on anything else in the lists and forms of a phone`,
      async ({ page, siteUrl }) => {
        await openAsOwner(page, siteUrl, "/about");
        await ask(page, "PUT", "/api/users/profile", { language });
        await page.goto("/admin/departures");
        const rows = page.locator(".departures tbody tr");
        await expect(rows).toHaveCount(6);
        for (const row of await rows.all()) {
          const [days, seats] = [
            await lettersOf(row.locator(".days")),
            await boxOf(row.locator(".pill-seats-few, .pill-seats-open, .pill-seats-full")),
          ];
          const gap = language === "ar" ? days.left - seats.right : seats.left - days.right;
          expect(gap).toBeGreaterThan(4);
        }
        await page.goto("/admin");
        await hasRoomForButton(page.locator(".link-combobox").first(), language);
        await page.goto("/admin/blog/create");
        const name = { bn: "লিংক", ar: "رابط" }[language];
        await page.getByRole("toolbar").getByRole("button", { name, exact: true }).first().click();
        await hasRoomForButton(page.getByRole("dialog").locator(".link-combobox"), language);
      },
    );
  }

  ownSiteTest("ar: addresses run from left to right", async ({ page, siteUrl }) => {
    await openAsOwner(page, siteUrl, "/about");
    await ask(page, "PUT", "/api/users/profile", { language: "ar" });
    await ask(page, "PUT", "/api/languages", { shown: ["bn"] });
    await page.goto("/admin/blog/create");
    const box = page.locator(".link-box");
    const [before, field] = [await boxOf(box.locator("span")), await boxOf(box.locator("input"))];
    expect(before.right).toBeLessThanOrEqual(field.left);
    await page.goto("/admin/settings/languages");
    await expect(page.getByText("\u2066/bn\u2069")).toBeVisible();
  });
});
