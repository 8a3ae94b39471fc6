import { expect, takenOver, test } from "#tests/support/browser-test.ts";

for (const width of [640, 1280]) {
  for (const path of ["/", "/blog"]) {
    test(`no neighbours of ${path} share a picture at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const cards = await page.locator(".card").evaluateAll((all) =>
        all.map((card) => {
          const { x, y, width, height } = card.getBoundingClientRect();
          return { x, y, width, height, src: card.querySelector("img")?.getAttribute("src") };
        }),
      );
      const isBeside = (a: (typeof cards)[number], b: (typeof cards)[number]) =>
        (a.y === b.y && b.x > a.x && b.x - a.x < 1.5 * a.width) ||
        (a.x === b.x && b.y > a.y && b.y - a.y < 1.5 * a.height);
      const pairs = cards.flatMap((a) => cards.filter((b) => isBeside(a, b)).map((b) => [a, b]));
      expect(pairs.length).toBeGreaterThan(cards.length / 2);
      expect(pairs.filter(([a, b]) => a?.src === b?.src)).toEqual([]);
    });
  }
}

test("a phone shows one large card, two small ones and a row: nine in all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const boxes = await page
    .locator(".card")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(9);
  const [large, left, right, ...row] = boxes;
  expect(large.width).toBe(350);
  expect(left.width).toBeLessThan(175);
  expect(left.y).toBe(right.y);
  expect(right.x).toBeGreaterThan(left.x + left.width);
  expect(new Set(row.map(({ y }) => y)).size).toBe(1);
  expect(row[0].y).toBeGreaterThan(left.y + left.height);
});

test("on a phone the posts' pictures come when they are near, and all of them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await takenOver(page);
  const first = page.locator(".card img").first();
  await expect(first).toBeHidden();
  await page.locator("#advice").scrollIntoViewIfNeeded();
  await expect(first).toBeVisible();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator(".card").last().scrollIntoViewIfNeeded();
  await expect(page.locator(".card img").last()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("they are there", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await expect(page.locator(".card img").first()).toBeVisible();
  });
});
