import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { ask, fillSignIn } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

const infoOf = (page: Page) => page.evaluate(() => localStorage.getItem("userInfo"));

test("the bar has Home, Package, Blog and Logout; userInfo says who is signed in", async ({
  page,
}) => {
  await page.goto("/admin");
  await takenOver(page);
  const bar = page.getByRole("banner");
  for (const [name, path] of [
    ["Package", "/admin/package"],
    ["Blog", "/admin/blog"],
    ["Home", "/admin"],
  ] as const) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  const info = JSON.parse((await infoOf(page)) ?? "null");
  expect(Object.keys(info).toSorted()).toEqual(["_id", "email", "name", "role"]);
  expect(info).toMatchObject({ name: OWNER.name, email: OWNER.email });
  await bar.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await infoOf(page)).toBeNull();
  expect((await ask(page, "GET", "/api/users")).status).toBe(401);
});

test("a logout that fails is told, and nobody looks signed out who is not", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.goto("/admin/profile");
  await takenOver(page);
  await page.route("**/api/users/logout", (route) => route.abort());
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page.locator(".toast-region").getByRole("alert")).toContainText(
    "You are still signed in.",
  );
  expect(await infoOf(page)).not.toBeNull();
});

test("the guard replaces the history entry: Back does not lead to the guarded page again", async ({
  page,
  context,
}) => {
  await page.goto("/about");
  await context.clearCookies();
  await page.evaluate(() => location.assign("/admin/package"));
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("the guard of the browser replaces it as well, once userInfo is gone", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/admin/blog");
  await takenOver(page);
  await expect.poll(() => infoOf(page)).not.toBeNull();
  // As another tab does it.
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.removeItem("userInfo");
    dispatchEvent(new StorageEvent("storage", { key: "userInfo" }));
  });
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a page of the admin area asked for without a session leads to Sign In", async ({
  page,
  context,
}) => {
  await page.goto("/admin/blog");
  await takenOver(page);
  await context.clearCookies();
  await page.getByRole("link", { name: "Create New Blog" }).click();
  await expect(page).toHaveURL("/login");
  await fillSignIn(page);
  await expect(page).toHaveURL("/");
});

test("a page that does not come keeps the bar; tried again, it is there", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.goto("/admin/package");
  await takenOver(page);
  await page.route("**/admin/blog.data*", (route) => route.abort());
  await page.getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByText("This page could not be loaded")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("This page could not be loaded")).toBeVisible();
  await page.unroute("**/admin/blog.data*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Create New Blog" })).toBeVisible();
});

test("others than the signed-in see Sign In and Register in the bar", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  await page.goto("/admin/blog");
  await takenOver(page);
  await page.getByRole("button", { name: /: profile, language, look$/ }).click();
  await page.getByRole("link", { name: "Your profile" }).click();
  await expect(page).toHaveURL("/admin/profile");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  // Nothing of the admin area arrives, not even the redirect.
  await page.route("**/admin/blog.data*", (route) => route.abort());
  await page.goBack();
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Register" })).toBeVisible();
  await expect(bar.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
  await bar.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
});

test("a new name stands in the bar at once", async ({ page }) => {
  await page.goto("/admin/profile");
  await takenOver(page);
  const save = page.getByRole("button", { name: "Update profile" });
  await page.getByLabel("Name").fill("Nadia R. Rahman");
  await save.click();
  await expect(
    page.getByRole("button", { name: "Nadia R. Rahman: profile, language, look" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Blog", exact: true }).click();
  await expect(
    page.getByRole("button", { name: "Nadia R. Rahman: profile, language, look" }),
  ).toBeVisible();
  await ask(page, "PUT", "/api/users/profile", { name: OWNER.name, email: OWNER.email });
});

test("a new email asks for the current password before it is sent", async ({ page }) => {
  await page.goto("/admin/profile");
  await takenOver(page);
  await page.getByLabel("Email").fill("elsewhere@rihla.example");
  await page.getByRole("button", { name: "Update profile" }).click();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
    /Enter your current password for this change/,
  );
  await expect(page.getByLabel("Email")).toHaveValue("elsewhere@rihla.example");
});
