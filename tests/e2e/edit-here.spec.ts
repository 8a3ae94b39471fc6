import { expectNoFaults, TWO } from "#tests/support/axe.ts";
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
} from "#tests/support/edit-here.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner, writePost } from "#tests/support/staff.ts";

test.beforeEach(async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
});

test("from the bar, by keys alone: written, kept, published", async ({ page }) => {
  await page.goto("/");
  await takenOver(page);
  const before = await asVisitor(page, "/about");
  await page.keyboard.press("e");
  await expect(page).toHaveURL(addressOf("/", "home/home"));
  await expect(textOf(page, "News line")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Background picture of slide 1" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(textOf(page, HEADLINE)).toBeFocused();
  await expect(stateOf(page)).toHaveText("Everything here is public");
  await expect(barOf(page).getByRole("button", { name: "Publish", exact: true })).toBeDisabled();

  // Nothing is written before it is begun.
  await page.keyboard.type("x");
  await expect(textOf(page, HEADLINE)).toHaveValue("Take your parents for Umrah");
  await page.keyboard.press("Enter");
  await page.keyboard.type(TITLE);
  await expect(page.getByText("26 characters; about 30 read best")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(stateOf(page)).toHaveText(/^Saved \d+:\d\d [ap]m, not public yet$/);
  await expect(textOf(page, HEADLINE)).toBeFocused();
  await expect(page.locator(".hero-carousel h2").first()).toContainText(TITLE);
  // Not public, and without the marks of the page that is edited.
  expect((await waitingAt(page, "home/home")).Slide[0].content).toBe(TITLE);
  expect(await asVisitor(page, "/")).not.toContain(TITLE);

  await page.keyboard.press("Tab");
  await expect(textOf(page, "Line under the headline of slide 1")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("F2");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Something else");
  await page.keyboard.press("Escape");
  await expect(textOf(page, HEADLINE)).toHaveValue(TITLE);
  await expect(textOf(page, HEADLINE)).toBeFocused();

  await barOf(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(stateOf(page)).toHaveText("Everything here is public");
  expect(await asVisitor(page, "/")).toContain(`>${TITLE}</h2>`);
  expect(await asVisitor(page, "/")).not.toMatch(/[\u2060-\u2064]|edit-here|staff-bar/);
  expect(await asVisitor(page, "/about")).toBe(before);
  await barOf(page).getByRole("link", { name: "Done" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator(".hero-carousel h2").first()).toHaveText(TITLE);
});

test("the page becomes one that is edited as it stands, where it was scrolled to", async ({
  page,
}) => {
  await page.goto("/packages/umrah");
  await takenOver(page);
  await page.evaluate(() => {
    document.body.dataset.same = "yes";
    scrollTo(0, 600);
  });
  await page.getByRole("link", { name: "Edit here" }).click();
  await expect(textOf(page, "Services, 2")).toBeVisible();
  await expect(page).toHaveURL(addressOf("/packages/umrah", "package/umrah"));
  await expect(page.locator("body")).toHaveAttribute("data-same", "yes");
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Edit here" })).toBeVisible();
  await expect(page.locator(".edit-target")).toHaveCount(0);
  expect(await page.locator("main").textContent()).not.toMatch(/[\u2060-\u2064]/);
});

test("undone and done again; a rule of the form is said where it is broken", async ({ page }) => {
  await openHome(page);
  const headline = textOf(page, HEADLINE);
  await headline.click();
  await headline.fill("");
  await headline.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: HEADLINE })).toBeVisible();
  await expect(headline).not.toHaveAttribute("readonly");
  await headline.fill(TITLE);
  await headline.press("Enter");
  await expect(stateOf(page)).toContainText("not public yet");
  await barOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(headline).toHaveValue("Take your parents for Umrah");
  await expect(stateOf(page)).toContainText("not public yet");
  await barOf(page).getByRole("button", { name: "Redo" }).click();
  await expect(headline).toHaveValue(TITLE);
  await expect.poll(async () => (await waitingAt(page, "home/home")).Slide[0].content).toBe(TITLE);
  // The form has it too.
  await page.goto("/admin");
  await expect(page.getByLabel("Headline").first()).toHaveValue(TITLE);
});

const ELSEWHERE = [
  { place: "package/umrah", path: "/packages/umrah", name: "Services, 2" },
  { place: "page/about", path: "/about", name: "Welcome heading" },
  { place: "page/contact", path: "/contact", name: "Title" },
  { place: "page/privacy", path: "/privacy-policy", name: "Title" },
];

for (const { place, path, name } of ELSEWHERE) {
  test(`${place}: a text of it`, async ({ page }) => {
    await page.goto(addressOf(path, place));
    await textOf(page, name).click();
    await textOf(page, name).fill("Written on the page");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(stateOf(page)).toContainText("not public yet");
    const waiting = JSON.stringify(await waitingAt(page, place));
    expect(waiting).toContain("Written on the page");
    expect(waiting).not.toMatch(/[\u2060-\u2064]/);
    expect(await asVisitor(page, path)).not.toContain("Written on the page");
  });
}

test("a post: its title, from the bar of its page", async ({ page, siteUrl }) => {
  const post = await writePost(page, siteUrl);
  await page.goto(`/blog/${post.link}`);
  await page.getByRole("link", { name: "Edit here" }).click();
  await textOf(page, "Blog Title").click();
  await textOf(page, "Blog Title").fill("Another title");
  await page.keyboard.press("Enter");
  await expect(stateOf(page)).toContainText("not public yet");
  expect((await waitingAt(page, `post/${post._id}`)).title).toBe("Another title");
});

test("links lead nowhere but out of the bar; a visitor edits nothing", async ({ page }) => {
  await openHome(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(addressOf("/", "home/home"));
  expect((await fetch(page.url())).status).toBe(404);
  await barOf(page).getByRole("link", { name: "Open the editor" }).click();
  await expect(page).toHaveURL("/admin");
});

test("what somebody else wrote stays, and the same words are not overwritten", async ({ page }) => {
  await openHome(page);
  const { body: home } = await ask(page, "GET", "/api/home");
  await ask(page, "PUT", "/api/drafts/home/home", {
    base: home.version,
    body: { secondSecheading: "From the form" },
  });
  const headline = textOf(page, HEADLINE);
  await headline.click();
  await headline.fill(TITLE);
  await headline.press("Enter");
  await expect(stateOf(page)).toContainText("not public yet");
  await expect(textOf(page, "Heading")).toHaveValue("From the form");
  expect(await waitingAt(page, "home/home")).toMatchObject({ secondSecheading: "From the form" });
});

test("on a phone: Put back and Keep; no fault on either", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const headline = textOf(page, HEADLINE);
  await headline.click();
  await headline.fill("Something else");
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(headline).toHaveValue("Take your parents for Umrah");
  await headline.click();
  await headline.fill(TITLE);
  await expectNoFaults(page, TWO);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(stateOf(page)).toContainText("not public yet");
});
