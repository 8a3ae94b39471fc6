import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, goInPlace, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner, writePost } from "#tests/support/staff.ts";

const barOf = (page: Page) => page.getByRole("complementary", { name: "This page, for staff" });

const PAGES = [
  { path: "/", title: "Home", state: "Published", editor: "/admin" },
  {
    path: "/packages/umrah",
    title: "Umrah Package",
    state: "Published",
    editor: "/admin/package?package=umrah",
  },
  { path: "/about", title: "About", state: "Published", editor: "/admin/page/about" },
  { path: "/blog", title: "Blog", state: "", editor: "/admin/blog" },
  { path: "/get-started", title: "Get Started", state: "", editor: "/admin" },
];

test.beforeEach(async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
});

test("says what page this is, how it stands and where it is edited", async ({ page }) => {
  for (const { path, title, state, editor } of PAGES) {
    await page.goto(path);
    await takenOver(page);
    await expect(barOf(page)).toContainText(title + state);
    const open = barOf(page).getByRole("link", { name: "Open the editor" });
    await expect(open).toHaveAttribute("href", editor);
  }
});

test("a visitor gets nothing of it, also right after staff", async ({ page }) => {
  await page.goto("/about");
  await expect(barOf(page)).toBeVisible();
  const asVisitor = async (headers = {}) =>
    (await fetch(new URL("/about", page.url()), { headers })).text();
  expect(await asVisitor()).not.toContain("staff-bar");
  // Of a session that has ended the cookie may be left.
  expect(await asVisitor({ cookie: "rihla.session_token=gone" })).not.toContain("staff-bar");
  await page.goto("/login");
  await expect(barOf(page)).toHaveCount(0);
});

test("goes along inside the app, and says what was kept meanwhile", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 404/);
  const post = await writePost(page, siteUrl);
  await page.goto("/blog");
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await ask(page, "PUT", `/api/drafts/post/${post._id}`, { body: { title: "Waits" } });
  await page.getByRole("link", { name: post.title }).first().click();
  await expect(barOf(page)).toContainText(`${post.title}Changes not public`);
  await barOf(page).getByRole("button", { name: "Hide until the next page" }).click();
  await expect(barOf(page)).toHaveCount(0);
  await goInPlace(page, "/contact");
  await expect(barOf(page)).toContainText("ContactPublished");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  await goInPlace(page, "/blog/no-such-post");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
});

test("moves nothing of the page", async ({ page, browser, siteUrl }) => {
  const context = await browser.newContext({ baseURL: siteUrl });
  const visitor = await context.newPage();
  const placeOf = async (one: Page) => {
    await one.goto("/about");
    await takenOver(one);
    return one.evaluate(() =>
      ["h1", "main", ".site-footer"].map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return [box?.x, box?.y, box?.width, box?.height];
      }),
    );
  };
  await visitor.addInitScript(() =>
    addEventListener("alive", () => Object.assign(window, { isAlive: true })),
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await visitor.setViewportSize({ width, height: 844 });
    // The link to the admin area stands in the menu.
    expect((await placeOf(page)).slice(0, 2)).toEqual((await placeOf(visitor)).slice(0, 2));
  }
  await context.close();
});

test("without a fault, phone and computer", async ({ page }) => {
  await page.goto("/privacy-policy");
  await takenOver(page);
  await expectNoFaults(page, TWO);
});

test("speaks the language of the page, also of when its changes go public", async ({ page }) => {
  await page.goto("/about");
  await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
  const says = async (path: string, ...words: string[]) => {
    await page.goto(path);
    const bar = page.locator(".staff-bar");
    for (const text of words) await expect(bar).toContainText(text);
    await expect(bar).not.toContainText(/[a-z]{3}/i);
  };
  await says("/bn/about", "আমাদের কথা", "প্রকাশিত");
  await says("/ar/about", "من نحن", "منشور");
  const place = "/api/drafts/package/umrah";
  const publishAt = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const kept = await ask(page, "PUT", place, { body: { title: "Waits" } });
  const planned = await ask(page, "POST", `${place}/schedule`, { publishAt });
  expect([kept.status, planned.status]).toEqual([200, 200]);
  await says("/bn/packages/umrah", "বদল প্রকাশ হবে");
  await says("/ar/packages/umrah", "موعد نشر التعديلات");
});
