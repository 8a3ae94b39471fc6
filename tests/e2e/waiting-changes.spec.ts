import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { fillDetails, openEditor, toastOf } from "#tests/support/post-form.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";
import { throwAway } from "#tests/support/throw-away.ts";

const stateOf = (page: Page) => page.locator(".save-state");

async function choose(page: Page, what: RegExp): Promise<void> {
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: what }).click();
}

test("a draft is kept unfinished, found in the list, finished, and made public", async ({
  page,
}) => {
  const link = `draft-${randomUUID()}`;
  await openEditor(page);
  await page.getByLabel("Blog Title").fill(`Only a title ${link}`);
  await choose(page, /Keep as draft/);
  await expect(toastOf(page)).toHaveText(/Kept as a draft. Nothing public changed./);
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  await expect(stateOf(page)).toHaveText(/^Saved \d+:\d\d [ap]m, not public yet$/);

  // Nothing is unsaved: nobody asks whether it may go.
  await page.getByRole("link", { name: "All posts" }).click();
  const row = page.getByRole("listitem").filter({ hasText: link });
  await expect(row).toContainText("Draft");
  await row.getByRole("link", { name: `Edit Only a title ${link}` }).click();
  await takenOver(page);
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.getByRole("link", { name: /Fill in the Blog Link/ })).toBeVisible();
  await fillDetails(page, link);
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(toastOf(page)).toHaveText(/Blog post created!/);
  await expect(page).toHaveURL("/admin/blog");
  await expect(page.getByRole("link", { name: `Edit A post at ${link}` })).toBeVisible();
  expect((await page.request.get(`/blog/${link}`)).status()).toBe(200);
});

test("planned from the form: at the moment that is chosen, moved, called off", async ({ page }) => {
  const link = `planned-${randomUUID()}`;
  await openEditor(page);
  await choose(page, /Publish later/);
  const dialog = page.getByRole("dialog", { name: "Publish later" });
  await expectNoFaults(page, TWO);
  // What could not be published is not planned.
  await dialog.getByRole("button", { name: "Publish tomorrow 9:00 am" }).click();
  await expect(page.getByRole("link", { name: /Fill in the Blog Title/ })).toBeVisible();

  await fillDetails(page, link);
  await choose(page, /Publish later/);
  await dialog.getByLabel("Day").fill("2020-01-01");
  await dialog.getByRole("button", { name: /^Publish 1 January 2020/ }).click();
  await expect(dialog.getByRole("alert")).toHaveText("This is past. Publish now?");
  await dialog.getByRole("button", { name: "Choose again" }).click();
  await dialog.getByLabel("Day").fill("");
  await dialog.getByRole("button", { name: "Publish later" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Choose a day.");
  await dialog.getByLabel("Day").pressSequentially("02312027");
  await dialog.getByRole("button", { name: "Publish later" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/^This day does not exist/);
  await dialog.getByLabel("Day").fill("9999-01-01");
  await dialog.getByRole("button", { name: "Publish later" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/^Choose a year up to 20\d\d\.$/);
  await expect(dialog.getByLabel("Day")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("button", { name: "Tomorrow 9:00 am" }).click();
  await dialog.getByRole("button", { name: "Publish tomorrow 9:00 am" }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  await expect(stateOf(page)).toContainText("Goes public tomorrow 9:00 am, Dhaka time.");

  await page.getByRole("button", { name: "Move" }).click();
  await dialog.getByLabel("Time").fill("15:30");
  await dialog.getByRole("button", { name: "Publish tomorrow 3:30 pm" }).click();
  await expect(stateOf(page)).toContainText("Goes public tomorrow 3:30 pm, Dhaka time.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(stateOf(page)).toContainText("not public yet");
  expect((await page.request.get(`/blog/${link}`)).status()).toBe(404);

  // Planned, and then published now after all.
  await choose(page, /Publish later/);
  await dialog.getByRole("button", { name: "Publish tomorrow 9:00 am" }).click();
  await page.getByRole("button", { name: "Move" }).click();
  await dialog.getByLabel("Day").fill("2020-01-01");
  await dialog.getByRole("button", { name: /^Publish 1 January 2020/ }).click();
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await expect(page).toHaveURL("/admin/blog/create");
  expect((await page.request.get(`/blog/${link}`)).status()).toBe(200);
});

test("changes of a public post wait, and are thrown away", async ({ page }) => {
  const post = await writePost(page, EDITING_URL);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await page.getByLabel("Blog Title").fill("Other words");
  await choose(page, /Keep as draft/);
  await expect(stateOf(page)).toContainText("not public yet");
  await page.reload();
  await takenOver(page);
  await expect(page.getByLabel("Blog Title")).toHaveValue("Other words");
  expect((await ask(page, "GET", `/api/blogs/${post._id}`)).body.title).toBe(post.title);
  await throwAway(page);
  await expect(page.getByLabel("Blog Title")).toHaveValue(post.title);
  await expect(stateOf(page)).toHaveText("Everything here is public");
});

test("what was kept in another window meanwhile is merged, or shown beside what is typed", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  const post = await writePost(page, EDITING_URL);
  const door = `/api/drafts/post/${post._id}`;
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await page.getByLabel("Blog Title").fill("My title");
  await ask(page, "PUT", door, { body: { type: "Their type" } });
  await choose(page, /Keep as draft/);
  await expect(stateOf(page)).toHaveText("You changed this in another window too. Look at both");
  await expect(page.getByLabel("Blog Type")).toHaveValue("Their type");
  await stateOf(page).getByRole("button", { name: "Look at both" }).click();
  const dialog = page.getByRole("dialog", {
    name: "You saved this in another window while you were typing",
  });
  await expect(dialog.getByRole("insertion")).toContainText("Their type");
  await dialog.getByRole("button", { name: "Keep editing" }).click();

  const { version } = (await ask(page, "GET", door)).body;
  await ask(page, "PUT", door, { version, body: { title: "Their title" } });
  await page.getByLabel("Blog Title").fill("My second title");
  await choose(page, /Keep as draft/);
  await expect(dialog).toContainText("Their title");
  await dialog.getByRole("button", { name: "Save my choice" }).click();
  await expect
    .poll(async () => (await ask(page, "GET", door)).body.body)
    .toMatchObject({ title: "My second title", type: "Their type" });
  await expect(stateOf(page)).toContainText("not public yet");
  expect((await ask(page, "GET", `/api/blogs/${post._id}`)).body.title).toBe(post.title);
});
