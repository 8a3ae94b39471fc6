import type { Page } from "@playwright/test";
import { ADMIN_SCREENS } from "./admin-screens.ts";
import { takenOver } from "./browser-test.ts";
import { ask } from "./staff.ts";

/** By how much the page is wider than its window. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Of every screen of the admin area, with text twice as large on the narrowest phone; somebody is signed in. */
export async function tooWideScreens(page: Page, language: string): Promise<string[]> {
  await page.goto("/admin");
  await ask(page, "PUT", "/api/users/profile", { language });
  const posts = (await ask(page, "GET", "/api/blogs?limit=1")).body;
  const { enquiries } = (await ask(page, "GET", "/api/enquiries?limit=1")).body;
  const things = [
    ...["/settings/security", "/help", "/help/people"].map((path) => `/admin${path}`),
    ...[`/admin/blog/edit/${posts[0]._id}`, `/admin/history/post/${posts[0]._id}`],
    `/admin/enquiries/${enquiries[0]._id}`,
  ];
  await page.setViewportSize({ width: 320, height: 800 });
  const faults: string[] = [];
  for (const path of [...ADMIN_SCREENS, ...things]) {
    await page.goto(path);
    await takenOver(page);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await page.evaluate(() => document.fonts.ready);
    const over = await overflowOf(page);
    if (over > 0) faults.push(`${path}: ${over} px too wide`);
  }
  return faults;
}
