import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser-test.ts";
import { toolOf } from "./post-form.ts";

const MOST_PRESSES = 120;

/** Walks, with Tab where nothing else is said, until the thing has the focus. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; !(await isThere()); pressed += 1) {
    expect(pressed, `${target} is out of reach`).toBeLessThan(MOST_PRESSES);
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

export async function tabAndPress(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

/** After a dialog, or something that is done: whoever goes on by keyboard goes on from somewhere. */
export async function expectFocusKept(page: Page): Promise<void> {
  const name = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(name).not.toBe("BODY");
}

/** From the text to one of its tools. */
export async function takeTool(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Shift+Tab");
  await tabAndPress(page, toolOf(page, name), "ArrowRight");
}
