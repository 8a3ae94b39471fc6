import type { Browser } from "@playwright/test";
import { faultsIn } from "./axe.ts";
import { expect } from "./browser-test.ts";

const NO_SCRIPTING = /\(scripting:\s*none\)/g;

/**
 * axe is a script itself, and a browser that runs none cannot run it. It looks at what such a browser shows: our
 * scripts do not come, and the rules for "no scripting" hold.
 */
export async function expectNoFaultsWithoutScripts(
  browser: Browser,
  baseURL: string | undefined,
  paths: readonly string[],
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.route("**/assets/styles-*.css", async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    expect(css).toMatch(NO_SCRIPTING);
    await route.fulfill({ response, body: css.replaceAll(NO_SCRIPTING, "(width >= 0)") });
  });
  for (const path of paths) {
    await page.goto(baseURL + path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const element of await page.locator(".needs-scripts").all()) {
        await expect(element).toBeHidden();
      }
      expect([path, width, await faultsIn(page)]).toEqual([path, width, []]);
    }
  }
  await context.close();
}
