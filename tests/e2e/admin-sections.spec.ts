import { flawsIn } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";

const PHONE = { width: 390, height: 844 };

test("a section is current on all its pages; the old address of a page leads on", async ({
  page,
}) => {
  await page.goto("/admin/settings/page/about");
  await expect(page).toHaveURL("/admin/page/about");
  await takenOver(page);
  const bar = page.getByRole("navigation", { name: "Admin", exact: true });
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  const shelf = page.getByRole("navigation", { name: "Home" });
  await expect(shelf.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: /^Today/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), /,
  );
  await expect(shelf).toHaveCount(0);
});

test("on a phone four sections are under the thumb, the rest behind More", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/blog");
  await takenOver(page);
  const tabs = page.getByRole("navigation", { name: "Admin, on phones" });
  await expect(tabs.getByRole("link", { name: "Blog" })).toHaveAttribute("aria-current", "page");
  await expect(tabs).toBeInViewport({ ratio: 1 });
  await tabs.getByRole("button", { name: /^More/ }).click();
  const more = page.getByRole("dialog", { name: "More" });
  expect(await flawsIn(page)).toEqual([]);
  await more.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await more.getByRole("button", { name: "As device" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await more.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/admin/settings");
  await expect(more).toHaveCount(0);
});

test("in an editor on a phone the save bar has the thumb's place, and Menu has everything", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/blog/create");
  await takenOver(page);
  await expect(page.getByRole("navigation", { name: "Admin, on phones" })).toBeHidden();
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Blog", exact: true })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Logout" })).toBeHidden();
  await bar.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const name of [/^Home/, /^Package/, /^Blog/, /^Enquiries/, /^Today/]) {
    await expect(menu.getByRole("link", { name })).toBeVisible();
  }
  await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
  await menu.getByRole("link", { name: "Package" }).click();
  await expect(page).toHaveURL("/admin/package");
});

test.describe("far from the server", () => {
  test.use({ timezoneId: "America/New_York" });

  test("every time is the agency's, so React takes over what the server has said", async ({
    page,
  }) => {
    for (const path of ["/admin", "/admin/today", "/admin/settings/activity", "/admin/blog"]) {
      await page.goto(path);
      await takenOver(page);
    }
  });
});
