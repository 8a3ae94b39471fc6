import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser-test.ts";
import { keptOnDevice } from "#tests/support/drafts.ts";
import { test } from "#tests/support/editing-test.ts";
import { fillDetails, openEditor, textOf, toastOf } from "#tests/support/post-form.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";

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
    keys?: number;
  }
}

/** As the keys of somebody who types while the answer to a saving is drawn: they come once it stands there. */
async function typeIntoAnswers(page: Page): Promise<void> {
  await page.getByLabel("Blog Link").evaluate((input) => {
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (asked[1]?.method === "PUT") window.keys ??= 0;
      return answer;
    };
    const seen = new MutationObserver(() => {
      if (window.keys === undefined || window.keys >= 3) return;
      window.keys++;
      document.execCommand("insertText", false, "x");
    });
    seen.observe(input, { attributes: true });
  });
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

test("a key that comes while the answer of a saving is drawn stays in the text", async ({
  page,
}) => {
  const post = await writePost(page, EDITING_URL);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  const text = textOf(page);
  await text.press("End");
  await text.pressSequentially(" Go");
  await typeIntoAnswers(page);
  // Not yet in the form when it is sent.
  await page.waitForTimeout(600);
  await text.pressSequentially(" on");
  await page.waitForFunction(() => window.keys === 3);
  await text.pressSequentially("!");
  await expect(text).toHaveText("Start with the dates. Go onxxx!");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(toastOf(page)).toHaveText(/Blog post updated!/);
  const { body } = await ask(page, "GET", `/api/blogs/link/${post.link}`);
  expect(body.content).toContain("Go onxxx!");
});

test("while somebody types on nothing is sent in the middle of a word", async ({ page }) => {
  await page.clock.install();
  const post = await writePost(page, EDITING_URL);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") sent++;
  });
  await textOf(page).press("End");
  for (let keys = 0; keys < 40; keys++) {
    await page.keyboard.press("n");
    await page.clock.runFor(150);
  }
  expect(sent).toBe(0);
  await page.clock.runFor(2500);
  await expect.poll(() => sent).toBe(1);
});
