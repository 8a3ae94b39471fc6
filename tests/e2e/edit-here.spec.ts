import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner, writePost } from "#tests/support/staff.ts";

const TITLE = "Take your mother for Umrah";
const HEADLINE = "Headline of slide 1";

const textOf = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const barOf = (page: Page) => page.getByRole("complementary", { name: "Editing this page" });
const stateOf = (page: Page) => barOf(page).getByRole("status");

const addressOf = (path: string, place: string) => `${path}?preview=${place}&edit`;

async function openHome(page: Page): Promise<void> {
  await page.goto(addressOf("/", "home/home"));
  await expect(textOf(page, "News line")).toBeFocused();
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await textOf(page, name).first().click();
  await textOf(page, name).first().fill(text);
  await page.keyboard.press("Enter");
  // Of a list the next one is begun.
  await page.keyboard.press("Escape");
  await expect(stateOf(page)).toContainText("not public yet");
}

async function asVisitor(page: Page, path: string): Promise<string> {
  return (await fetch(new URL(path, page.url()))).text();
}

async function waitingAt(page: Page, place: string) {
  return (await ask(page, "GET", `/api/drafts/${place}`)).body.body;
}

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
  expect(await asVisitor(page, "/")).toContain(`<h2>${TITLE}</h2>`);
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

test("a list: Enter at the end adds one, Backspace takes an empty one away, Alt moves", async ({
  page,
}) => {
  const place = "package/umrah";
  await page.goto(addressOf("/packages/umrah", place));
  const before = (await ask(page, "GET", "/api/package/umrah")).body.services as string[];
  const services = async () => (await waitingAt(page, place))?.services as string[] | undefined;
  const second = textOf(page, "Services, 2");
  await second.click();
  await second.press("End");
  await second.press("Enter");
  await expect(textOf(page, "Services, 3")).toBeFocused();
  await expect(textOf(page, "Services, 3")).toHaveValue("");
  await page.keyboard.type("Zamzam water");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(second).toBeFocused();
  await expect(second).toHaveValue("Zamzam water");
  await expect.poll(services).toEqual(before.toSpliced(1, 0, "Zamzam water"));
  await expect(page.locator("main li").filter({ hasText: "Zamzam water" })).toBeVisible();

  // Begun, and not written: it never was.
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(textOf(page, "Services, 3")).toHaveValue("");
  await expect(textOf(page, "Services, 3")).not.toHaveAttribute("readonly");
  await page.keyboard.press("Backspace");
  await expect(second).toBeFocused();
  await expect.poll(services).toEqual(before.toSpliced(1, 0, "Zamzam water"));
  await page.getByRole("button", { name: "Remove this service" }).click();
  await expect.poll(services).toEqual(before);
  await barOf(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(services).toEqual(before.toSpliced(1, 0, "Zamzam water"));
});

test("a row of several fields is added by touch, with its fields named", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf("/about", "page/about"));
  await textOf(page, "Name of leader 1").click();
  await page.getByRole("button", { name: "Add a leader below" }).click();
  await expect(textOf(page, "Name of leader 2")).toBeFocused();
  await textOf(page, "Name of leader 2").fill("Karima Begum");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(textOf(page, "Title of leader 2")).toHaveValue("");
  await expect
    .poll(async () => (await waitingAt(page, "page/about"))?.leaders[1].name)
    .toBe("Karima Begum");
  await expect(page.locator("main").getByText("Karima Begum")).toBeVisible();
});

test("a text that the page cuts in two is written whole, and cut again", async ({ page }) => {
  await page.goto(addressOf("/packages/umrah", "package/umrah"));
  await write(page, "Description", "Ten nights. For families of two to twenty. All year.");
  await expect(page.locator(".page-hero p")).toHaveText(/Ten nights\./);
  await expect(page.locator("p.opening")).toHaveText(/For families of two to twenty\./);
  await write(page, "Steps, 1", "Bring your passport. We check it.");
  await expect(page.locator(".step-route li").first().locator("b")).toHaveText(
    /Bring your passport\./,
  );
});

test("a setting goes to its own document; Publish names both and publishes both", async ({
  page,
}) => {
  await openHome(page);
  await write(page, HEADLINE, TITLE);
  await write(page, "Agency: Name of the agency", "Safar Tours");
  await expect(stateOf(page)).toHaveText(/not public yet: Home, Agency$/);
  await expect(page.locator(".site-header .logo")).toContainText("Safar");
  expect((await waitingAt(page, "settings/agency")).brand.name).toBe("Safar Tours");
  await barOf(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(stateOf(page)).toHaveText("Everything here is public");
  const home = await asVisitor(page, "/");
  expect(home).toContain(`<h2>${TITLE}</h2>`);
  expect(home).toContain("Safar");
  expect(home).not.toMatch(/[\u2060-\u2064]/);
});

test("a picture: the page changes behind the panel, and goes back", async ({ page }) => {
  await page.goto(addressOf("/packages/umrah", "package/umrah"));
  const shown = page.locator(".page-hero img");
  const before = (await shown.getAttribute("src")) ?? "";
  const button = page.getByRole("button", { name: "Change picture: Banner picture" });
  await button.click();
  const panel = page.getByRole("dialog", { name: "Banner picture" });
  await expect(panel.getByRole("button", { pressed: true })).toHaveCount(1);
  await expectNoFaults(page, TWO);
  await panel.getByRole("button", { name: "White tents" }).click();
  await expect(shown).toHaveAttribute("src", "/art/hajj-mina.svg");
  await page.keyboard.press("Escape");
  await expect(shown).toHaveAttribute("src", before);
  await expect(button).toBeFocused();
  await button.press("Enter");
  await panel.getByRole("button", { name: "White tents" }).click();
  await panel.getByRole("button", { name: "Use this picture" }).click();
  await expect(panel).toHaveCount(0);
  await expect
    .poll(async () => (await waitingAt(page, "package/umrah")).bannerimageUrl)
    .toBe("/art/hajj-mina.svg");
});

test("the text of a post is written in its place by the same editor", async ({ page, siteUrl }) => {
  const post = await writePost(page, siteUrl);
  await page.goto(addressOf(`/blog/${post.link}`, `post/${post._id}`));
  const write = page.getByRole("button", { name: "Write: Content" });
  await write.press("F2");
  const text = page.getByRole("textbox", { name: "Content" });
  await expect(text).toBeFocused();
  await expect(page.getByRole("toolbar")).toBeVisible();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Written on the page.");
  await page.keyboard.press("Escape");
  await expect(write).toBeFocused();
  await expect(page.locator(".post-content")).toContainText("Written on the page.");
  await expect
    .poll(async () => (await waitingAt(page, `post/${post._id}`))?.content)
    .toContain("Written on the page.");
  expect(await asVisitor(page, `/blog/${post.link}`)).not.toContain("Written on the page.");
});

test("from the menu: planned, cancelled, thrown away", async ({ page }) => {
  await openHome(page);
  await write(page, HEADLINE, TITLE);
  const menu = barOf(page).getByRole("button", { name: "More ways to save" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Publish later" }).click();
  await page.getByRole("button", { name: /^Publish tomorrow/ }).click();
  await expect(stateOf(page)).toContainText("Goes public tomorrow 9:00 am");
  await barOf(page).getByRole("button", { name: "Cancel" }).click();
  await expect(stateOf(page)).toContainText("not public yet");
  await menu.click();
  await page.getByRole("menuitem", { name: "Throw the changes away" }).click();
  await page.getByRole("button", { name: "Throw them away" }).click();
  await expect(stateOf(page)).toHaveText("Everything here is public");
  await expect(textOf(page, HEADLINE)).toHaveValue("Take your parents for Umrah");
  await expect(page.locator(".hero-carousel h2").first()).toContainText("Take your parents");
});

test("what is changed somewhere else says where", async ({ page }) => {
  await openHome(page);
  const posts = page.getByRole("link", { name: "Posts come from Blog. Open" });
  await posts.focus();
  await expect(posts).toBeVisible();
  await posts.press("Enter");
  await expect(page).toHaveURL("/admin/blog");
});
