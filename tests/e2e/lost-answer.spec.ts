import { randomUUID } from "node:crypto";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { fillDetails, openEditor } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

test("a lost answer: sent again, with other words by now, it is created once; another post with the link is named", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|status of 409/);
  const link = `lost-${randomUUID()}`;
  await openEditor(page);
  await fillDetails(page, link);
  await page.route("**/api/blogs", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.locator(".save-state")).toContainText("it may be saved already");
  await page.unroute("**/api/blogs");
  await page.getByLabel("Blog Title").fill(`Better words at ${link}`);
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.getByText("Blog post created!")).toBeVisible();
  expect((await ask(page, "GET", `/api/blogs?q=${link}`)).body).toMatchObject([
    { link, title: `Better words at ${link}` },
  ]);

  await fillDetails(page, link);
  await page.getByLabel("Blog Title").fill("Another story");
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.getByText("Another post has this link. Choose a different one.")).toBeVisible();
  const other = page.getByRole("link", { name: `Better words at ${link} (opens in a new tab)` });
  const { body } = await ask(page, "GET", `/api/blogs/link/${link}`);
  await expect(other).toHaveAttribute("href", `/admin/blog/edit/${body._id}`);
});
