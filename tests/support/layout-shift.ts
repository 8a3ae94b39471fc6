import type { Page } from "@playwright/test";

type Shifting = Window & { shifts?: number[] };

/** Before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as Shifting).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much has moved by itself so far, as the browser reckons it. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    ((window as Shifting).shifts ?? [Number.NaN]).reduce((sum, value) => sum + value, 0),
  );
}
