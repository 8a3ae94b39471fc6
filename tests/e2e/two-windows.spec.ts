import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { openEditor } from "#tests/support/post-form.ts";
import { ask, signInOwner, writePost } from "#tests/support/staff.ts";

// Two windows, and two seconds after each of their keys.
test.slow();

test("what one person wrote in two windows is told as their own, not as somebody else's", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 409/);
  await signInOwner(page, siteUrl);
  const post = await writePost(page, siteUrl);
  const other = await page.context().newPage();
  await noticeTakingOver(other);
  for (const one of [page, other]) await openEditor(one, `/admin/blog/edit/${post._id}`);
  const lineOf = (one: typeof page) => one.locator(".save-state");

  await page.getByLabel("Blog Title").fill("In the first window");
  await expect(lineOf(page)).toHaveText(/^Saved .+, not public yet$/);
  await other.getByLabel("Blog Title").fill("In the second window");
  await expect(lineOf(other)).toHaveText("You changed this in another window too. Look at both");
  await lineOf(other).getByRole("button", { name: "Look at both" }).click();
  const dialog = other.getByRole("dialog", { name: "You saved this in another window" });
  await expect(dialog.locator(".version-choice").nth(1)).toContainText("From your other window");
  await dialog.getByRole("button", { name: "Save my choice" }).click();
  await expect(lineOf(other)).toHaveText(/^Saved .+, not public yet$/);
  await other.close();
});

test("a post that was deleted in one window is said to lie in the trash, when the other publishes", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 404/);
  await signInOwner(page, siteUrl);
  const post = await writePost(page, siteUrl);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  expect((await ask(page, "DELETE", `/api/blogs/${post._id}`)).status).toBe(200);
  await page.getByLabel("Blog Title").fill("Too late");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page.locator(".save-state")).toContainText("It lies in the trash");
});

test("where there is no room for who signed in, nobody is taken for who it was before", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await page.evaluate(() => {
    localStorage.setItem("userInfo", JSON.stringify({ _id: "x", name: "Karim", role: "editor" }));
    for (let size = 1 << 20; size > 0; size >>= 1) {
      try {
        for (;;) localStorage.setItem(crypto.randomUUID(), "x".repeat(size));
      } catch {
        // Smaller ones may still fit.
      }
    }
  });
  await page.goto("/admin/profile");
  await takenOver(page);
  await expect(page.locator("main h1")).toHaveText("Your profile");
  await expect(page.locator("main")).not.toContainText("Karim");
  await page.evaluate(() => localStorage.clear());
});
