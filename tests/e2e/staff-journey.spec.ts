import type { Locator, Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { COLLEAGUE, invite, register, sitDownElsewhere } from "#tests/support/colleague-comes.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.use({ seed: "0" });
// The mouse may come to rest over a package that this empty site does not have yet.
test.beforeEach(({ watch }) => watch.allow(/404 .*\/packages\/\w+\.data/));
// Two people at work, one after the other.
test.slow();

async function writeFirstPost(page: Page): Promise<void> {
  await page.goto("/admin/blog/create");
  await takenOver(page);
  await page.getByLabel("Blog Title").fill("Before you fly");
  await page.getByLabel("Blog Image").fill("/art/tours-coast.svg");
  await page.getByLabel("Blog Type").fill("Tours");
  await page.getByLabel("Blog Link").fill("before-you-fly");
  await page.getByRole("textbox", { name: "Content" }).fill("Pack light.");
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.getByText("Blog post created!")).toBeVisible();
}

async function openPost(page: Page): Promise<void> {
  await page.goto("/admin/blog");
  await takenOver(page);
  await page.getByRole("link", { name: "Edit Before you fly" }).click();
  await expect(page.getByLabel("Blog Title")).toHaveValue("Before you fly");
}

/** What a version says, without what is marked as removed from it. */
const versionIn = (version: Locator) =>
  version.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll("del, .sr-only")) part.remove();
    return copy.textContent;
  });

test("an owner invites a colleague; of two who save one post, the second sees both and chooses", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/register");
  await register(page, OWNER);
  await expect(page).toHaveURL("/admin");

  const link = await invite(page, COLLEAGUE.email);
  expect(link).toContain(`${baseURL}/register?invitation=`);
  const second = await sitDownElsewhere(browser, baseURL);
  await second.goto(link);
  await register(second, COLLEAGUE);
  await expect(second).toHaveURL("/admin");

  await writeFirstPost(page);
  await Promise.all([openPost(page), openPost(second)]);

  await page.getByLabel("Blog Title").fill("Before you fly, in winter");
  await page.getByLabel("Blog Type").fill("Winter");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page).toHaveURL("/admin/blog");

  await second.getByLabel("Blog Title").fill("Before you fly, in summer");
  await second.getByLabel("Blog Image").fill("/art/routes-map.svg");
  await second.getByRole("textbox", { name: "Content" }).fill("Pack a hat.");
  await second.getByRole("button", { name: "Update Blog" }).click();
  const dialog = second.getByRole("dialog", {
    name: "Somebody else saved this while you were typing",
  });

  const title = dialog.getByRole("group", { name: "Blog Title" });
  const [mine, theirs] = [title.locator("label").first(), title.locator("label").last()];
  await expect(mine).toBeVisible();
  expect(await versionIn(mine)).toContain("Before you fly, in summer");
  expect(await versionIn(theirs)).toContain("Before you fly, in winter");
  await expect(mine.getByRole("radio", { name: "Yours" })).toBeChecked();
  const [left, right] = [await mine.boundingBox(), await theirs.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));

  // What only one of the two touched is chosen already.
  const chosenOf = (field: string) =>
    dialog
      .getByRole("group", { name: field })
      .locator("label", { has: second.locator(":checked") });
  expect(await versionIn(chosenOf("Blog Type"))).toContain("Winter");
  expect(await versionIn(chosenOf("Blog Image"))).toContain("/art/routes-map.svg");
  expect(await versionIn(chosenOf("Content"))).toContain("Pack a hat.");
  await expect(dialog.getByRole("group", { name: "Blog Link" })).toHaveCount(0);

  // Closing it loses nothing, and asks again.
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect(second.getByLabel("Blog Title")).toHaveValue("Before you fly, in summer");
  await expect(second.getByRole("button", { name: "Update Blog" })).toBeFocused();
  await second.getByRole("button", { name: "Update Blog" }).click();
  await theirs.getByRole("radio").check();
  await dialog.getByRole("button", { name: "Save my choice" }).click();
  await expect(second).toHaveURL("/admin/blog");
  await expect(second.getByText("Blog post updated!")).toBeVisible();

  const { body: post } = await ask(second, "GET", "/api/blogs/link/before-you-fly");
  expect(post).toMatchObject({
    title: "Before you fly, in winter",
    type: "Winter",
    image: "/art/routes-map.svg",
    content: "<p>Pack a hat.</p>",
    version: 3,
  });

  await second.goto("/admin/settings/activity");
  await expect(second.locator("main").getByText(COLLEAGUE.name).first()).toBeVisible();
});
