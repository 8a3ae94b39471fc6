import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser-test.ts";

test("a phone opens hotels and children's prices of a departure; a computer has them at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/packages/umrah");
  const card = page.locator(".departures > li").first();
  const hotel = card.getByText("Makkah: Dar al-Sakina Hotel");
  const child = card.getByText("Child 2 to 11, no own bed");
  await expect(card.getByText("7 minutes on foot to the Haram")).toBeVisible();
  await expect(card.getByText("Four in a room")).toBeVisible();
  await expect(hotel).toBeHidden();
  await card.getByText("Hotels, children’s prices").click();
  await expect(hotel).toBeVisible();
  await expect(child).toBeVisible();
  await expectNoFaults(page, TWO);

  await page.setViewportSize({ width: 1280, height: 844 });
  await page.reload();
  await expect(hotel).toBeVisible();
  await expect(child).toBeVisible();
  await expect(card.locator("summary")).toBeHidden();
  await expectNoFaults(page, TWO);
});

test("of a full departure no price stands there, nor are children's promised", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/packages/umrah");
  const full = page.locator('.departures > li[data-seats="full"]');
  await expect(full.locator("summary")).toHaveText("Hotels and more");
  await expect(full.locator("dl")).toHaveCount(0);
});

test("how far a hotel is takes no line more than its words need", async ({ page }) => {
  await page.goto("/packages/umrah");
  const far = page.locator(".departures ul span").first();
  await expect(far).toHaveCSS("text-wrap-style", "auto");
});
