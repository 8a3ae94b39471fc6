import type { Page } from "@playwright/test";
import type { Media } from "#contracts/media.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/inbox-test.ts";
import { openMedia, row, small } from "#tests/support/media-page.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

const NAME = "red.png";
const tileOf = (page: Page) => page.getByRole("button", { name: new RegExp(NAME) });
const drawerOf = (page: Page) => page.getByRole("dialog", { name: NAME });
const words = (page: Page) => row(page, NAME).getByLabel("What it shows");
const save = (page: Page) => row(page, NAME).getByRole("button", { name: "Save" }).click();

/** A picture that has come in and waits for its words. */
async function bringOne(page: Page): Promise<Media> {
  await openMedia(page);
  await page
    .getByLabel("Upload pictures")
    .setInputFiles([{ name: NAME, ...(await small("#a33")) }]);
  await expect(words(page)).toBeVisible();
  const { body } = await ask(page, "GET", "/api/media?limit=1");
  return body[0];
}

/** As somebody else does, elsewhere. */
const change = (page: Page, picture: Media, part: Partial<Media>) =>
  ask(page, "PUT", `/api/media/${picture._id}`, { ...picture, ...part });

async function signInThere(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Email").fill(OWNER.email);
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
  await expect(dialog).toHaveCount(0);
}

test("described in its drawer, a picture waits for no words any more; half a description goes on", async ({
  page,
}) => {
  await bringOne(page);
  await tileOf(page).click();
  await drawerOf(page).getByRole("slider", { name: "Left to right" }).press("Home");
  await drawerOf(page)
    .getByLabel(/Decorative/)
    .check();
  await drawerOf(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Picture saved.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, NAME)).toHaveCount(0);
});

test("what somebody else said of it meanwhile is shown, and replaced by another press", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  const picture = await bringOne(page);
  await change(page, picture, { focus: { x: 0, y: 100 } });
  await words(page).fill("Tents");
  await save(page);
  await expect(row(page, NAME)).toHaveCount(0);
  const { body } = await ask(page, "GET", `/api/media/${picture._id}`);
  expect(body).toMatchObject({ alt: "Tents", focus: { x: 0, y: 100 } });

  await ask(page, "DELETE", `/api/media/${picture._id}`);
  const other = await bringOne(page);
  await change(page, other, { alt: "A red wall" });
  await words(page).fill("A red sky");
  await save(page);
  await expect(row(page, NAME)).toContainText("Meanwhile somebody wrote: “A red wall”.");
  await expect(words(page)).toHaveValue("A red sky");
  await save(page);
  await expect(row(page, NAME)).toHaveCount(0);
  expect((await ask(page, "GET", `/api/media/${other._id}`)).body.alt).toBe("A red sky");
});

test("a picture that was deleted meanwhile is said to be gone", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const picture = await bringOne(page);
  await ask(page, "DELETE", `/api/media/${picture._id}`);
  await words(page).fill("Tents");
  await save(page);
  await expect(toastOf(page)).toContainText("Somebody has deleted this picture meanwhile.");
  await expect(row(page, NAME)).toHaveCount(0);
  await expect(tileOf(page)).toHaveCount(0);
});

test("where the session has ended, describing, opening and deleting ask to sign in, in place", async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 401/);
  await bringOne(page);
  await words(page).fill("Tents");
  await context.clearCookies();
  await save(page);
  await signInThere(page);
  await expect(row(page, NAME)).toHaveCount(0);

  await context.clearCookies();
  await tileOf(page).click();
  await signInThere(page);
  await expect(drawerOf(page).getByLabel("What it shows")).toHaveValue("Tents");
  await context.clearCookies();
  await drawerOf(page).getByRole("button", { name: "Delete picture" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await signInThere(page);
  await expect(toastOf(page).filter({ hasText: "Picture deleted." })).toBeVisible();
  await expect(tileOf(page)).toHaveCount(0);
});

test("a drawer that could not be loaded can be tried again", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  const picture = await bringOne(page);
  await page.route(`**/api/media/${picture._id}`, (route) => route.abort());
  await tileOf(page).click();
  const drawer = page.getByRole("dialog", { name: "Picture" });
  await expect(drawer.getByRole("alert")).toContainText("The site could not be reached.");
  await page.unroute(`**/api/media/${picture._id}`);
  await drawer.getByRole("button", { name: "Try again" }).click();
  await expect(drawerOf(page).getByRole("slider", { name: "Left to right" })).toBeVisible();
});
