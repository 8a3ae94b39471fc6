import type { BrowserContext, Page } from "@playwright/test";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { blockStorage, draftsIn, keepFromServer, keptOnDevice } from "#tests/support/drafts.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, fillSignIn, signInOwner } from "#tests/support/staff.ts";

// Some of it is two people, one after the other.
test.slow();

const EDITOR = {
  name: "Karim Uddin",
  email: "karim@rihla.example",
  password: "rain on a tin roof",
};
const FORM = "/admin/blog/create";
const TITLE = "Typed by Nadia alone";

const titleOf = (page: Page) => page.getByLabel("Blog Title");
const offerOf = (page: Page) => page.getByRole("button", { name: /^Restore what you typed/ });
const questionOf = (page: Page) =>
  page.getByRole("alertdialog", { name: "Keep what you did not save?" });

async function openForm(page: Page, path = FORM): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

async function typeATitle(page: Page, title = TITLE): Promise<void> {
  await openForm(page);
  await titleOf(page).fill(title);
  await keptOnDevice(page, title);
}

async function registerEditor(page: Page): Promise<void> {
  const { body } = await ask(page, "POST", "/api/users/invitations", { email: EDITOR.email });
  const invitation = new URL(body.link).searchParams.get("invitation");
  const { origin } = new URL(page.url());
  // Without the cookies of the page: the owner stays signed in there.
  const answer = await fetch(`${origin}/api/users`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ ...EDITOR, invitation }),
  });
  expect(answer.status).toBe(201);
}

/** Another tab of the same browser. */
async function openTab(context: BrowserContext, path = FORM): Promise<Page> {
  const tab = await context.newPage();
  await noticeTakingOver(tab);
  await openForm(tab, path);
  return tab;
}

test.beforeEach(async ({ page, siteUrl, watch }) => {
  await keepFromServer(page, watch);
  await signInOwner(page, siteUrl);
});

test("kept at logout, a draft is offered to its own user and to nobody else", async ({ page }) => {
  await openForm(page);
  await registerEditor(page);
  await typeATitle(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await questionOf(page).getByRole("button", { name: "Stay signed in" }).click();
  await expect(titleOf(page)).toHaveValue(TITLE);
  await page.getByRole("button", { name: "Logout" }).click();
  await questionOf(page).getByRole("button", { name: "Keep and log out" }).click();
  await expect(page).toHaveURL("/login");

  await fillSignIn(page, EDITOR);
  await expect(page).toHaveURL("/");
  await openForm(page);
  await expect(page.getByText("No other post")).toHaveCount(0);
  await expect(offerOf(page)).toHaveCount(0);
  // Nothing of theirs to ask about.
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");

  await fillSignIn(page);
  await expect(page).toHaveURL("/");
  await openForm(page);
  await offerOf(page).click();
  await expect(titleOf(page)).toHaveValue(TITLE);
});

test("removed at logout, nothing is left on the device, nor of another tab", async ({
  page,
  context,
}) => {
  await typeATitle(page);
  const other = await openTab(context, "/admin/package?package=hajj");
  await other.getByLabel("Final paragraph").fill("Half a thought");
  await page.bringToFront();
  await page.getByRole("button", { name: "Logout" }).click();
  await questionOf(page).getByRole("button", { name: "Remove and log out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  expect(await draftsIn(page)).toEqual([]);
});

test("the logout page asks too", async ({ page }) => {
  await typeATitle(page);
  await page.evaluate(() => location.assign("/logout"));
  await takenOver(page);
  await page.getByLabel("Remove what I typed here and did not save").check();
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await draftsIn(page)).toEqual([]);
});

test("somebody else who signs in where the session ended neither sees nor saves what was typed", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/);
  const path = "/admin/package?package=hajj";
  await openForm(page, path);
  await registerEditor(page);
  const field = page.getByLabel("Final paragraph");
  await field.fill(TITLE);
  await context.clearCookies();
  await page.getByRole("button", { name: "Update package" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Email").fill(EDITOR.email);
  await dialog.getByLabel("Password", { exact: true }).fill(EDITOR.password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
  await expect(page.getByText("Karim Uddin is signed in now")).toBeVisible();
  await expect(page.getByText("kept on this device for them alone")).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  expect((await ask(page, "GET", "/api/package/hajj")).body.finalparagraph).not.toBe(TITLE);
  await page.getByRole("link", { name: "Go on as Karim Uddin" }).click();
  await openForm(page, path);
  await expect(offerOf(page)).toHaveCount(0);
  expect((await draftsIn(page)).join()).toContain(TITLE);
});

test("where the device keeps nothing, somebody else who signs in sees nothing of what was typed, and hears that it is lost", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/);
  await openForm(page);
  await registerEditor(page);
  const blocked = await context.newPage();
  await noticeTakingOver(blocked);
  await blockStorage(blocked);
  await openForm(blocked, "/admin/package?package=hajj");
  const field = blocked.getByLabel("Final paragraph");
  await field.fill(TITLE);
  await context.clearCookies();
  await blocked.getByRole("button", { name: "Update package" }).click();
  const dialog = blocked.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Email").fill(EDITOR.email);
  await dialog.getByLabel("Password", { exact: true }).fill(EDITOR.password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
  await expect(blocked.getByText("Nothing that they typed and did not save is kept")).toBeVisible();
  await expect(field).toHaveCount(0);
});

test("another tab steps aside when somebody else signs in on the device", async ({
  page,
  context,
  watch,
}) => {
  // Pictures that fit the title are looked for when it is typed, in a session that has ended.
  watch.allow(/401 .*\/api\/media\?q=/);
  await openForm(page);
  await registerEditor(page);
  await titleOf(page).fill(TITLE);
  // The session ends without a logout.
  await context.clearCookies();
  const other = await openTab(context, "/login");
  await fillSignIn(other, EDITOR);
  await expect(other).toHaveURL("/");
  await expect(page.getByText("Karim Uddin is signed in now")).toBeVisible();
  await expect(titleOf(page)).toHaveCount(0);
  expect((await draftsIn(page)).join()).toContain(TITLE);
});

test("where no tab hears of it, nothing that is typed for one is stored for another", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  await openForm(page, "/admin/package?package=hajj");
  await registerEditor(page);
  // Their cookie takes the place of the first one's, and nothing on the device says so.
  const { email, password } = EDITOR;
  expect((await ask(page, "POST", "/api/users/auth", { email, password })).status).toBe(200);
  await page.getByLabel("Final paragraph").fill(TITLE);
  await page.getByRole("button", { name: "Update package" }).click();
  await expect(page.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
  expect((await ask(page, "GET", "/api/package/hajj")).body.finalparagraph).not.toBe(TITLE);
  expect(JSON.stringify((await ask(page, "GET", "/api/drafts/package/hajj")).body)).not.toContain(
    TITLE,
  );
});
