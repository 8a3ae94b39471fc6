import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";

const box = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: `Choose ${title}` }).first();
const bar = (page: Page) => page.getByRole("region", { name: "Chosen posts" });

async function writeDraft(page: Page): Promise<{ _id: string; title: string }> {
  const link = randomUUID();
  const post = { title: `Draft ${link}`, type: "Tours", image: "/art/routes-map.svg", link };
  const { status, body } = await ask(page, "POST", "/api/blogs", {
    ...{ ...post, content: "<p>Soon.</p>", state: "draft" },
  });
  expect(status).toBe(201);
  return { ...post, _id: body._id };
}

test("what was chosen and then deleted on its row is chosen no more, and counted no more", async ({
  page,
}) => {
  await page.goto("/admin/profile");
  const { title } = await writeDraft(page);
  await page.goto("/admin/blog?state=draft");
  await takenOver(page);
  const chip = page
    .getByRole("navigation", { name: "Posts by where they stand" })
    .getByRole("link", { name: "Draft" })
    .locator("small");
  const before = Number(await chip.textContent());
  await box(page, title).check();
  await expect(bar(page)).toContainText("1 post chosen");
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Draft deleted. It is kept for 30 days.")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(chip).toHaveText(String(before - 1));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(chip).toHaveText(String(before));
  await expect(page.getByText(title)).toBeVisible();
});

test("a new type reaches a post whose waiting changes somebody has thrown away meanwhile", async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  const post = await writePost(page, EDITING_URL);
  const door = `/api/drafts/post/${post._id}`;
  await page.goto("/admin/profile");
  await ask(page, "PUT", door, { body: { title: "Not yet" } });
  await page.goto("/admin/blog");
  await takenOver(page);
  await page.getByRole("checkbox", { name: `Choose ${post.title}` }).check();
  await ask(page, "DELETE", door);
  await bar(page).getByRole("button", { name: "Change type …" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Blog Type" }).fill("Night trains");
  await dialog.getByRole("button", { name: "Update 1 post" }).click();
  await expect(page.getByText("1 post has the new type.")).toBeVisible();
  const { body } = await ask(page, "GET", `/api/blogs/${post._id}`);
  expect(body).toMatchObject({ title: post.title, type: "Night trains" });
});

test("whoever is signed out meanwhile is asked once, not once a post; all stay chosen", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/401/);
  await page.goto("/admin/profile");
  const drafts = [await writeDraft(page), await writeDraft(page), await writeDraft(page)];
  await page.goto("/admin/blog?state=draft");
  await takenOver(page);
  for (const { title } of drafts) await box(page, title).check();
  await context.clearCookies();
  await bar(page).getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete 3 posts" }).click();
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(again).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(again).toHaveCount(0);
  await expect(bar(page).getByRole("listitem")).toHaveCount(1);
  await expect(bar(page).getByRole("status")).toHaveText("3 posts chosen");
  await expect(again).toHaveCount(0);
});
