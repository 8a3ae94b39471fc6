import { expect, takenOver, test } from "#tests/support/browser-test.ts";

for (const [name, viewport] of [
  ["a phone on its side", { width: 844, height: 390 }],
  ["a page enlarged four times", { width: 320, height: 200 }],
] as const) {
  test(`${name} has no bars over its text`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of ["/", "/blog", "/packages/umrah"]) {
      await page.goto(path);
      await takenOver(page);
      await expect(page.locator(".quick-bar")).toBeHidden();
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      const bars = await page.evaluate(() => {
        const shown = [...document.querySelectorAll("header, nav, .blog-tools, .blog-tools > *")];
        return shown.filter((element) => {
          const { position } = getComputedStyle(element);
          const { top, bottom } = element.getBoundingClientRect();
          const stays = position === "fixed" || position === "sticky";
          return stays && bottom > 0 && top < innerHeight;
        }).length;
      });
      expect(bars, path).toBe(0);
    }
  });
}

test("there the menu still opens where its bar stands", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 360 });
  await page.goto("/about");
  await takenOver(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const bar = await page.locator(".nav-bar").boundingBox();
  // It drops in.
  await expect
    .poll(async () => (await page.locator(".menu-sheet").boundingBox())?.y)
    .toBe((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.locator(".menu-sheet")).toBeHidden();
});
