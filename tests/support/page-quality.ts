import type { Page } from "@playwright/test";
import { EVERY, expectNoFaults, TWO } from "./axe.ts";
import { expect } from "./browser-test.ts";
import { overflowOf } from "./large-text.ts";

/** It hardly shifts, never scrolls sideways, and has nothing for axe to find. */
export async function expectQuality(page: Page, path: string): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const shift = await page.evaluate(observeShift);
    expect(shift, `layout shift at ${width} px`).toBeLessThan(0.02);
  }
  for (const width of [320, 360, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `sideways scrolling at ${width} px`).toBe(0);
  }
  await expectNoFaults(page, path === "/" ? EVERY : TWO);

  await page.setViewportSize({ width: 320, height: 800 });
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  expect(await overflowOf(page), "sideways scrolling with text twice as large").toBe(0);
}

/** Runs in the page: everything that has shifted since its start, until it has come alive. */
function observeShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    const settle = () => setTimeout(() => resolve(sum), 150);
    if ("isAlive" in window) settle();
    else addEventListener("alive", settle);
  });
}
