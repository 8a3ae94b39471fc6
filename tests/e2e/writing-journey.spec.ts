import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { lineOf } from "#tests/support/autosave.ts";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { openColleague } from "#tests/support/colleague.ts";
import { test } from "#tests/support/journey-site.ts";
import { openEditor, textOf, toastOf } from "#tests/support/post-form.ts";
import { ask, fillSignIn } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

// Two people, three devices, a server that is down for some seconds.
test.slow();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DETAILS = { "Blog Image": "/art/madinah-dawn.svg", "Blog Type": "Umrah" };

const saved = (page: Page) => expect(lineOf(page)).toHaveText(/^Saved .*, not public yet$/);
const publicTitle = async (page: Page, path: string) => {
  const answer = await page.request.get(path);
  return /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1];
};

async function signInOn(browser: Browser, origin: string, device: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: origin, ...device });
  const page = await context.newPage();
  await noticeTakingOver(page);
  await page.goto("/login");
  await fillSignIn(page);
  await page.waitForURL(`${origin}/`);
  return page;
}

/** The text that the server keeps has these words. */
const waitsWith = (page: Page, door: string, text: string) =>
  expect.poll(async () => (await ask(page, "GET", door)).body.body.content).toContain(text);

/** Begun with a title and two paragraphs, by touch. @returns where it goes on */
async function beginOnPhone(phone: Page): Promise<string> {
  await openEditor(phone);
  await phone.getByLabel("Blog Title").fill("Madinah with children");
  await textOf(phone).tap();
  await phone.keyboard.type("Bring soft shoes.");
  await phone.keyboard.press("Enter");
  await phone.keyboard.type("Drink often.");
  await saved(phone);
  await expect
    .poll(async () => (await ask(phone, "GET", "/api/drafts?kind=post")).body)
    .toMatchObject([{ title: "Madinah with children" }]);
  const { body } = await ask(phone, "GET", "/api/drafts?kind=post");
  const door = `/api/drafts/post/${body[0].id}`;
  await waitsWith(phone, door, "Drink often.");
  return `/admin/blog/edit/${body[0].id}`;
}

async function typeAfter(page: Page, words: string, more: string): Promise<void> {
  await textOf(page).getByText(words).click();
  await page.keyboard.press("End");
  await page.keyboard.type(more);
}

test("a post from the first word on a phone to its second life", async ({
  page,
  browser,
  siteUrl,
  ownSite,
}) => {
  const origin = siteUrl;
  // Whoever comes first is the owner, and signed in.
  await page.request.post("/api/users", { data: OWNER, headers: { origin } });
  const phone = await signInOn(browser, origin, PHONE);
  const editor = await beginOnPhone(phone);
  const id = editor.split("/").at(-1);
  const door = `/api/drafts/post/${id}`;
  await phone.context().close();

  // Finished at a desk, while a colleague writes in the other paragraph.
  await page.goto("/admin/profile");
  const theirs = await openColleague(page, browser);
  await openEditor(page, editor);
  await expect(textOf(page)).toContainText("Bring soft shoes.");
  await openEditor(theirs, editor);
  await expect(theirs.locator(".presence")).toHaveText(/^.*Nadia is here since /);
  for (const [label, text] of Object.entries(DETAILS)) await page.getByLabel(label).fill(text);
  await page.getByLabel("Blog Link").fill("madinah");
  await typeAfter(theirs, "Drink often.", " Zamzam is everywhere.");
  await waitsWith(theirs, door, "Zamzam is everywhere.");
  await typeAfter(page, "Bring soft shoes.", " And a hat.");
  await expect(textOf(page)).toContainText("Zamzam is everywhere.");
  await waitsWith(page, door, "And a hat.");
  await theirs.context().close();

  // Planned; the server is down over the moment, and publishes at its start.
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: /Publish later/ }).click();
  await page.getByRole("button", { name: "Publish tomorrow 9:00 am" }).click();
  await expect(lineOf(page)).toContainText("Goes public tomorrow 9:00 am, Dhaka time.");
  const soon = Date.now() + 4_000;
  const publishAt = new Date(soon).toISOString();
  const moved = await ask(page, "POST", `${door}/schedule`, { publishAt });
  expect(moved.status).toBe(200);
  await page.goto("about:blank");
  await ownSite.kill();
  await expect.poll(() => Date.now()).toBeGreaterThan(soon);
  await ownSite.restart();
  await expect
    .poll(() => publicTitle(page, `${origin}/blog/madinah`))
    .toBe("Madinah with children");

  // Its link changes; whoever has the old one is led on.
  await openEditor(page, editor);
  await page.getByLabel("Blog Title").fill("Madinah with grandparents");
  await page.getByLabel("Blog Link").fill("madinah-slowly");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(toastOf(page)).toHaveText(/Blog post updated!/);
  const old = await page.request.get("/blog/madinah", { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, "/blog/madinah-slowly"]);
  const byLink = await ask(page, "GET", "/api/blogs/link/madinah");
  expect(byLink.body.title).toBe("Madinah with grandparents");

  // The first version, compared with what is public, restored, and public again.
  await page.goto(`/admin/history/post/${id}?only=published`);
  await takenOver(page);
  const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.last()).toContainText("Published as planned");
  await versions.last().getByRole("link").click();
  await page.getByRole("link", { name: "Compare with now" }).click();
  const comparison = page.getByRole("region", { name: "What changed" });
  await expect(comparison).toContainText("removed: childrenadded: grandparents");
  await versions.last().getByRole("link").click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("link", { name: "Open the editor" }).click();
  await expect(page.getByLabel("Blog Title")).toHaveValue("Madinah with children");
  expect(await publicTitle(page, "/blog/madinah-slowly")).toBe("Madinah with grandparents");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(toastOf(page)).toHaveText(/Blog post updated!/);
  expect(await publicTitle(page, "/blog/madinah")).toBe("Madinah with children");
  const later = await page.request.get("/blog/madinah-slowly", { maxRedirects: 0 });
  expect([later.status(), later.headers().location]).toEqual([301, "/blog/madinah"]);
  const { body: post } = await ask(page, "GET", `/api/blogs/${id}`);
  expect(post.content).toBe(
    "<p>Bring soft shoes. And a hat.</p><p>Drink often. Zamzam is everywhere.</p>",
  );
});
