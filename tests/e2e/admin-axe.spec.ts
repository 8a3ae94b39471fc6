import { EVERY, expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { draftsIn } from "#tests/support/drafts.ts";
import { test } from "#tests/support/editing-test.ts";
import { openInbox, rowOf, rowsOf, statusOf } from "#tests/support/inbox-test.ts";
import { textOf, toolOf } from "#tests/support/post-form.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { writePost } from "#tests/support/staff.ts";

test.slow();

/** The others are made of the same pieces. */
const WHOLLY = new Set([
  "/admin",
  "/admin/blog/create",
  "/admin/enquiries",
  "/admin/settings/contact",
  "/admin/today",
  "/admin/settings",
  "/admin/settings/mail",
  "/admin/settings/move-in",
]);

const SCREENS = [
  "/admin",
  "/admin/package",
  "/admin/package?package=umrah",
  "/admin/blog",
  "/admin/blog/create",
  "/admin/blog/edit/post-01",
  "/admin/blog/trash",
  "/admin/pages",
  "/admin/pages/create",
  "/admin/pages/trash",
  "/admin/blog/edit/no-such-post",
  "/admin/enquiries",
  "/admin/enquiries?status=spam",
  "/admin/enquiries/told-when",
  "/admin/enquiries/templates/new",
  "/admin/enquiries?q=nobody-says-this",
  "/admin/today",
  "/admin/settings",
  "/admin/settings/mail",
  "/admin/settings/move-in",
  "/admin/settings/system",
  "/admin/settings/agency",
  "/admin/settings/contact",
  "/admin/settings/look",
  "/admin/page/about",
  "/admin/inclusions/umrah",
  "/admin/page/privacy",
  "/admin/page/trust",
  "/admin/licences",
  "/admin/licences/edit/hajj-umrah",
  "/admin/visas/edit/work-qatar",
  "/admin/settings/staff",
  "/admin/settings/activity",
  "/admin/profile",
];

for (const path of SCREENS) {
  test(`axe finds nothing on ${path}`, async ({ page, watch }) => {
    if (path.endsWith("no-such-post")) watch.allow(/status of 404/);
    await page.goto(path);
    await takenOver(page);
    // An enquiry opens by itself once the list has come.
    if (path.startsWith("/admin/enquiries")) await page.waitForLoadState("networkidle");
    await expect(page.getByText("Loading", { exact: true })).toHaveCount(0);
    await expectNoFaults(page, WHOLLY.has(path) ? EVERY : TWO);
  });
}

test("nor in a form with mistakes, a draft and an open menu", async ({ page }) => {
  await page.goto("/admin/blog/create");
  await takenOver(page);
  await page.getByLabel("Blog Title").fill("Half a title");
  await expect.poll(() => draftsIn(page, ":blog/new")).not.toEqual([]);
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await takenOver(page);
  await expect(textOf(page)).toBeVisible();
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.getByText("Please fix 4 things")).toBeVisible();
  await expectNoFaults(page, TWO);
  await toolOf(page, "Text colour").click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectNoFaults(page, TWO);
});

test("nor in the dialogs", async ({ page, context, watch }) => {
  watch.allow(/status of 401/);
  const post = await writePost(page, EDITING_URL);
  await page.goto(`/admin/blog/edit/${post._id}`);
  await takenOver(page);
  await toolOf(page, "Picture").click();
  await expectNoFaults(page, TWO);
  await page.keyboard.press("Escape");
  await page.getByLabel("Blog Title").fill("Another");
  await page.getByRole("link", { name: "All posts" }).click();
  await expectNoFaults(page, TWO);
  await page.getByRole("button", { name: "Stay here" }).click();
  await context.clearCookies();
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
  await expectNoFaults(page, TWO);
});

test("nor on an open enquiry with a note, a mistake and an open status", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/);
  await openInbox(page, "?q=RH-7K3Q");
  await rowOf(page, "Farida Yasmin").click();
  await expect(statusOf(page)).toBeVisible();
  await expectNoFaults(page, EVERY);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Please fix one thing")).toBeVisible();
  for (const sight of TWO) {
    // The look stands before the dialog opens: through its ground no change of colours is measured.
    await expectNoFaults(page, [sight]);
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNoFaults(page, [sight]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    // High, so that nothing is scrolled under the bar: half a target would count as a small one.
    await page.setViewportSize({ width: sight[0], height: 2000 });
    await statusOf(page).click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await expectNoFaults(page, [sight]);
    await page.keyboard.press("Escape");
  }
  await openInbox(page, "/no-such-enquiry");
  await expect(page.getByText("This enquiry is not here")).toBeVisible();
  await expectNoFaults(page, TWO);
});

test("nor on spam that is open, with its reasons", async ({ page }) => {
  await openInbox(page, "?status=spam");
  await rowsOf(page).getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Not spam" })).toBeVisible();
  await expectNoFaults(page, EVERY);
});

test("nor where two versions stand side by side", async ({ page, watch }) => {
  watch.allow(/status of 409/);
  const post = await writePost(page, EDITING_URL);
  await page.goto(`/admin/blog/edit/${post._id}`);
  await takenOver(page);
  await page.request.put(`${EDITING_URL}/api/blogs/${post._id}`, {
    data: { ...post, title: "From elsewhere" },
    headers: { origin: EDITING_URL },
  });
  await page.getByLabel("Blog Title").fill("From here");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page.getByText("Somebody else saved this while you were typing")).toBeVisible();
  await expectNoFaults(page, TWO);
});
