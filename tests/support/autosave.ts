import type { Page, Request } from "@playwright/test";
import { expect, takenOver } from "./browser-test.ts";
import { ask } from "./staff.ts";

const PACKAGE = "/admin/package?package=umrah";
/** Where what is typed there waits. */
export const DOOR = "/api/drafts/package/umrah";

export const lineOf = (page: Page) => page.locator(".save-state");
export const titleOf = (page: Page) => page.getByLabel("Title", { exact: true });
/** Once in a page: the words stay while more is stored. */
export const saved = (page: Page) =>
  expect(lineOf(page)).toHaveText(/^Saved \d+:\d\d [ap]m, not public yet$/);

/** As it waits on the server. */
export const stored = (page: Page, title: string) =>
  expect.poll(async () => (await ask(page, "GET", DOOR)).body.body?.title).toBe(title);

export async function openPackage(page: Page): Promise<void> {
  await page.goto(PACKAGE);
  await takenOver(page);
  await expect(titleOf(page)).toBeVisible();
}

/** What a page sends to store what is typed. */
export function watchStores(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    const isStore = /\/api\/(drafts\/\w+\/[\w-]+|blogs)$/.test(request.url());
    if (isStore && request.method() !== "GET") sent.push(request);
  });
  return sent;
}
