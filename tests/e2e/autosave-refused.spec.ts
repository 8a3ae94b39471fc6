import { lineOf, openPackage, saved, titleOf, watchStores } from "#tests/support/autosave.ts";
import { expect } from "#tests/support/browser-test.ts";
import { keptOnDevice } from "#tests/support/drafts.ts";
import { test } from "#tests/support/own-site-test.ts";
import { openEditor } from "#tests/support/post-form.ts";
import { signInOwner, writePost } from "#tests/support/staff.ts";

test.beforeEach(({ page, siteUrl }) => signInOwner(page, siteUrl));

test("what is too long stays on the device, says so, and is stored once it is shorter", async ({
  page,
}) => {
  const sent = watchStores(page);
  await openPackage(page);
  await titleOf(page).fill("x".repeat(1_100_000));
  await expect(lineOf(page)).toHaveText(
    "Too long to save here (over 1 MB). It stays on this device; shorten it or take pictures out.",
  );
  await keptOnDevice(page, "x".repeat(1_100_000));
  expect(sent).toEqual([]);
  await titleOf(page).fill("Shorter");
  await saved(page);
});

test("a session that ends while somebody types does not interrupt them", async ({
  page,
  context,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 401/);
  const post = await writePost(page, siteUrl);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await context.clearCookies();
  await page.getByLabel("Blog Title").fill("Typed without a session");
  await expect(lineOf(page)).toHaveText("Signed out: kept on this device. Sign in");
  await expect(page.getByLabel("Blog Title")).toBeFocused();
  await keptOnDevice(page, "Typed without a session");
  await lineOf(page).getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  // Signed in elsewhere on this device: it goes on by itself.
  await page.keyboard.press("Escape");
  await signInOwner(page, siteUrl);
  await saved(page);
});
