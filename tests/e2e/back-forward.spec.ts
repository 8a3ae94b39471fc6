import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { MISSING_PAGE_LINE, PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

// Without a window nothing is kept whole, and tests tell Chromium not to: what it says of the page itself is the same.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

/** Why a page, left and come back to, could not be shown as it was: what the page itself has to do with it. */
async function reasonsAfter(page: Page, address: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  await page.goto(address);
  await takenOver(page);
  await page.goto("/about?away");
  const told = new Promise<string[]>((resolve) => {
    devtools.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          .filter(({ type }) => type !== "Circumstantial")
          .map(({ reason }) => `${address}: ${reason}`),
      ),
    );
    devtools.once("Page.frameNavigated", ({ type }) => {
      if (type === "BackForwardCacheRestore") resolve([]);
    });
  });
  await page.goBack();
  const reasons = await told;
  await devtools.detach();
  return reasons;
}

test("every page is there at once when somebody comes back to it, in each language", async ({
  page,
  siteUrl,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(MISSING_PAGE_LINE);
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
  await page.context().clearCookies();
  const reasons: string[] = [];
  for (const path of [...PUBLIC_PAGES.map((one) => one.path), "/bn", "/ar/packages/umrah"]) {
    reasons.push(...(await reasonsAfter(page, path)));
  }
  expect(reasons).toEqual([]);
});

test("a page that listens to being left would be told", async ({ page }) => {
  await page.addInitScript(() => addEventListener("unload", () => {}));
  expect(await reasonsAfter(page, "/")).toEqual(["/: UnloadHandlerExistsInMainFrame"]);
});
