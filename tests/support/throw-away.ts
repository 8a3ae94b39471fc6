import type { Page } from "@playwright/test";

/** Gives up what waits in the form. */
export async function throwAway(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: /^Throw the changes away/ }).click();
  await page.getByRole("button", { name: "Throw them away" }).click();
}
