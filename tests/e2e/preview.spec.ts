import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, nothingLeftToDo, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner, writePost } from "#tests/support/staff.ts";

const barOf = (page: Page) => page.getByRole("complementary", { name: "Preview" });

const WAITING = { title: `Not public ${randomUUID()}` };

/** Each kind, a change of it, and where it shows. */
const KINDS = [
  { place: "home/home", path: "/", body: { secondSecPara1: WAITING.title } },
  { place: "package/umrah", path: "/packages/umrah", body: WAITING },
  { place: "page/about", path: "/about", body: { leadersHeading: WAITING.title } },
  { place: "page/contact", path: "/contact", body: { office: { name: WAITING.title } } },
  { place: "page/privacy", path: "/privacy-policy", body: WAITING },
  {
    place: "settings/agency",
    path: "/",
    body: { brand: { name: WAITING.title, tagline: "" }, footer: { text: "", copyright: "" } },
  },
];

/** What a visitor gets, not from a browser's cache. */
async function asVisitor(page: Page, path: string) {
  const response = await fetch(new URL(path, page.url()));
  return { status: response.status, headers: response.headers, html: await response.text() };
}

async function keep(page: Page, place: string, body: object): Promise<void> {
  expect((await ask(page, "PUT", `/api/drafts/${place}`, { body })).status).toBe(200);
}

async function share(page: Page, place: string): Promise<string> {
  const { status, body } = await ask(page, "POST", `/api/drafts/${place}/preview`);
  expect(status).toBe(201);
  return body.link;
}

test.beforeEach(async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
  await page.goto("/privacy-policy");
});

for (const { place, path, body } of KINDS) {
  test(`${place}: its waiting changes on its page, and only there`, async ({ page }) => {
    const before = await asVisitor(page, path);
    await keep(page, place, body);
    const answer = await page.goto(`${path}?preview=${place}`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(barOf(page)).toContainText("Preview: this is not public yet");
    expect((await barOf(page).boundingBox())?.height).toBe(44);
    await takenOver(page);
    await nothingLeftToDo(page);
    // React has left the bar where it was, and shows the same.
    await expect(barOf(page)).toBeVisible();
    await expect(page.locator("body")).toContainText(WAITING.title);
    const after = await asVisitor(page, path);
    expect(after.html).not.toContain(WAITING.title);
    expect(after.html).not.toContain("preview-bar");
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
    const asked = await asVisitor(page, `${path}?preview=${place}`);
    expect(asked.status).toBe(404);
  });
}

test("a post: changed, and never public", async ({ page, siteUrl }) => {
  const post = await writePost(page, siteUrl);
  await keep(page, `post/${post._id}`, { ...WAITING, link: "another-link" });
  for (const link of [post.link, "another-link"]) {
    await page.goto(`/blog/${link}?preview=post/${post._id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(WAITING.title);
    await expect(barOf(page)).toBeVisible();
  }
  const begun = await ask(page, "POST", "/api/blogs", { state: "draft", title: "Only a title" });
  await page.goto(`/blog/${begun.body._id}?preview=post/${begun.body._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Only a title");
  await takenOver(page);
  await barOf(page).getByRole("link", { name: "Back to the editor" }).click();
  await expect(page.getByLabel("Blog Title")).toHaveValue("Only a title");
});

test("a version: as it was then, in a frame of ours and in no other", async ({ page }) => {
  await keep(page, "package/umrah", WAITING);
  await ask(page, "DELETE", "/api/drafts/package/umrah");
  const { body } = await ask(page, "GET", "/api/history/package/umrah?limit=1");
  const path = `/packages/umrah?preview=${body[0]._id}`;
  const answer = await page.goto(path);
  expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(answer?.headers()["x-frame-options"]).toBe("SAMEORIGIN");
  await expect(barOf(page)).toContainText(/^As it was on \d+ \w+ \d{4} at \d{1,2}:\d\d [ap]m/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(WAITING.title);

  await page.goto("/admin");
  await takenOver(page);
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement("iframe"), { src, title: "then" }));
  }, path);
  const frame = page.frameLocator("iframe[title=then]");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(WAITING.title);
  await expect(frame.locator(".preview-bar")).toHaveCount(0);
  await frame
    .getByRole("link", { name: "Contact" })
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(WAITING.title);
});

test("who follows a link leaves the preview, and comes back to it", async ({ page }) => {
  await keep(page, "settings/agency", KINDS.at(-1)?.body ?? {});
  await page.goto("/?preview=settings/agency");
  await takenOver(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(barOf(page)).toHaveCount(0);
  await expect(page.locator("body")).not.toContainText(WAITING.title);
  await page.goBack();
  await expect(barOf(page)).toBeVisible();
  await expect(page.locator("body")).toContainText(WAITING.title);
});

test("shared: seen without an account and without scripts, until it is withdrawn", async ({
  page,
  browser,
  siteUrl,
}) => {
  await keep(page, "package/umrah", WAITING);
  const link = await share(page, "package/umrah");
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl });
  const visitor = await context.newPage();
  const answer = await visitor.goto(link);
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  await expect(barOf(visitor)).toHaveText("Preview: this is not public yet");
  await expect(barOf(visitor).getByRole("link")).toHaveCount(0);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(WAITING.title);
  await visitor.goto("/packages/umrah");
  await expect(visitor.locator("body")).not.toContainText(WAITING.title);
  // It opens its own page and no other.
  const secret = new URL(link).search;
  const elsewhere = await visitor.goto(`/packages/hajj${secret}`);
  expect(elsewhere?.status()).toBe(404);
  await ask(page, "DELETE", "/api/drafts/package/umrah/preview");
  expect((await visitor.goto(link))?.status()).toBe(404);
  await context.close();
});

test("wrong, old, withdrawn, of a page that is none: one answer", async ({ page }) => {
  await keep(page, "package/umrah", WAITING);
  const old = new URL(await share(page, "package/umrah"));
  const withdrawn = new URL(await share(page, "package/umrah"));
  await ask(page, "DELETE", "/api/drafts/package/umrah/preview");
  const answers = [];
  for (const path of [
    old.pathname + old.search,
    withdrawn.pathname + withdrawn.search,
    "/packages/umrah?preview=",
    "/packages/umrah?preview=waiting",
    "/packages/umrah?%70review=package/umrah",
    "/packages/umrah?preview=package/umrah&preview=package/umrah",
    `/packages/umrah?preview=${"x".repeat(1500)}`,
    "/packages/umrah?preview=%F0%9F%98%80",
    "/packages/umrah.data?preview=package/umrah",
    "/no-such-page?preview=home/home",
    "/blog?preview=x",
  ]) {
    const { status, headers, html } = await asVisitor(page, path);
    expect(headers.get("cache-control"), path).toContain("no-store");
    answers.push({ status, html });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
  // Of a page that is remembered for all, nothing came of it.
  expect((await asVisitor(page, "/packages/umrah")).status).toBe(200);
});

test("published meanwhile, a shared address leads to the public page", async ({ page }) => {
  await keep(page, "package/umrah", WAITING);
  const link = await share(page, "package/umrah");
  await ask(page, "POST", "/api/drafts/package/umrah/publish");
  await keep(page, "package/umrah", { title: "The next change" });
  const { html, status } = await asVisitor(page, link);
  expect(status).toBe(200);
  expect(html).toContain(WAITING.title);
  expect(html).not.toContain("preview-bar");
  expect(html).not.toContain("The next change");
});

test("the bar: phone and computer, both looks", async ({ page }) => {
  await keep(page, "home/home", { secondSecPara1: WAITING.title });
  await page.goto("/?preview=home/home");
  await takenOver(page);
  await expectNoFaults(page, TWO);
});
