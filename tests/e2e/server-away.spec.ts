import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { COLLEAGUE, openColleague } from "#tests/support/colleague.ts";
import { test } from "#tests/support/own-site-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask, openAsOwner, signInOwner } from "#tests/support/staff.ts";

const AWAY = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;
const NO_ANSWER = "No answer came, so it may be done already.";

const bar = (page: Page) => page.getByRole("region", { name: "Chosen posts" });
const cards = (page: Page) => page.getByRole("article");

/** The first two of the list. @returns their titles */
async function chooseTwo(page: Page): Promise<string[]> {
  const titles = (await cards(page).getByRole("heading").allTextContents()).slice(0, 2);
  for (const title of titles) await page.getByRole("checkbox", { name: `Choose ${title}` }).check();
  return titles;
}

async function deleteChosen(page: Page): Promise<void> {
  await bar(page).getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete 2 posts" }).click();
}

test("posts that were chosen stay, with a sentence for each, while the server is away", async ({
  page,
  siteUrl,
  ownSite,
  watch,
}) => {
  watch.allow(AWAY);
  await openAsOwner(page, siteUrl, "/admin/blog");
  const titles = await chooseTwo(page);
  const before = await cards(page).count();
  await ownSite.kill();
  await deleteChosen(page);
  await expect(bar(page).getByRole("alert").getByRole("listitem")).toHaveText(
    titles.map((title) => `${title}: ${NO_ANSWER}`).map((said) => new RegExp(escaped(said))),
  );
  await expect(cards(page)).toHaveCount(before);
  await expect(bar(page).getByRole("status")).toHaveText("2 posts chosen");
  await ownSite.restart();
  await deleteChosen(page);
  await expect(toastOf(page).filter({ hasText: "2 posts deleted." })).toBeVisible();
  for (const title of titles) await expect(cards(page).filter({ hasText: title })).toHaveCount(0);
});

test("of posts that somebody else has deleted meanwhile it is said so", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 404/);
  await openAsOwner(page, siteUrl, "/admin/blog");
  const [first = ""] = await chooseTwo(page);
  const posts: { _id: string; title: string }[] = (await ask(page, "GET", "/api/blogs")).body;
  const id = posts.find(({ title }) => title === first)?._id;
  expect((await ask(page, "DELETE", `/api/blogs/${id}`)).status).toBe(200);
  await deleteChosen(page);
  await expect(toastOf(page).filter({ hasText: "1 post is not there any more" })).toBeVisible();
  await expect(toastOf(page).filter({ hasText: "1 post deleted." })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test("the list of staff stays while the server is away; whoever was removed meanwhile is named", async ({
  page,
  browser,
  siteUrl,
  ownSite,
  watch,
}) => {
  watch.allow(AWAY);
  watch.allow(/status of 404/);
  await signInOwner(page, siteUrl);
  await page.goto("/admin/settings");
  await (await openColleague(page, browser)).context().close();
  await page.goto("/admin/settings/staff");
  await takenOver(page);
  const remove = page.getByRole("button", { name: `Remove ${COLLEAGUE.name}` });
  const press = async () => {
    await remove.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  };
  await ownSite.kill();
  await press();
  await expect(toastOf(page).filter({ hasText: NO_ANSWER })).toBeVisible();
  await expect(remove).toBeVisible();
  await ownSite.restart();
  const staff: { _id: string; email: string }[] = (await ask(page, "GET", "/api/users")).body;
  const id = staff.find(({ email }) => email === COLLEAGUE.email)?._id;
  expect((await ask(page, "DELETE", `/api/users/${id}`)).status).toBe(200);
  await press();
  const said = `${COLLEAGUE.name} was removed meanwhile.`;
  await expect(toastOf(page).filter({ hasText: said })).toBeVisible();
  await expect(remove).toHaveCount(0);
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
