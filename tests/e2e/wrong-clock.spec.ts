import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";

const DAY_MS = 86_400_000;

/** Whatever says when it was, or when it will be. */
async function makeTimes(page: Page) {
  const content = "<p>We are closed on 3 May 2060.</p>";
  const post = await writePost(page, EDITING_URL, { content });
  const gone = await writePost(page, EDITING_URL);
  await page.goto("/robots.txt");
  const place = `/api/drafts/post/${post._id}`;
  const publishAt = new Date(Date.now() + DAY_MS).toISOString();
  const email = `${randomUUID()}@rihla.example`;
  const moved = { from: `/old-${randomUUID()}`, to: "/about" };
  const asked = [
    await ask(page, "PUT", place, { body: { title: `A plan for ${post.link}` } }),
    await ask(page, "POST", `${place}/schedule`, { publishAt }),
    await ask(page, "DELETE", `/api/blogs/${gone._id}`),
    await ask(page, "POST", "/api/users/invitations", { email }),
    await ask(page, "POST", "/api/redirects", moved),
  ];
  expect(asked.filter(({ status }) => status >= 400)).toEqual([]);
  return post;
}

for (const year of [2001, 2099]) {
  test(`a device whose clock stands in ${year} takes over what the server drew`, async ({
    page,
  }) => {
    test.slow();
    const { _id, link } = await makeTimes(page);
    await page.clock.setFixedTime(new Date(`${year}-02-03T10:00:00Z`));
    const paths = [
      // The others are looked through before a release.
      ...["/", "/packages/umrah", "/contact", "/blog", `/blog/${link}`],
      `/admin/blog/edit/${_id}`,
      `/admin/history/post/${_id}`,
      ...["", "/today", "/blog", "/blog/trash", "/pages", "/enquiries", "/media", "/profile"].map(
        (path) => `/admin${path}`,
      ),
      ...["moved", "mail", "staff", "activity"].map((path) => `/admin/settings/${path}`),
    ];
    for (const path of paths) {
      await page.goto(path);
      await takenOver(page);
    }
    await page.goto("/admin/settings/activity");
    await takenOver(page);
    await expect(page.getByRole("listitem").first()).toContainText(/\d:\d\d [ap]m$/);
  });
}

test("what was typed where the clock stands in 2001 is offered with the time of the agency", async ({
  page,
}) => {
  const { _id } = await writePost(page, EDITING_URL);
  await page.clock.setFixedTime(new Date("2001-02-03T10:00:00Z"));
  await page.goto(`/admin/blog/edit/${_id}`);
  await takenOver(page);
  await page.route("**/api/drafts/post/*", (route) => route.abort());
  await page.getByLabel("Blog Title").fill("Typed by another clock");
  await page.reload();
  await takenOver(page);
  await expect(page.getByRole("main").locator(".notice-card")).toContainText(
    /typed at \d+:\d\d [ap]m was not/,
  );
});
