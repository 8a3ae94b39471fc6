import type { Page } from "@playwright/test";
import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { PUBLIC_PAGES } from "#tests/support/public-pages.ts";

const FOUND = PUBLIC_PAGES.filter(({ path }) => path !== "/no-such-page");
/** It has nothing to load. */
const WITHOUT_DATA = "/forgot-password";

const isRemembered = (headers: Record<string, string>) => "etag" in headers;

/** Lets the router find its way by itself: what a link of ours asks for, whoever wrote the address. */
async function goTo(page: Page, address: string, isApart: boolean) {
  const answer =
    address.startsWith(WITHOUT_DATA) ||
    page.waitForResponse((response) =>
      isApart
        ? response.request().isNavigationRequest()
        : new URL(response.url()).pathname.endsWith(".data"),
    );
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  return answer;
}

for (const slash of ["", "/"]) {
  const way = slash === "" ? "as our links write it" : "with a slash behind it";

  test(`every page of the list is there ${way}, and so is what the router asks for`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 403 .*\/reset-password$/);
    // None of those that are asked for.
    await page.goto("/reset-password");
    await takenOver(page);
    for (const { path, title, isListed, isApart } of FOUND) {
      const address = path === "/" ? "/" : path + slash;
      const document = await page.request.get(address);
      const data = await goTo(page, address, isApart);
      await expect(page).toHaveTitle(`${title} | Rihla Travels`);
      await takenOver(page);
      for (const answer of data === true ? [document] : [document, data]) {
        const seen = [answer.url(), answer.status(), isRemembered(answer.headers())];
        expect(seen).toEqual([answer.url(), 200, isListed && address === path]);
      }
    }
  });
}
