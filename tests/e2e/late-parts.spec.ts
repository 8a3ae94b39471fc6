import { expect, takenOver } from "#tests/support/browser-test.ts";
import { asVisitor, barOf, HEADLINE, openHome, stateOf, write } from "#tests/support/edit-here.ts";
import { test } from "#tests/support/editing-test.ts";

test("a part of a screen that does not come takes nothing away and says so; it comes when the page is loaded anew", async ({
  page,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.goto("/admin/blog/create");
  await takenOver(page);
  const title = page.getByLabel("Blog Title");
  await title.fill("Words of mine");
  const gone = /\/assets\/palette-/;
  await page.route(gone, (route) => route.abort());
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await expect(title).toHaveValue("Words of mine");

  await page.unroute(gone);
  await page.goto("/admin/blog");
  await takenOver(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("where publishing later does not come, the page is edited and published all the same", async ({
  page,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/publish-here-/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await openHome(page);
  await failed;
  await expect(barOf(page).locator("span.split-menu")).toBeVisible();
  await write(page, HEADLINE, "Written without it");
  await barOf(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(stateOf(page)).toContainText("Everything here is public");
  expect(await asVisitor(page, "/")).toContain("Written without it");
});
