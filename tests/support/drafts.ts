import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

/** What the browser keeps of unsaved work, as text; of one form, or of all. */
export const draftsIn = (page: Page, key = ""): Promise<string[]> =>
  page.evaluate(
    (end) =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith("drafts:") && name.endsWith(end))
        .map(([, text]) => text),
    key,
  );

/** Waits until the browser keeps a text. */
export const keptOnDevice = (page: Page, text: string) =>
  expect.poll(async () => (await draftsIn(page)).join()).toContain(text);

/** As with no network: in no tab is anything stored on the server before it is published. */
export async function keepFromServer(
  page: Page,
  watch: { allow: (line: RegExp) => void },
): Promise<void> {
  watch.allow(/ERR_FAILED/);
  await page.context().route("**/api/drafts/**", (route) => route.abort());
  await page.context().route("**/api/blogs", (route) => route.abort());
}

/** As where cookies and site data are forbidden but for this session's. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
