import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { fillDetails, openEditor, textOf, toastOf } from "#tests/support/post-form.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";

/** Requests like it wait. @returns what lets them go */
async function held(page: Page, method: string, path: RegExp): Promise<() => void> {
  const gone = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() === method) await gone.promise;
    await route.continue();
  });
  return gone.resolve;
}

const draftOf = async (page: Page, id: string) =>
  (await ask(page, "GET", `/api/drafts/post/${id}`)).body.body;

test("what is typed while a new post goes public stays, and waits: there is no second post", async ({
  page,
}) => {
  const link = `meanwhile-${randomUUID()}`;
  await openEditor(page);
  await fillDetails(page, link);
  await textOf(page).fill("Public.");
  const go = await held(page, "POST", /\/api\/(blogs|drafts\/post\/[^/]+\/publish)$/);
  await page.getByRole("button", { name: "Create Blog" }).click();
  await textOf(page).press("End");
  await page.keyboard.type(" And more.");
  go();
  await expect(toastOf(page)).toHaveText(/Blog post created!/);
  await expect(textOf(page)).toHaveText("Public. And more.");
  const { body: post } = await ask(page, "GET", `/api/blogs/link/${link}`);
  expect(post.content).toBe("<p>Public.</p>");
  await expect(page).toHaveURL(`/admin/blog/edit/${post._id}`);
  await expect
    .poll(async () => (await draftOf(page, post._id))?.content)
    .toBe("<p>Public. And more.</p>");
  const { body: found } = await ask(page, "GET", `/api/blogs?q=${link}`);
  expect(found).toHaveLength(1);
});

test("what is typed while a post is updated stays on the screen, and waits", async ({ page }) => {
  const post = await writePost(page, EDITING_URL, { content: "<p>Old.</p>" });
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await textOf(page).fill("Public.");
  const go = await held(page, "PUT", new RegExp(`/api/blogs/${post._id}$`));
  await page.getByRole("button", { name: "Update Blog" }).click();
  await textOf(page).press("End");
  await page.keyboard.type(" And more.");
  go();
  await expect(toastOf(page)).toHaveText(/Blog post updated!/);
  await expect(page).toHaveURL(`/admin/blog/edit/${post._id}`);
  await expect(textOf(page)).toHaveText("Public. And more.");
  await expect
    .poll(async () => (await draftOf(page, post._id))?.content)
    .toBe("<p>Public. And more.</p>");
  const { body } = await ask(page, "GET", `/api/blogs/${post._id}`);
  expect(body.content).toBe("<p>Public.</p>");
});

test("words of another window are looked at before they go public, and not taken back by what is typed then", async ({
  page,
}) => {
  const post = await writePost(page, EDITING_URL, { content: "<p>Old.</p>" });
  const draft = `/api/drafts/post/${post._id}`;
  await page.goto("/admin/profile");
  const first = await ask(page, "PUT", draft, { base: post.version, body: { type: "Umrah" } });
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  const { version } = first.body;
  await ask(page, "PUT", draft, { version, body: { title: "Theirs" } });
  const go = await held(page, "PUT", new RegExp(`/api/blogs/${post._id}$`));
  await textOf(page).fill("Public.");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page.getByLabel("Blog Title")).toHaveValue("Theirs");
  const sent = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith(`/api/blogs/${post._id}`),
  );
  await page.getByRole("button", { name: "Update Blog" }).click();
  await sent;
  await textOf(page).press("End");
  await page.keyboard.type(" And more.");
  go();
  await expect(toastOf(page).getByText("Blog post updated!")).toBeVisible();
  await expect
    .poll(async () => (await draftOf(page, post._id))?.content)
    .toBe("<p>Public. And more.</p>");
  expect((await draftOf(page, post._id)).title).toBe("Theirs");
});

test("a new post that is asked for where one is begun is another one", async ({ page }) => {
  await openEditor(page);
  await page.getByLabel("Blog Title").fill("The first of two");
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find or do" }).fill("Create New Blog");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Blog Title")).toHaveValue("");
  await expect(page).toHaveURL("/admin/blog/create");
});

test("what is typed while a restored version is taken back stays", async ({ page }) => {
  const post = await writePost(page, EDITING_URL, { content: "<p>First.</p>" });
  await page.goto("/admin/profile");
  const { title, type, image, link, version } = post;
  const json = { title, type, image, link, version, content: "<p>Second.</p>" };
  expect((await ask(page, "PUT", `/api/blogs/${post._id}`, json)).status).toBe(200);
  const { body: history } = await ask(page, "GET", `/api/history/post/${post._id}`);
  const restore = `/api/history/post/${post._id}/${history.at(1)._id}/restore`;
  expect((await ask(page, "POST", restore)).status).toBe(200);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await expect(textOf(page)).toHaveText("First.");
  const go = await held(page, "DELETE", /\/api\/history\/post\/[^/]+\/restored$/);
  const line = page.getByText(/^Restored from/);
  await line.getByRole("button", { name: "Undo" }).press("Enter");
  const field = page.getByRole("textbox", { name: "Blog Title" });
  await field.fill("Typed meanwhile");
  go();
  await expect(textOf(page)).toHaveText("Second.");
  await expect(field).toHaveValue("Typed meanwhile");
  await expect
    .poll(async () => (await draftOf(page, post._id))?.title, { timeout: 15_000 })
    .toBe("Typed meanwhile");
});
