import { expect, takenOver, test } from "#tests/support/browser-test.ts";

const FAILED_LINE = /ERR_FAILED|Failed to fetch|error loading dynamically imported module/;

test("the home page whose data does not come keeps its layout and offers Try again", async ({
  page,
  watch,
}) => {
  watch.allow(FAILED_LINE);
  await page.goto("/about");
  await takenOver(page);
  await page.route("**/_.data*", (route) => route.abort());
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByText("This page could not load")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
  await expect(navigation).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await page.unroute("**/_.data*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("Take your parents for Umrah")).toBeVisible();
});

test("a toast is said even when its machinery cannot load", async ({ page, watch }) => {
  watch.allow(FAILED_LINE);
  await page.goto("/blog/first-umrah-with-elderly-parents");
  await takenOver(page);
  await page.route("**/assets/toast-container*.js", (route) => route.abort());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Link copied\./);
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("a page that React must make anew keeps the chosen look", async ({ page, watch }) => {
  watch.allow(/Minified React error #418/);
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  // A proxy or an extension may change what was sent.
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h1([^>]*)>[^<]*/, "<h1$1>Translated");
    await route.fulfill({ response, body });
  });
  await page.goto("/about");
  await takenOver(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Travel is a trust");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
