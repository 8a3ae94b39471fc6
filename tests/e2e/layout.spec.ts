import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { allowMissing, PUBLIC_PAGES } from "#tests/support/public-pages.ts";

/** Longer than a menu waits before it closes by itself. */
const LEAVE_MS = 400;

for (const { path, title } of PUBLIC_PAGES) {
  test(`${path} has its title, one h1 and the shared layout`, async ({ page, watch }) => {
    allowMissing(watch, path);
    const response = await page.goto(path);
    expect(response?.status()).toBe(title.startsWith("404") ? 404 : 200);
    await expect(page).toHaveTitle(`${title} | Rihla Travels`);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.locator(".toast-region")).toBeAttached();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("the navigation is fixed, complete, and leaves room for the page", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("navigation", { name: "Main" });
  const links = await main
    .locator(":is(.nav-links > a, .nav-links summary, .nav-links ~ a):visible")
    .evaluateAll((elements) =>
      elements.map((element) => [element.textContent?.trim(), element.getAttribute("href")]),
    );
  expect(links).toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Packages", null],
    ["Student Visa", "/student-visa"],
    ["Work Visa", "/work-visa"],
    ["Blog", "/blog"],
    ["Contact", "/contact"],
    ["Get Started", "/get-started"],
  ]);
  await expect(main.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");

  const headerBottom = async () => {
    const box = await page.locator(".site-header").boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const content = await page.locator("main").boundingBox();
  expect(content?.y).toBe(await headerBottom());
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  expect(await headerBottom()).toBe(72);
});

test("Packages opens on hover and by keys", async ({ page }) => {
  await page.goto("/about");
  await takenOver(page);
  const summary = page.locator(".packages-dropdown summary");
  const umrah = page.locator(".packages-dropdown").getByRole("link", { name: /Umrah Packages/ });

  await summary.hover();
  await expect(umrah).toBeVisible();
  await expect(page.locator(".packages-dropdown a")).toHaveText([
    /^Umrah Packages/,
    /^Hajj Packages/,
    /^Tour Packages/,
  ]);
  await page.mouse.move(5, 500);
  await expect(umrah).toBeHidden();

  await summary.focus();
  await page.keyboard.press("ArrowDown");
  await expect(umrah).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".packages-dropdown a").nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(umrah).toBeHidden();
  await expect(summary).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(umrah).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(umrah).toBeHidden();
});

test("a mouse that hovers and then presses Packages leaves it open", async ({ page }) => {
  await page.clock.install();
  await page.goto("/about");
  await takenOver(page);
  const summary = page.locator(".packages-dropdown summary");
  const umrah = page.locator(".packages-dropdown").getByRole("link", { name: /Umrah Packages/ });
  await summary.hover();
  await expect(umrah).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.runFor(LEAVE_MS);
  await expect(umrah).toBeVisible();
  // The next press is a press like any other.
  await page.mouse.down();
  await page.mouse.up();
  await expect(umrah).toBeHidden();
  await page.mouse.down();
  await page.mouse.up();
  await umrah.click();
  await expect(page).toHaveURL("/packages/umrah");
  await expect(umrah).toBeHidden();
});

test("Escape closes a menu that hover has opened", async ({ page }) => {
  await page.goto("/about");
  await takenOver(page);
  await page.locator(".packages-dropdown summary").hover();
  const umrah = page.locator(".packages-dropdown").getByRole("link", { name: /Umrah Packages/ });
  await expect(umrah).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(umrah).toBeHidden();
});

test("every change of path starts at the top, on the new heading, without a new document", async ({
  page,
}) => {
  await page.goto("/blog");
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Work Visa" }).click();
  await expect(page.locator("h1")).toHaveText("Work Visa");
  await expect(page.locator("h1")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 900);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Blog Posts");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("the footer holds every link of the specification", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of [
    ["Home", "/"],
    ["Umrah Packages", "/packages/umrah"],
    ["Hajj Packages", "/packages/hajj"],
    ["Tour Packages", "/packages/tours"],
    ["Student Visa", "/student-visa"],
    ["Work Visa", "/work-visa"],
    ["Contact", "/contact"],
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/"],
  ] as const) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  const social = footer.getByRole("link", { name: "opens in a new tab" });
  await expect(social).toHaveCount(3);
  await expect(social.first()).toHaveAttribute("target", "_blank");
  const year = new Date().getFullYear();
  await expect(footer).toContainText(`© ${year} Rihla Travels. All rights reserved.`);
});

test("404 leads to Home, About Us, Contact Support, and back home", async ({ page, watch }) => {
  allowMissing(watch, "/no-such-page");
  await page.goto("/no-such-page");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
  for (const [name, href] of [
    ["Home", "/"],
    ["About Us", "/about"],
    ["Contact Support", "/contact"],
    ["Go Back Home", "/"],
  ] as const) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
});

test("the look can be changed and is remembered", async ({ page }) => {
  await page.goto("/about");
  await takenOver(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe("rgb(251, 250, 246)");
  await page.getByRole("button", { name: "Light or dark look" }).click();
  expect(await background()).toBe("rgb(10, 23, 20)");
  await page.reload();
  expect(await background()).toBe("rgb(10, 23, 20)");
});
