import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { openColleague } from "#tests/support/colleague.ts";
import { test } from "#tests/support/own-site-test.ts";
import { openEditor, textOf } from "#tests/support/post-form.ts";
import { ask, signInOwner, writePost } from "#tests/support/staff.ts";

// Two people, and two seconds after each of their keys.
test.slow();

const PARAGRAPHS = ["<p>Ask for a room below the eighth floor.</p>", "<p>Then book a flight.</p>"];

const lineOf = (page: Page) => page.locator(".save-state");
const presenceOf = (page: Page) => page.locator(".presence");

/** Both have the same post open. */
async function openBoth(page: Page, theirs: Page, siteUrl: string) {
  const post = await writePost(page, siteUrl, { content: PARAGRAPHS.join("") });
  const path = `/admin/blog/edit/${post._id}`;
  await openEditor(page, path);
  await openEditor(theirs, path);
  const waiting = async () =>
    (await ask(page, "GET", `/api/drafts/post/${post._id}`)).body.body?.content;
  return { post, waiting };
}

async function typeAfter(page: Page, paragraph: string, text: string): Promise<void> {
  await textOf(page).getByText(paragraph).click();
  await page.keyboard.press("End");
  await page.keyboard.type(text);
}

test.beforeEach(async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
  await page.goto("/admin/profile");
});

test("each sees that the other is there, and since when", async ({ page, browser }) => {
  const theirs = await openColleague(page, browser);
  for (const one of [page, theirs]) {
    await one.goto("/admin/package?package=hajj");
    await takenOver(one);
  }
  await expect(presenceOf(theirs)).toHaveText(/Nadia is here since \d+:\d\d [ap]m$/);
  // Coming back to the page is a sign too; otherwise there is one every half minute.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(presenceOf(page)).toHaveText(/Rahim is here since \d+:\d\d [ap]m$/);
  await expectNoFaults(page, TWO);
  await theirs.context().close();
});

test("each sees under which heading the other writes", async ({ page, browser, siteUrl }) => {
  const theirs = await openColleague(page, browser);
  const content = `<h2>The room</h2>${PARAGRAPHS[0]}<h2>أوراق السفر</h2>${PARAGRAPHS[1]}`;
  const post = await writePost(page, siteUrl, { content });
  for (const one of [page, theirs]) await openEditor(one, `/admin/blog/edit/${post._id}`);
  const look = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const sees = (text: string) =>
    expect(async () => {
      await look();
      await expect(page.locator(".writing-in")).toHaveText(text, { timeout: 2_000 });
    }).toPass();
  await textOf(theirs).getByText("Then book a flight.").click();
  await sees("Rahim is writing in أوراق السفر");
  await textOf(theirs).getByText("Ask for a room").click();
  await sees("Rahim is writing in The room");
  await expectNoFaults(page, TWO);
  await theirs.getByLabel("Blog Title").click();
  await expect(async () => {
    await look();
    await expect(page.locator(".writing-in")).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await theirs.context().close();
});

test("different paragraphs go together, under the hands of whoever writes on", async ({
  page,
  browser,
  siteUrl,
}) => {
  const theirs = await openColleague(page, browser);
  const { waiting } = await openBoth(page, theirs, siteUrl);
  await typeAfter(theirs, "Then book a flight.", " Or two.");
  await expect.poll(waiting).toContain("Or two.");
  await typeAfter(page, "Ask for a room", " Lifts are crowded.");
  await expect(lineOf(page)).toHaveText("Rahim changed this too. Look at both");
  await expect(textOf(page)).toContainText("Or two.");
  await page.keyboard.type(" Always.");
  const both =
    "<p>Ask for a room below the eighth floor. Lifts are crowded. Always.</p><p>Then book a flight. Or two.</p>";
  await expect.poll(waiting).toBe(both);

  await typeAfter(theirs, "Then book a flight.", " By sea.");
  await expect.poll(waiting).toContain("By sea.");
  await expect(textOf(theirs)).toContainText("Always.");
  await theirs.context().close();
});

test("what a colleague publishes in the same place is told, and chosen from before it is public", async ({
  page,
  browser,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 409/);
  const theirs = await openColleague(page, browser);
  const post = await writePost(page, siteUrl);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await page.getByLabel("Blog Title").fill("Mine");
  await expect(lineOf(page)).toHaveText(/^Saved .+, not public yet$/);
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  const published = await ask(theirs, "PUT", `/api/blogs/${_id}`, { ...fields, title: "Theirs" });
  expect(published.status).toBe(200);
  await page.getByLabel("Blog Title").fill("Mine, and more");
  await expect(lineOf(page)).toHaveText(/^Saved .+ Something else was published since: you choose/);
  await page.getByRole("button", { name: "Update Blog" }).click();
  const dialog = page.getByRole("dialog", { name: /Somebody else saved this/ });
  await expect(dialog.locator(".version-choice").nth(1)).toContainText("Theirs");
  await dialog.getByRole("button", { name: "Save my choice" }).click();
  await expect
    .poll(async () => (await ask(page, "GET", `/api/blogs/${_id}`)).body.title)
    .toBe("Mine, and more");
  await theirs.context().close();
});

test("the same paragraph is shown as both have it, and written together", async ({
  page,
  browser,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 409/);
  const theirs = await openColleague(page, browser);
  const { post, waiting } = await openBoth(page, theirs, siteUrl);
  await typeAfter(theirs, "Ask for a room", " Near the lift.");
  await expect.poll(waiting).toContain("Near the lift.");
  await typeAfter(page, "Ask for a room", " Far from the lift.");
  const look = lineOf(page).getByRole("button", { name: "Look at both" });
  await expect(lineOf(page)).toHaveText("Rahim changed this too. Look at both");
  // Nobody is interrupted: what is typed meanwhile is among their own.
  await page.keyboard.type(" Please.");
  await look.click();
  const dialog = page.getByRole("dialog", { name: /Somebody else saved this/ });
  const sides = dialog.locator(".version-choice");
  await expect(sides.nth(0).getByRole("insertion")).toHaveText(
    /^added: .*Far from the lift. Please/,
  );
  await expect(sides.nth(1)).toContainText("Rahim’s");
  await expect(sides.nth(1).getByRole("insertion")).toHaveText(/^added: .*Near the lift/);
  await expectNoFaults(page, TWO);
  await dialog.getByRole("button", { name: "Write it together" }).click();
  await expect(textOf(page).locator("p")).toHaveText([
    "Ask for a room below the eighth floor. Far from the lift. Please.",
    "Ask for a room below the eighth floor. Near the lift.",
    "Then book a flight.",
  ]);
  await expect.poll(waiting).toContain("Please.</p><p>Ask for a room");
  await expect(lineOf(page)).toHaveText(/^Saved .+, not public yet$/);
  expect((await ask(page, "GET", `/api/blogs/${post._id}`)).body.content).toBe(PARAGRAPHS.join(""));
  await theirs.context().close();
});
