import type { Page } from "@playwright/test";
import { expect, takenOver } from "./browser-test.ts";

export const textOf = (page: Page) => page.getByRole("textbox", { name: "Content" });
export const toolOf = (page: Page, name: string | RegExp) =>
  page.getByRole("toolbar", { name: "Text formatting" }).getByRole("button", { name });
export const toastOf = (page: Page) => page.locator(".toast-region").getByRole("alert");

/** What the editor holds, without the empty line to go on writing in. */
export const htmlOf = (page: Page) =>
  textOf(page).evaluate((element) =>
    element.innerHTML
      // Shown only: what is stored holds no direction.
      .replaceAll(' dir="auto"', "")
      .replaceAll('<br class="ProseMirror-trailingBreak">', "")
      .replace(/<p><\/p>$/, ""),
  );

export async function openEditor(page: Page, path = "/admin/blog/create"): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await expect(textOf(page)).toBeVisible();
}

/** Everything that is required but the content. */
export async function fillDetails(page: Page, link: string): Promise<void> {
  await page.getByLabel("Blog Title").fill(`A post at ${link}`);
  await page.getByLabel("Blog Image").fill("/art/tours-coast.svg");
  await page.getByLabel("Blog Type").fill("Tours");
  await page.getByLabel("Blog Link").fill(link);
}

/** As if it had been copied from a page. */
export function paste(page: Page, html: string): Promise<void> {
  return textOf(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", event));
  }, html);
}
