import { expect, takenOver } from "#tests/support/browser-test.ts";
import {
  addressOf,
  asVisitor,
  barOf,
  HEADLINE,
  openHome,
  stateOf,
  TITLE,
  textOf,
  waitingAt,
  write,
} from "#tests/support/edit-here.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner, writePost } from "#tests/support/staff.ts";

test.beforeEach(async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
});

test("in the middle of a text: a reload asks, Done keeps it and leads away", async ({ page }) => {
  await openHome(page);
  await textOf(page, HEADLINE).click();
  await page.keyboard.type(TITLE);
  const [dialog] = await Promise.all([
    page.waitForEvent("dialog"),
    page.evaluate(() => setTimeout(() => location.reload())),
  ]);
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(textOf(page, HEADLINE)).toHaveValue(TITLE);
  await barOf(page).getByRole("link", { name: "Done" }).click();
  await expect(page).toHaveURL("/");
  expect((await waitingAt(page, "home/home")).Slide[0].content).toBe(TITLE);
  expect(await asVisitor(page, "/")).not.toContain(TITLE);
});

test("in the middle of a text: Publish takes it along", async ({ page, siteUrl }) => {
  await openHome(page);
  await textOf(page, HEADLINE).click();
  await page.keyboard.type(TITLE);
  await barOf(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(stateOf(page)).toHaveText("Everything here is public");
  expect(await asVisitor(page, "/")).toContain(`>${TITLE}</h2>`);

  const post = await writePost(page, siteUrl);
  await page.goto(addressOf(`/blog/${post.link}`, `post/${post._id}`));
  await page.getByRole("button", { name: "Write: Content" }).click();
  const text = page.getByRole("textbox", { name: "Content" });
  await expect(text).toBeFocused();
  await page.keyboard.type("Words of this moment. ");
  await barOf(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(stateOf(page)).toHaveText("Everything here is public");
  expect(await asVisitor(page, `/blog/${post.link}`)).toContain("Words of this moment.");
});

test("the same words changed by two: what was written here is offered by the editor", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  await openHome(page);
  const [home] = (await ask(page, "GET", "/api/home")).body;
  const [first, ...others] = home.Slide;
  const Slide = [{ ...first, content: "Their headline" }, ...others];
  await ask(page, "PUT", "/api/drafts/home/home", { body: { Slide } });
  await textOf(page, HEADLINE).click();
  await page.keyboard.type(TITLE);
  await page.keyboard.press("Enter");
  await expect(stateOf(page)).toContainText("It is kept on this device; the editor offers it.");
  await barOf(page).getByRole("link", { name: "Open the editor" }).click();
  await page.waitForURL(/\/admin/);
  await takenOver(page);
  const headline = page.getByLabel("Headline").first();
  await expect(headline).toHaveValue("Their headline");
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(headline).toHaveValue(TITLE);
});

test("what could not be stored is stored before anything goes public", async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await openHome(page);
  await write(page, HEADLINE, "The first words");
  const publish = barOf(page).getByRole("button", { name: "Publish", exact: true });
  await page.context().setOffline(true);
  await textOf(page, HEADLINE).click();
  await page.keyboard.type(TITLE);
  await page.keyboard.press("Enter");
  await expect(stateOf(page)).toContainText("may be saved already");
  await publish.click();
  await expect(stateOf(page)).toContainText("may be saved already");
  await page.context().setOffline(false);
  await publish.click();
  await expect(stateOf(page)).toHaveText("Everything here is public");
  expect(await asVisitor(page, "/")).toContain(`>${TITLE}</h2>`);
});

test("what is written while the page is published waits afterwards, and is no conflict", async ({
  page,
}) => {
  await openHome(page);
  await write(page, HEADLINE, TITLE);
  const gone = Promise.withResolvers<void>();
  await page.route("**/api/drafts/home/home/publish?*", async (route) => {
    await gone.promise;
    await route.continue();
  });
  await barOf(page).getByRole("button", { name: "Publish", exact: true }).click();
  await textOf(page, HEADLINE).click();
  await textOf(page, HEADLINE).fill(`${TITLE}, in spring`);
  await page.keyboard.press("Control+Enter");
  gone.resolve();
  await expect
    .poll(async () => (await waitingAt(page, "home/home"))?.Slide?.[0].content)
    .toBe(`${TITLE}, in spring`);
  await expect(stateOf(page)).toContainText("not public yet");
  expect(await asVisitor(page, "/")).toContain(TITLE);
  expect(await asVisitor(page, "/")).not.toContain("in spring");
});
