import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
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
  expect(home).toContain(`>${TITLE}</h2>`);
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

for (const [path, place] of [
  ["/", "home/home"],
  ["/packages/umrah", "package/umrah"],
  ["/contact", "page/contact"],
] as const) {
  test(`what lies over ${path} makes the page of a phone no wider`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOf(path, place));
    await expect(page.locator(".edit-target textarea").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
