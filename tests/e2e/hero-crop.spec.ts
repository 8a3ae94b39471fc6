import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";

/** Where the Kaaba stands in /art/makkah-dusk.svg, whose canvas is 1600 by 900. */
const KAABA = { left: 900, top: 404, right: 1206, bottom: 740 };
const CANVAS = { width: 1600, height: 900 };

/** Where a part of a drawing is on the page, and the part of the picture's box that nothing cuts or covers. */
function partAndBox(image: Locator, part: typeof KAABA) {
  return image.evaluate(
    (img: HTMLImageElement, { part, canvas }) => {
      const box = img.getBoundingClientRect();
      const scale = Math.max(box.width / canvas.width, box.height / canvas.height);
      const style = getComputedStyle(img);
      if (style.objectFit !== "cover") throw new Error(`the picture is ${style.objectFit}`);
      const [x = 0, y = 0] = style.objectPosition.split(" ").map((part) => parseFloat(part) / 100);
      const left = box.left + (box.width - canvas.width * scale) * x;
      const top = box.top + (box.height - canvas.height * scale) * y;
      const panel = document.querySelector(".plan-panel")?.getBoundingClientRect();
      return {
        part: {
          left: left + part.left * scale,
          top: top + part.top * scale,
          right: left + part.right * scale,
          bottom: top + part.bottom * scale,
        },
        box: {
          left: box.left,
          top: box.top,
          right: box.right,
          bottom: Math.min(box.bottom, panel?.top ?? box.bottom),
        },
      };
    },
    { part, canvas: CANVAS },
  );
}

for (const width of [768, 1280, 1600, 1920, 2560, 3840]) {
  for (const path of ["/", "/packages/umrah"]) {
    test(`the Kaaba of ${path} is whole and free at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1200 });
      await page.goto(path);
      const { part, box } = await partAndBox(
        page.locator('main img[src="/art/makkah-dusk.svg"]').first(),
        KAABA,
      );
      expect(part.left).toBeGreaterThan(box.left);
      expect(part.right).toBeLessThan(box.right);
      expect(part.top).toBeGreaterThan(box.top);
      expect(part.bottom).toBeLessThan(box.bottom);
    });
  }
}

/** What the edge of a picture may leave out, but never cuts: what, where it is drawn, its page. */
const UNCUT = [
  ["moon", { top: 101, bottom: 155 }, "makkah-dusk", "/packages/umrah", [768]],
  [
    "moon",
    { top: 101, bottom: 155 },
    "makkah-dusk",
    "/blog/first-umrah-with-elderly-parents",
    [1280, 1920],
  ],
  ["moon", { top: 144, bottom: 196 }, "flight-wing", "/about", [768]],
  ["people", { top: 684, bottom: 818 }, "campus", "/student-visa", [768, 1280, 1920]],
] as const;

for (const [what, part, art, path, widths] of UNCUT) {
  for (const width of widths) {
    test(`the ${what} of ${path} at ${width} px: whole or left out, never cut`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(path);
      const image = page.locator(`main img[src="/art/${art}.svg"]`).first();
      const seen = await partAndBox(image, { left: 0, right: CANVAS.width, ...part });
      const isWhole = seen.part.top >= seen.box.top + 4 && seen.part.bottom <= seen.box.bottom;
      const isOut = seen.part.bottom <= seen.box.top || seen.part.top >= seen.box.bottom;
      expect({ isSettled: isWhole || isOut, ...seen }).toMatchObject({ isSettled: true });
    });
  }
}
