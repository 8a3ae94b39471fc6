import {
  DOOR,
  lineOf,
  openPackage,
  saved,
  stored,
  titleOf,
  watchStores,
} from "#tests/support/autosave.ts";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { draftsIn, keptOnDevice } from "#tests/support/drafts.ts";
import { test } from "#tests/support/own-site-test.ts";
import { fillDetails, openEditor, textOf } from "#tests/support/post-form.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

// What is typed is stored two seconds after the last key.
test.slow();

test.beforeEach(({ page, siteUrl }) => signInOwner(page, siteUrl));

test("what is typed is on the server, not public, and goes on on another device", async ({
  page,
  browser,
  siteUrl,
}) => {
  const sent = watchStores(page);
  await openPackage(page);
  await expect(lineOf(page)).toHaveText("Everything here is public");
  await titleOf(page).fill("Umrah, half written");
  await saved(page);
  expect(sent.map((request) => request.postDataJSON().body)).toEqual([
    { title: "Umrah, half written" },
  ]);
  // Nothing is left to lose: nobody is asked, and the device keeps no second copy.
  expect(await draftsIn(page)).toEqual([]);
  expect(
    (await page.request.get("/packages/umrah").then((page) => page.text())).includes("half"),
  ).toBe(false);

  const other = await browser.newContext({ baseURL: siteUrl });
  const second = await other.newPage();
  await noticeTakingOver(second);
  await signInOwner(second, siteUrl);
  await openPackage(second);
  await expect(titleOf(second)).toHaveValue("Umrah, half written");
  await saved(second);
  await titleOf(second).fill("Umrah, written on elsewhere");
  await stored(second, "Umrah, written on elsewhere");
  await other.close();
});

test("an editor in which nothing is changed sends nothing", async ({ page }) => {
  const sent = watchStores(page);
  await openPackage(page);
  await titleOf(page).press("End");
  await titleOf(page).pressSequentially("x");
  await titleOf(page).press("Backspace");
  await page.getByRole("link", { name: "Hajj" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hajj" })).toBeVisible();
  expect(sent).toEqual([]);
});

test("a new post is made once it has a title, once, and the page is the same after a reload", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  const sent = watchStores(page);
  await openEditor(page);
  await textOf(page).fill("Words before a title.");
  await expect(lineOf(page)).toHaveText("Kept on this device until it has a title");
  expect(sent).toEqual([]);
  // No answer comes for a while: what is sent then is for the same post.
  let isSilent = true;
  await page.route("**/api/blogs", async (route) => {
    if (!isSilent) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("Blog Title").fill("Seven nights");
  await expect(lineOf(page)).toHaveText("Offline: kept on this device");
  isSilent = false;
  await page.getByLabel("Blog Title").fill("Seven nights in Madinah");
  await saved(page);
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  await expect(page.getByLabel("Blog Title")).toBeFocused();
  await expect
    .poll(async () => (await ask(page, "GET", "/api/drafts?kind=post")).body)
    .toMatchObject([{ title: "Seven nights in Madinah", isPublic: false }]);

  await page.reload();
  await takenOver(page);
  await expect(page.getByLabel("Blog Title")).toHaveValue("Seven nights in Madinah");
  await expect(textOf(page)).toHaveText("Words before a title.");
});

test("a new post that was stored is made public once, and the form is empty for the next", async ({
  page,
}) => {
  await openEditor(page);
  await page.getByLabel("Blog Title").fill("Stored before");
  await saved(page);
  await page.getByLabel("Blog Image").fill("/art/tours-coast.svg");
  await page.getByLabel("Blog Type").fill("Tours");
  await page.getByLabel("Blog Link").fill("stored-before");
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.getByText("Blog post created!")).toBeVisible();
  await expect(page.getByLabel("Blog Title")).toHaveValue("");
  await expect(page).toHaveURL("/admin/blog/create");
  expect((await ask(page, "GET", "/api/drafts")).body).toEqual([]);
  const made = (await ask(page, "GET", "/api/blogs?limit=5")).body;
  expect(made.filter(({ link }: { link: string }) => link === "stored-before")).toHaveLength(1);
  await page.getByLabel("Blog Title").fill("The next one");
  await saved(page);
  expect((await ask(page, "GET", "/api/drafts")).body).toMatchObject([{ title: "The next one" }]);
  await fillDetails(page, "the-next-one");
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect.poll(async () => (await ask(page, "GET", "/api/drafts")).body).toEqual([]);
  expect((await ask(page, "GET", "/api/blogs/link/the-next-one")).status).toBe(200);
});

test("a new post that is made public while it is being stored is one post", async ({ page }) => {
  await openEditor(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/blogs", async (route) => {
    await held.promise;
    await route.continue();
  });
  const storing = page.waitForRequest("**/api/blogs");
  await fillDetails(page, "one-post");
  await storing;
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.getByRole("button", { name: /Saving/ })).toBeDisabled();
  held.resolve();
  await expect(page.getByText("Blog post created!")).toBeVisible();
  expect((await ask(page, "GET", "/api/drafts")).body).toEqual([]);
  const [newest, next] = (await ask(page, "GET", "/api/blogs?limit=2")).body;
  expect([newest.link, next.link]).toEqual(["one-post", expect.not.stringMatching("one-post")]);
});

test("a tab that is killed before the two seconds: the device has it", async ({
  page,
  context,
}) => {
  await openPackage(page);
  await titleOf(page).fill("Typed and killed");
  await keptOnDevice(page, "Typed and killed");
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // There is nobody left to answer.
  client.send("Page.crash").catch(() => {});
  await crashed;
  const next = await context.newPage();
  await noticeTakingOver(next);
  await openPackage(next);
  await next.getByRole("button", { name: /^Restore what you typed/ }).click();
  await expect(titleOf(next)).toHaveValue("Typed and killed");
  await saved(next);
  await stored(next, "Typed and killed");
});

test("offline it is kept on the device, and stored when the network is back", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await openPackage(page);
  await context.setOffline(true);
  await titleOf(page).fill("Typed in a tunnel");
  await expect(lineOf(page)).toHaveText("Offline: kept on this device");
  await keptOnDevice(page, "Typed in a tunnel");
  await context.setOffline(false);
  await saved(page);
  await stored(page, "Typed in a tunnel");
  expect(await draftsIn(page)).toEqual([]);
});

test("an answer that was lost comes when it is sent again; one that does not come is not taken for somebody else", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|status of 409/);
  await openPackage(page);
  let toLose = 1;
  const sent: (string | undefined)[] = [];
  await page.route(`**${DOOR}`, async (route) => {
    sent.push(route.request().headers()["request-key"]);
    if (toLose === 0) return route.continue();
    toLose -= 1;
    await route.fetch();
    await route.abort();
  });
  await titleOf(page).fill("Any words");
  await saved(page);
  expect(sent).toEqual([expect.stringMatching(/^.{36}$/), sent[0]]);
  toLose = Number.POSITIVE_INFINITY;
  await titleOf(page).fill("First words");
  await expect(lineOf(page)).toHaveText("Offline: kept on this device");
  toLose = 0;
  await titleOf(page).fill("First words, and more");
  await saved(page);
  await stored(page, "First words, and more");
});

test("what is published while it is being stored is not brought back", async ({ page }) => {
  await openPackage(page);
  const held = Promise.withResolvers<void>();
  await page.route(`**${DOOR}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  const storing = page.waitForRequest(`**${DOOR}`);
  await titleOf(page).fill("Published at last");
  await storing;
  await page.getByRole("button", { name: "Update package" }).click();
  await expect(page.getByRole("button", { name: /Saving/ })).toBeDisabled();
  held.resolve();
  await expect(page.getByText("Package updated successfully!")).toBeVisible();
  expect((await ask(page, "GET", "/api/package/umrah")).body.title).toBe("Published at last");
  expect((await ask(page, "GET", DOOR)).status).toBe(404);
  await expect(lineOf(page)).toHaveText("Everything here is public");
});

test("of a long text only what is changed is sent", async ({ page }) => {
  await openPackage(page);
  const paragraph = "<p>The visa comes first, then the flight, then the hotel.</p>";
  const posts = (await ask(page, "GET", "/api/blogs?limit=1")).body;
  const { _id, createdAt, updatedAt, version, ...fields } = posts[0];
  const content = paragraph.repeat(300);
  await ask(page, "PUT", `/api/blogs/${_id}`, { ...fields, content });
  const sent = watchStores(page);
  await openEditor(page, `/admin/blog/edit/${_id}`);
  await textOf(page).press("Control+End");
  await textOf(page).pressSequentially(" And home again.");
  await saved(page);
  const [{ edits, body } = { edits: null, body: null }] = sent.map((one) => one.postDataJSON());
  expect([edits.content.insert, body]).toEqual([" And home again.", {}]);
  for (const request of sent) expect(request.postData()?.length).toBeLessThan(500);
  const waiting = async () => (await ask(page, "GET", `/api/drafts/post/${_id}`)).body;
  expect((await waiting()).body.content).toContain("hotel. And home again.</p>");
});
