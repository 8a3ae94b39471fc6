import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test("a deleted post is found among the deleted ones and brought back", async ({ page }) => {
  const post = await writePost(page, EDITING_URL);
  await page.goto("/admin/blog");
  await ask(page, "DELETE", `/api/blogs/${post._id}`);
  await page.getByRole("link", { name: "Trash" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trash");
  const row = page.getByRole("listitem").filter({ hasText: post.title });
  await expect(row).toContainText(/Deleted .*, kept until .*/);
  await row.getByRole("button", { name: `Restore ${post.title}` }).click();
  await expect(page.getByText("The post is back.")).toBeVisible();
  await expect(row).toHaveCount(0);
  // The button had the focus.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await ask(page, "GET", `/api/blogs/${post._id}`)).status).toBe(200);
});

test("a search that was under way does not bring back a post that is deleted meanwhile", async ({
  page,
}) => {
  const post = await writePost(page, EDITING_URL);
  await page.goto("/admin/blog");
  await takenOver(page);
  const card = page.getByRole("article").filter({ hasText: post.title });
  const searched = Promise.withResolvers<void>();
  const deleted = Promise.withResolvers<void>();
  await page.route(/\/admin\/blog\.data\?.*q=/, async (route) => {
    const answer = await route.fetch();
    searched.resolve();
    await deleted.promise;
    await route.fulfill({ response: answer });
  });
  await page.getByRole("searchbox", { name: "Search" }).fill(post.title);
  await searched.promise;
  await card.getByRole("button", { name: `Delete ${post.title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(card).toHaveCount(0);
  const late = page.waitForResponse(/\/admin\/blog\.data\?.*q=/);
  deleted.resolve();
  await late;
  await expect(page).toHaveURL(/q=/);
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toHaveCount(1);
});

test("a link that was taken meanwhile is said, and the post stays among the deleted ones", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  const post = await writePost(page, EDITING_URL);
  await page.goto("/admin/blog/trash");
  await ask(page, "DELETE", `/api/blogs/${post._id}`);
  await writePost(page, EDITING_URL, { link: post.link, title: "The newer one" });
  await page.reload();
  await takenOver(page);
  await page.getByRole("button", { name: `Restore ${post.title}` }).click();
  await expect(page.locator(".toast-region").getByRole("alert")).toContainText(
    "The post is still deleted. Another one has its address by now.",
  );
  await expect(page.getByRole("listitem").filter({ hasText: post.title })).toBeVisible();
});

test("a session that has ended is taken up again in place", async ({ page, context, watch }) => {
  watch.allow(/status of 401/);
  const post = await writePost(page, EDITING_URL);
  await page.goto("/admin/blog/trash");
  await ask(page, "DELETE", `/api/blogs/${post._id}`);
  await page.reload();
  await takenOver(page);
  await context.clearCookies();
  await page.getByRole("button", { name: `Restore ${post.title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Email").fill(OWNER.email);
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: /Sign In/ }).click();
  await expect(page.getByText("The post is back.")).toBeVisible();
});
