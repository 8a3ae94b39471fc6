import type { CDPSession, Page } from "@playwright/test";
import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { openAsOwner } from "#tests/support/staff.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** What the browser fetches ahead, as it tells developers. */
async function watchAhead(page: Page) {
  const client = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  let mayBe: string[] = [];
  client.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) =>
    fetched.push(`${status} ${new URL(prefetchUrl).pathname}`),
  );
  client.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    mayBe = preloadingAttemptSources.map(({ key }) => key.url);
  });
  await client.send("Preload.enable");
  return { client, fetched, mayBe: () => mayBe };
}

async function touch(client: CDPSession, page: Page, address: string) {
  const link = page.locator(`a[href="${address}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`no link to ${address}`);
  const touchPoints = [{ x: box.x + 8, y: box.y + 8 }];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  return () => client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("before React, a page comes when its link is touched, and is there when the finger is lifted", async ({
  page,
}) => {
  // Files of React never come.
  await page.route("**/assets/*.js", () => {});
  const { client, fetched } = await watchAhead(page);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  const lift = await touch(client, page, "/contact");
  await expect.poll(() => fetched).toContain("Ready /contact");
  await lift();
  await page.waitForURL("**/contact");
  await expect.poll(() => fetched).toContain("Success /contact");
});

test("nothing that belongs to somebody or asks something comes ahead", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  const { mayBe } = await watchAhead(page);
  for (const path of ["/login", "/blog", "/packages/umrah"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect.poll(mayBe, path).toContainEqual(expect.stringMatching(/\/contact$/));
    expect(mayBe().filter((url) => /\?|\/(admin|login|logout|register|reset)/.test(url))).toEqual(
      [],
    );
  }
});

test("a post that came ahead is counted when it is opened", async ({ page }) => {
  let isHeld = true;
  await page.route("**/assets/*.js", (route) => (isHeld ? undefined : route.continue()));
  const { client, fetched } = await watchAhead(page);
  await page.goto("/blog", { waitUntil: "domcontentloaded" });
  const post = "/blog/first-umrah-with-elderly-parents";
  const lift = await touch(client, page, post);
  await expect.poll(() => fetched).toContain(`Ready ${post}`);
  isHeld = false;
  const told = page.waitForRequest("**/api/reads");
  await lift();
  expect((await told).postDataJSON()).toEqual({ link: "first-umrah-with-elderly-parents" });
});

test("from the admin area nothing comes ahead", async ({ page }) => {
  await openAsOwner(page, EDITING_URL, `${EDITING_URL}/admin/enquiries`);
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  expect(html).toContain("admin-bar");
  expect(html).toContain('id="take-over"');
  expect(html).not.toContain('type="speculationrules"');
});

test("with React, which fetches less for a link, no whole page comes ahead", async ({ page }) => {
  const { client, fetched } = await watchAhead(page);
  await page.goto("/about");
  await takenOver(page);
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  const lift = await touch(client, page, "/contact");
  await lift();
  await page.waitForURL("**/contact");
  expect(fetched).toEqual([]);
});
