import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { EMPTY_URL } from "#tests/support/servers.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the menu stands behind a toggle and keeps the focus", async ({ page }) => {
  await page.goto("/about");
  await takenOver(page);
  const main = page.locator("main");
  const sheet = page.locator(".menu-sheet");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("button", { name: "Close" })).toBeVisible();
  await expect(main).toHaveAttribute("inert", "");
  const isBehind = () =>
    page.evaluate(() => document.activeElement?.closest("main, footer, .quick-bar") !== null);
  const stops = (await sheet.locator("a:visible, summary").count()) + 3;
  for (let i = 0; i < stops; i++) {
    await page.keyboard.press("Tab");
    expect(await isBehind(), `after ${i + 1} presses of Tab`).toBe(false);
  }
  await sheet.getByText("Packages", { exact: true }).click();
  await sheet.getByRole("link", { name: "Hajj Packages" }).click();
  await expect(page.locator("h1")).toHaveText("Hajj Package");
  await expect(page.locator("h1")).toBeFocused();
  await expect(sheet).toBeHidden();
  await expect(main).not.toHaveAttribute("inert");
});

test("Escape closes the menu and gives the focus back", async ({ page }) => {
  await page.goto("/about");
  await takenOver(page);
  const toggle = page.locator(".menu-toggle");
  await toggle.press("Enter");
  await expect(page.locator(".menu-sheet")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator(".menu-sheet").getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator(".menu-sheet a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(".menu-sheet")).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("Call, WhatsApp and Get Started are under the thumb, but not on Get Started", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Contact us quickly" });
  await expect(bar.getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    "tel:+8801011204560",
  );
  await expect(bar.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/8801011204560",
  );
  const action = await page.getByRole("link", { name: "See Umrah packages" }).boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThan(top);
  await bar.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/get-started");
  await expect(bar).toBeHidden();
});

test("without a number Get Started has the bar to itself", async ({ page }) => {
  await page.goto(EMPTY_URL);
  const link = page.locator(".quick-bar a");
  await expect(link).toHaveText(["Get Started"]);
  expect((await link.boundingBox())?.width).toBe(390 - 2 * 12);
});
