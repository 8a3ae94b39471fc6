import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";

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
