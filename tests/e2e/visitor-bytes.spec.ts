import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { adminFiles } from "#tests/support/admin-files.ts";
import { expect, goInPlace, takenOver, test } from "#tests/support/browser-test.ts";
import { allowMissing, PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { signInOwner } from "#tests/support/staff.ts";

const { all: ADMIN_FILES, editor: EDITOR_FILES } = adminFiles();

const ADMIN_ROUTES = "routes/admin/";

/** Every file of the build that a page asks for until it has nothing more to ask. */
async function filesAskedBy(page: Page, address: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  await page.goto(address);
  await takenOver(page);
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState("networkidle");
  return [...asked].filter((file) => file.startsWith("assets/"));
}

for (const { path } of PUBLIC_PAGES) {
  test(`${path} loads no file and no address of the admin area`, async ({ page, watch }) => {
    allowMissing(watch, path);
    const files = await filesAskedBy(page, path);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => ADMIN_FILES.has(file))).toEqual([]);
    expect(
      files.filter((file) => readFileSync(`build/client/${file}`).includes(ADMIN_ROUTES)),
    ).toEqual([]);
  });
}

test("what a visitor's site map does not know is asked for whole", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.goto("/about");
  await takenOver(page);
  const whole = page.waitForResponse((response) => response.request().isNavigationRequest());
  await goInPlace(page, "/no-such-page");
  expect((await whole).status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 - Page Not Found" })).toBeVisible();
});

test("staff come from a visitor's page into the admin area and back", async ({ page }) => {
  await signInOwner(page, EDITING_URL);
  await page.goto(`${EDITING_URL}/about`);
  await takenOver(page);
  await goInPlace(page, "/admin");
  await expect(page).toHaveURL(`${EDITING_URL}/admin`);
  await expect(page.getByRole("tab", { name: "Slides" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${EDITING_URL}/about`);
});

test("the admin area does load them, the editor too", async ({ page }) => {
  await signInOwner(page, EDITING_URL);
  const files = await filesAskedBy(page, `${EDITING_URL}/admin/blog/create`);
  expect(EDITOR_FILES.length).toBeGreaterThan(0);
  expect(files).toEqual(expect.arrayContaining(EDITOR_FILES));
  expect(files.filter((file) => ADMIN_FILES.has(file)).length).toBeGreaterThan(8);
  expect(files.filter((file) => ADMIN_FILES.has(file) && file.endsWith(".css"))).toHaveLength(1);
});
