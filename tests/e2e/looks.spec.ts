import type { Locator } from "@playwright/test";
import { expect, takenOver, test } from "#tests/support/browser-test.ts";

/** Where the Kaaba stands in /art/makkah-dusk.svg, whose canvas is 1600 by 900. */
const KAABA = { left: 900, top: 404, right: 1206, bottom: 740 };
const CANVAS = { width: 1600, height: 900 };

/** Where the Kaaba is on the page, and the part of the picture's box that nothing cuts or covers. */
function kaabaAndBox(image: Locator) {
  return image.evaluate(
    (img: HTMLImageElement, { kaaba, canvas }) => {
      const box = img.getBoundingClientRect();
      const scale = Math.max(box.width / canvas.width, box.height / canvas.height);
      const style = getComputedStyle(img);
      if (style.objectFit !== "cover") throw new Error(`the picture is ${style.objectFit}`);
      const [x = 0, y = 0] = style.objectPosition.split(" ").map((part) => parseFloat(part) / 100);
      const left = box.left + (box.width - canvas.width * scale) * x;
      const top = box.top + (box.height - canvas.height * scale) * y;
      const panel = document.querySelector(".plan-panel")?.getBoundingClientRect();
      return {
        kaaba: {
          left: left + kaaba.left * scale,
          top: top + kaaba.top * scale,
          right: left + kaaba.right * scale,
          bottom: top + kaaba.bottom * scale,
        },
        box: {
          left: box.left,
          top: box.top,
          right: box.right,
          bottom: Math.min(box.bottom, panel?.top ?? box.bottom),
        },
      };
    },
    { kaaba: KAABA, canvas: CANVAS },
  );
}

for (const width of [768, 1280, 1600, 1920, 2560, 3840]) {
  for (const path of ["/", "/packages/umrah"]) {
    test(`the Kaaba of ${path} is whole and free at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1200 });
      await page.goto(path);
      const { kaaba, box } = await kaabaAndBox(
        page.locator('main img[src="/art/makkah-dusk.svg"]').first(),
      );
      expect(kaaba.left).toBeGreaterThan(box.left);
      expect(kaaba.right).toBeLessThan(box.right);
      expect(kaaba.top).toBeGreaterThan(box.top);
      expect(kaaba.bottom).toBeLessThan(box.bottom);
    });
  }
}

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

test("a long post has its parts beside it on a computer; they stay, and lead there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/blog/first-umrah-with-elderly-parents");
  await takenOver(page);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.getByRole("link")).toHaveCount(6);
  const text = await page.locator(".post-content").boundingBox();
  const beside = await contents.boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  await contents.getByRole("link").last().click();
  await expect(page.locator(".post-content h2").last()).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the current page, the current slide and the chosen type can be told", async ({ page }) => {
    await page.goto("/blog");
    const rule = (selector: string, pseudo?: string) =>
      page.locator(selector).evaluate((element, which) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.cssText = "background-color: Highlight";
        const highlight = getComputedStyle(probe).backgroundColor;
        probe.remove();
        const { backgroundColor, outlineColor } = getComputedStyle(element, which);
        return [backgroundColor, outlineColor].includes(highlight);
      }, pseudo);
    expect(await rule(".nav-links [aria-current=page]", "::after")).toBe(true);
    expect(await rule(".chip[aria-current=true]")).toBe(true);
    await page.goto("/");
    await takenOver(page);
    expect(await rule(".bar[aria-current] i", "::before")).toBe(true);
  });
});

test.describe("with pictures blocked", () => {
  test("the hero's words and buttons stay", async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|Failed to load/);
    await page.route(/\.(svg|jpg)$/, (route) => route.abort());
    await page.goto("/");
    await takenOver(page);
    for (const name of ["Pause slides", "Previous slide", "Next slide"]) {
      const drawn = page.getByRole("button", { name }).locator("svg path");
      expect((await drawn.boundingBox())?.height, name).toBeGreaterThan(8);
    }
    const scrim = page.locator(".slide[data-current] .scrim");
    await expect(scrim).toHaveCSS("background-color", "rgb(6, 44, 35)");
  });
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
