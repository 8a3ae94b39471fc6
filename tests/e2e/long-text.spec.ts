import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser-test.ts";
import { keptOnDevice } from "#tests/support/drafts.ts";
import { test } from "#tests/support/editing-test.ts";
import { fillDetails, openEditor, textOf, toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

const WORDS = "We book rooms that elders can walk from. ";

/** How often the form around the text is drawn: React sets the attributes of its inputs each time. */
async function countDrawings(page: Page): Promise<() => Promise<number>> {
  await page.getByLabel("Blog Link").evaluate((input) => {
    const seen = new MutationObserver((records) => {
      Object.assign(window, { drawn: (window.drawn ?? 0) + records.length });
    });
    seen.observe(input, { attributes: true });
  });
  return () => page.evaluate(() => window.drawn ?? 0);
}

declare global {
  interface Window {
    drawn?: number;
  }
}

test("a key draws the text alone; what is typed is kept on the device, and published whole", async ({
  page,
}) => {
  const link = `long-${randomUUID()}`;
  await openEditor(page);
  await fillDetails(page, link);
  const text = textOf(page);
  await text.fill("Begin. ");
  const drawn = await countDrawings(page);
  await text.press("End");
  await text.pressSequentially("Go on.");
  const before = await drawn();
  await text.pressSequentially(WORDS);
  expect((await drawn()) - before).toBeLessThan(WORDS.length);
  await keptOnDevice(page, WORDS.trim());
  await text.pressSequentially("At once.");
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(toastOf(page)).toHaveText(/Blog post created!/);
  const { body } = await ask(page, "GET", `/api/blogs/link/${link}`);
  expect(body.content).toContain(`${WORDS}At once.`);
});

test("what was typed a moment ago is in the preview, and in what is offered after leaving", async ({
  page,
}) => {
  const link = `left-${randomUUID()}`;
  await openEditor(page);
  await fillDetails(page, link);
  await textOf(page).fill("Begin. ");
  await textOf(page).press("End");
  await textOf(page).pressSequentially("Seen.");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.frameLocator("iframe").locator("body")).toContainText("Seen.");
  await preview.press("Escape");
  await textOf(page).press("End");
  await textOf(page).pressSequentially(" Gone.");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/admin/blog");
  await keptOnDevice(page, "Seen. Gone.");
});
