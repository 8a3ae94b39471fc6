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

test("where the editor does not come, the form stays and says so; it comes when the page is loaded anew", async ({
  page,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  const gone = /\/assets\/rich-text-/;
  await page.route(gone, (route) => route.abort());
  await page.goto("/admin/blog/create");
  await takenOver(page);
  const form = page.getByRole("main");
  const said = form.getByRole("alert").filter({ hasText: "could not be loaded" }).first();
  await expect(said).toBeVisible();
  await expect(form.getByLabel("Blog Title")).toBeVisible();
  await page.unroute(gone);
  await said.getByRole("button", { name: "Try again" }).click();
  await expect(form.locator("[contenteditable=true]").first()).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("logging out at the first press, also where the server was renewed since", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404|Error loading route module|Failed to fetch dynamically/);
  await page.goto("/admin/blog");
  await takenOver(page);
  await page.waitForLoadState("networkidle");
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await page.unroute(/\/assets\//);
  await page.goto("/admin");
  await expect(page).toHaveURL("/login");
});
