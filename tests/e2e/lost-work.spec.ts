import type { Page } from "@playwright/test";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { keepFromServer, keptOnDevice } from "#tests/support/drafts.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner, signInOwner } from "#tests/support/staff.ts";

test.slow();

const contentOf = (page: Page) => page.getByRole("textbox", { name: "Content" });

/** Each form that somebody may be typing in, and what they type. */
const FORMS = [
  {
    name: "create",
    path: "/admin/blog/create",
    button: "Create Blog",
    saved: "Blog post created!",
    failed: "Error creating blog post.",
    fields: {
      "Blog Title": "Rain over Sylhet",
      "Blog Image": "/art/routes-map.svg",
      "Blog Type": "Tours",
      "Blog Link": "rain-over-sylhet",
      Content: "Bring a coat.",
    },
  },
  {
    name: "edit",
    path: "/admin/blog/edit/post-01",
    button: "Update Blog",
    saved: "Blog post updated!",
    failed: "Error updating blog post.",
    fields: { "Blog Title": "A longer title for an old post", Content: "Every word anew." },
  },
  {
    name: "home",
    path: "/admin",
    button: "Update home",
    saved: "Home updated successfully!",
    failed: "An error occurred.",
    fields: { "Line under the headline": "Written while the lights went out" },
  },
  {
    name: "package",
    path: "/admin/package?package=hajj",
    button: "Update package",
    saved: "Package updated successfully!",
    failed: "Failed to update package.",
    fields: { Title: "Hajj, written twice", Services: "Flights, A guide, Meals" },
  },
];

type Form = (typeof FORMS)[number];

const fieldOf = (page: Page, label: string) =>
  label === "Content"
    ? contentOf(page)
    : page.getByRole("main").getByLabel(label, { exact: true }).filter({ visible: true });

async function open(page: Page, { path, fields }: Form): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  for (const label of Object.keys(fields)) await expect(fieldOf(page, label)).toBeVisible();
}

async function expectFields(page: Page, { fields }: Form): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = fieldOf(page, label);
    if (label === "Content") await expect(field).toHaveText(text);
    else await expect(field).toHaveValue(text);
  }
}

test("the server is killed while somebody types: nothing typed is lost, in any form", async ({
  page,
  context,
  siteUrl,
  ownSite,
}) => {
  await signInOwner(page, siteUrl);
  const tabs = new Map<Form, Page>();
  for (const form of FORMS) {
    const tab = await context.newPage();
    await noticeTakingOver(tab);
    await open(tab, form);
    tabs.set(form, tab);
  }
  await ownSite.kill();

  for (const [form, tab] of tabs) {
    await tab.bringToFront();
    for (const [label, text] of Object.entries(form.fields)) await fieldOf(tab, label).fill(text);
    await tab.getByRole("button", { name: form.button }).click();
    await expect(tab.locator(".toast-region").getByRole("alert")).toContainText(form.failed);
    await expect(tab.locator(".save-state")).toContainText("it may be saved already");
    await expect(tab.locator(".save-state")).toContainText("Nothing is lost");
    await expect(tab.getByRole("button", { name: form.button })).toBeEnabled();
    await expectFields(tab, form);
    await tab.close();
  }

  await ownSite.restart();
  for (const form of FORMS) {
    await open(page, form);
    await page.getByRole("button", { name: /^Restore what you typed at/ }).click();
    await expectFields(page, form);
    await page.getByRole("button", { name: form.button }).click();
    await expect(page.getByText(form.saved)).toBeVisible();
    await open(page, form);
    await expect(page.getByText(/was not saved/)).toHaveCount(0);
  }
  const { body: post } = await ask(page, "GET", "/api/blogs/link/rain-over-sylhet");
  expect([post.title, post.content]).toEqual(["Rain over Sylhet", "<p>Bring a coat.</p>"]);
  const { body: hajj } = await ask(page, "GET", "/api/package/hajj");
  expect([hajj.title, hajj.services]).toEqual([
    "Hajj, written twice",
    ["Flights", "A guide", "Meals"],
  ]);
});

test("what was typed over an older version brings back its own fields only", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 409/);
  await keepFromServer(page, watch);
  await signInOwner(page, siteUrl);
  const path = "/admin/package?package=umrah";
  await page.goto(path);
  await takenOver(page);
  await page.getByLabel("Final paragraph").fill("Typed before the others saved.");
  await keptOnDevice(page, "Typed before the others saved.");
  const { body } = await ask(page, "GET", "/api/package/umrah");
  await ask(page, "PUT", "/api/package/umrah", { ...body, title: "Theirs", finalparagraph: "Too" });

  await page.evaluate(() => location.assign("/about"));
  await expect(page).toHaveURL("/about");
  await page.goto(path);
  await takenOver(page);
  await page.getByRole("button", { name: /^Restore what you typed at/ }).click();
  await expect(page.getByLabel("Final paragraph")).toHaveValue("Typed before the others saved.");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Theirs");
  await page.getByRole("button", { name: "Update package" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("group")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Save my choice" }).click();
  await expect(page.getByText("Package updated successfully!")).toBeVisible();
  expect((await ask(page, "GET", "/api/package/umrah")).body).toMatchObject({
    title: "Theirs",
    finalparagraph: "Typed before the others saved.",
  });
});

test("once the server is back, the same button saves what stands there", async ({
  page,
  siteUrl,
  ownSite,
  watch,
}) => {
  // A picture may be on its way when the power fails.
  watch.allow(/ERR_CONNECTION_(REFUSED|RESET)|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE/);
  await openAsOwner(page, siteUrl, "/admin/package?package=umrah");
  await page.getByLabel("Title", { exact: true }).fill("Umrah, at the second try");
  await ownSite.kill();
  await page.getByRole("button", { name: "Update package" }).click();
  await expect(page.getByText("Failed to update package.")).toBeVisible();
  await ownSite.restart();
  await page.getByRole("button", { name: "Update package" }).click();
  await expect(page.getByText("Package updated successfully!")).toBeVisible();
  expect((await ask(page, "GET", "/api/package/umrah")).body.title).toBe(
    "Umrah, at the second try",
  );
});

for (const form of FORMS.filter(({ name }) => name !== "create")) {
  test(`${form.name}: saved, and the answer lost; pressed again, nobody is asked to choose`, async ({
    page,
    siteUrl,
    watch,
  }) => {
    watch.allow(/ERR_CONNECTION_RESET|status of 409/);
    await signInOwner(page, siteUrl);
    await open(page, form);
    for (const [label, text] of Object.entries(form.fields)) await fieldOf(page, label).fill(text);
    let isSilent = true;
    await page.route("**/api/{blogs,home,package}/*", async (route) => {
      if (!isSilent || route.request().method() !== "PUT") return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await page.getByRole("button", { name: form.button }).click();
    await expect(page.getByText(form.failed)).toBeVisible();
    isSilent = false;
    await page.getByRole("button", { name: form.button }).click();
    await expect(page.getByText(form.saved)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}
