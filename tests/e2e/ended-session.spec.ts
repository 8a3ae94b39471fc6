import type { Page } from "@playwright/test";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { keepFromServer, keptOnDevice } from "#tests/support/drafts.ts";
import { test } from "#tests/support/editing-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, fillSignIn, writePost } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

const REFUSED = /status of 401/;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Please sign in again" });

async function signInThere(page: Page, password = OWNER.password): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
}

test("saving without a session asks to sign in, in place, and then saves", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(REFUSED);
  const post = await writePost(page, EDITING_URL);
  await page.goto(`/admin/blog/edit/${post._id}`);
  await takenOver(page);
  await page.getByLabel("Blog Title").fill("Typed before the session ended");
  await context.clearCookies();
  // Also what asks the server while somebody types stays quiet.
  const asked = page.waitForResponse(/\/api\/blogs\/link\?/);
  await page.getByLabel("Blog Link").fill(`${post.link}-2`);
  await asked;
  await page.getByRole("textbox", { name: "Content" }).fill("And this after it.");
  await page.getByRole("button", { name: "Update Blog" }).click();

  await expect(dialogOf(page).getByLabel("Email")).toHaveValue(OWNER.email);
  await signInThere(page, "not the password");
  await expect(dialogOf(page).getByRole("alert")).toContainText("Invalid email or password");
  await expect(page).toHaveURL(`/admin/blog/edit/${post._id}`);
  await signInThere(page);
  await expect(page).toHaveURL("/admin/blog");
  await expect(page.getByText("Blog post updated!")).toBeVisible();
  const { body } = await ask(page, "GET", `/api/blogs/${post._id}`);
  expect(body).toMatchObject({
    title: "Typed before the session ended",
    link: `${post.link}-2`,
    content: "<p>And this after it.</p>",
  });
});

test("closing the dialog keeps everything, and saving asks again", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(REFUSED);
  await page.goto("/admin/package?package=work-visa");
  await takenOver(page);
  const field = page.getByLabel("Final paragraph");
  await field.fill("Call us, or come by.");
  await context.clearCookies();
  const save = page.getByRole("button", { name: "Update package" });
  await save.click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(save).toBeFocused();
  await expect(field).toHaveValue("Call us, or come by.");
  await save.click();
  await signInThere(page);
  await expect(page.getByText("Package updated successfully!")).toBeVisible();
  const { body } = await ask(page, "GET", "/api/package/work-visa");
  expect(body.finalparagraph).toBe("Call us, or come by.");
});

test("deleting without a session asks to sign in, in place, and then deletes", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(REFUSED);
  const post = await writePost(page, EDITING_URL);
  await page.goto("/admin/blog");
  await takenOver(page);
  await context.clearCookies();
  await page.getByRole("button", { name: `Delete ${post.title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  // Behind the dialog, so nothing for those who cannot see it.
  await expect(page.locator("#main").getByText(post.title)).toBeVisible();
  await signInThere(page);
  await expect(page.getByText(post.title)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeFocused();
});

test("logging out in another tab takes this one along; what was typed is offered after", async ({
  page,
  context,
  watch,
}) => {
  await keepFromServer(page, watch);
  const post = await writePost(page, EDITING_URL);
  await page.goto(`/admin/blog/edit/${post._id}`);
  await takenOver(page);
  const other = await context.newPage();
  await noticeTakingOver(other);
  await other.goto("/admin/profile");
  await takenOver(other);
  await page.getByLabel("Blog Title").fill("Typed at the last moment");
  await keptOnDevice(page, "Typed at the last moment");
  await other.getByRole("button", { name: "Logout" }).click();
  await other.getByRole("button", { name: "Keep and log out" }).click();
  await expect(page).toHaveURL("/login");

  await fillSignIn(page);
  await expect(page).toHaveURL("/");
  await page.goto(`/admin/blog/edit/${post._id}`);
  await takenOver(page);
  await page.getByRole("button", { name: /^Restore what you typed/ }).click();
  await expect(page.getByLabel("Blog Title")).toHaveValue("Typed at the last moment");
});
