import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner, signInOwner } from "#tests/support/staff.ts";

const DAY_MS = 86_400_000;

const noticeOf = (page: Page) => page.getByRole("region", { name: "Notice" });

/** As YYYY-MM-DD in Dhaka. */
const dayInDhaka = (at: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dhaka" }).format(at);

async function change(page: Page, part: object): Promise<void> {
  const { body } = await ask(page, "GET", "/api/settings");
  const answer = await ask(page, "PUT", "/api/settings", { notice: { ...body.notice, ...part } });
  expect(answer.status).toBe(200);
}

test("its owner switches it off and on again", async ({ page, siteUrl, browser }) => {
  await openAsOwner(page, siteUrl, "/admin/settings/notice");
  await page.getByLabel("Show the notice").uncheck();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByText("Notice banner updated.")).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto(siteUrl);
  await expect(noticeOf(visitor)).toHaveCount(0);
  expect((await visitor.locator(".nav-bar").boundingBox())?.y).toBe(0);
  await change(page, { isShown: true });
  await visitor.goto(siteUrl);
  await expect(noticeOf(visitor)).toBeVisible();
  await visitor.close();
});

test("its last day ends where the agency is: for who asks then, and on a page that is open", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  await page.goto("/");
  const today = dayInDhaka(Date.now());
  await change(page, { lastDay: today });
  // Dhaka is six hours ahead of UTC, all year.
  const end = Date.parse(`${today}T18:00:00Z`);
  const answer = await page.request.get("/");
  expect(Date.parse(answer.headers().expires ?? "")).toBe(end);

  await page.clock.install({ time: end - 600_000 });
  await page.goto("/");
  await takenOver(page);
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.runFor(540_000);
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(noticeOf(page)).toHaveCount(0);
  expect((await page.locator(".nav-bar").boundingBox())?.y).toBe(0);

  await change(page, { lastDay: dayInDhaka(Date.now() - DAY_MS) });
  const gone = await page.request.get("/");
  expect(await gone.text()).not.toContain('aria-label="Notice"');
  // Of the groups that the page names, one may have left by then.
  expect(Date.parse(gone.headers().expires ?? "")).toBe(end);
});

test("with text spacing, larger letters and on 320 px nothing of it is cut or covered", async ({
  page,
}) => {
  for (const [width, css] of [
    [320, ""],
    [
      320,
      "* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }",
    ],
    [390, "html { font-size: 200% }"],
    [320, "html { font-size: 200% }"],
    [
      1280,
      "* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }",
    ],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await takenOver(page);
    await page.addStyleTag({ content: `html {} ${css}` });
    const at = `${width} px with ${css}`;
    await expect
      .poll(() =>
        page.evaluate(() => {
          const box = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return box("main").top - box(".site-header").bottom;
        }),
      )
      .toBe(0);
    const cut = await page.locator(".notice").evaluate((notice) => {
      const outer = notice.getBoundingClientRect();
      return [...notice.querySelectorAll("a, .words")]
        .filter((part) => part.clientHeight > 0)
        .filter((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          const isCut = part.scrollHeight > part.clientHeight;
          return isCut || top < outer.top || bottom > outer.bottom;
        }).length;
    });
    expect(cut, at).toBe(0);
    const link = await page.locator(".notice a").boundingBox();
    expect(link?.height, at).toBeGreaterThanOrEqual(44);
    expect((link?.x ?? 0) + (link?.width ?? 0), at).toBeLessThanOrEqual(width);
  }
});

test("the quick bar of a phone of 320 px leaves room round its words", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  const call = page.locator(".quick-bar").getByRole("link", { name: "Call" });
  await expect(call).toHaveText("Call");
  await expect(call.getByText("Call")).toBeHidden();
  const rooms = await page.locator(".quick-bar .button").evaluateAll((buttons) =>
    buttons.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return button.getBoundingClientRect().width - range.getBoundingClientRect().width;
    }),
  );
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(16);
});
