import type { Browser, Locator, Page } from "@playwright/test";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.use({ seed: "0" });
// The mouse may come to rest over a package that this empty site does not have yet.
test.beforeEach(({ watch }) => watch.allow(/404 .*\/packages\/\w+\.data/));
// Two people at work, one after the other.
test.slow();

const COLLEAGUE = {
  name: "Karim Uddin",
  email: "karim@rihla.example",
  password: "rain on a tin roof",
};

async function register(page: Page, { name, email, password }: typeof OWNER): Promise<void> {
  await takenOver(page);
  const form = page.getByRole("form", { name: "Register" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Register" }).click();
}

/** A browser of somebody else. */
async function sitDownElsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await noticeTakingOver(page);
  return page;
}

async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Staff" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await page.getByLabel("Send this link yourself").inputValue();
  await expect(page.getByText(`For ${email}. It works once`)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("");
  return link;
}

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

test("an invitation works once, and whoever is removed is out at once", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/register");
  await register(page, OWNER);
  await expect(page).toHaveURL("/admin");
  const link = await invite(page, COLLEAGUE.email);
  const second = await sitDownElsewhere(browser, baseURL);
  await second.goto(link);
  await expect(second.getByText("You are invited to look after this website.")).toBeVisible();
  await expect(second.getByLabel("Email")).toHaveValue(COLLEAGUE.email);
  await register(second, COLLEAGUE);
  await expect(second.getByText(`Welcome, ${COLLEAGUE.name}.`)).toBeVisible();
  await expect(second).toHaveURL("/admin");

  const third = await sitDownElsewhere(browser, baseURL);
  await third.goto(link);
  await expect(third.getByText("Registering needs an invitation")).toBeVisible();
  await expect(third.getByLabel("Email")).toHaveValue("");
  await register(third, { ...COLLEAGUE, email: "rafiq@rihla.example" });
  await expect(
    third.getByRole("form", { name: "Register" }).locator(".error-summary"),
  ).toBeVisible();
  await expect(third.getByLabel("Email")).toHaveValue("rafiq@rihla.example");

  await page.reload();
  await page.getByRole("button", { name: `Remove ${COLLEAGUE.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(`${COLLEAGUE.name} can no longer sign in.`)).toBeVisible();
  await second.goto("/admin");
  await expect(second).toHaveURL("/login");
});
