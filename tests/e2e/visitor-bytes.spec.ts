import type { Page } from "@playwright/test";
import { adminFiles } from "#tests/support/admin-files.ts";
import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { allowMissing, PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { signInOwner } from "#tests/support/staff.ts";

const { all: ADMIN_FILES, editor: EDITOR_FILES } = adminFiles();

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
  test(`${path} loads no file of the admin area`, async ({ page, watch }) => {
    allowMissing(watch, path);
    const files = await filesAskedBy(page, path);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => ADMIN_FILES.has(file))).toEqual([]);
  });
}

test("the admin area does load them, the editor too", async ({ page }) => {
  await signInOwner(page, EDITING_URL);
  const files = await filesAskedBy(page, `${EDITING_URL}/admin/blog/create`);
  expect(EDITOR_FILES.length).toBeGreaterThan(0);
  expect(files).toEqual(expect.arrayContaining(EDITOR_FILES));
  expect(files.filter((file) => ADMIN_FILES.has(file)).length).toBeGreaterThan(8);
  expect(files.filter((file) => ADMIN_FILES.has(file) && file.endsWith(".css"))).toHaveLength(1);
});
