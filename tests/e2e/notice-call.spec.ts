import { expect, test } from "#tests/support/browser-test.ts";

for (const width of [320, 390, 768, 1280]) {
  test(`the number of the notice is 44 px high to the finger at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const call = page.getByRole("region", { name: "Notice" }).getByRole("link");
    const { x = 0, width: wide = 0 } = (await call.boundingBox()) ?? {};
    const height = await page.evaluate(
      (at) => {
        const isCall = (y: number) => document.elementFromPoint(at, y)?.closest("a[href^='tel:']");
        return Array.from({ length: 100 }, (_, y) => y).filter(isCall).length;
      },
      x + wide / 2,
    );
    expect(height).toBeGreaterThanOrEqual(44);
  });
}
