import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { fillSignIn, signInOwner } from "#tests/support/staff.ts";

test.use({ baseURL: EDITING_URL });

const PAGES = ["/", "/about", "/blog", "/packages/hajj", "/privacy-policy", "/no-such-page"];

test("who is signed in finds the admin area from any public page; nobody else sees the way", async ({
  page,
  watch,
}) => {
  // Whoever logs out at once is gone before the editor has said that somebody is there.
  watch.allow(/status of (404|401 .*\/presence$)/);
  await page.goto("/about");
  const link = page.getByRole("link", { name: "Admin", exact: true });
  const visitorsHtml = await (await page.request.get("/about")).text();
  await expect(link).toHaveCount(0);

  await signInOwner(page, EDITING_URL);
  await page.context().clearCookies();
  await page.goto("/login");
  await takenOver(page);
  await fillSignIn(page);
  await expect(page).toHaveURL("/");
  await expect(link).toBeVisible();
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(link).toBeVisible();
  }
  // The same page for everybody: it is the browser that knows.
  await page.context().clearCookies();
  expect(await (await page.request.get("/about")).text()).toBe(visitorsHtml);

  await page.goto("/login");
  await takenOver(page);
  await fillSignIn(page);
  await expect(page).toHaveURL("/");
  await link.click();
  await expect(page.getByRole("tab", { name: "Slides" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect(link).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the way is in the menu", async ({ page }) => {
    await signInOwner(page, EDITING_URL);
    await page.goto("/admin/profile");
    await takenOver(page);
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Admin area" }).click();
    await expect(page).toHaveURL("/admin");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the session alone shows the way", async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
    await signInOwner(page, EDITING_URL);
    await page.goto("/about");
    await page.getByRole("link", { name: "Admin", exact: true }).click();
    await expect(page).toHaveURL("/admin");
  });
});
