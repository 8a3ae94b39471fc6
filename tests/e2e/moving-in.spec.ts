import { readFileSync } from "node:fs";
import { EVERY, expectNoFaults } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { openColleague } from "#tests/support/colleague.ts";
import { wxr } from "#tests/support/import-files.ts";
import { test } from "#tests/support/inbox-test.ts";
import type { ask } from "#tests/support/staff.ts";

test.slow();

type Page = Parameters<typeof ask>[0];

async function openMoveIn(page: Page): Promise<void> {
  await page.goto("/admin/settings");
  await takenOver(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Move in/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Move in" })).toBeVisible();
}

const stepOf = (page: Page) =>
  page.getByRole("list", { name: "Steps of moving in" }).locator("[aria-current]");

async function lookAt(page: Page, text: string): Promise<void> {
  await page.getByRole("radio", { name: /WordPress/ }).check();
  const file = { name: "rihla-old.xml", mimeType: "text/xml", buffer: Buffer.from(text) };
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Look what would come" }).click();
}

const linkThere = async (page: Page): Promise<string> => {
  const answer = await page.request.get("/api/blogs?limit=1");
  const [{ link }] = await answer.json();
  return link;
};

const OLD = (taken: string) =>
  wxr([
    {
      id: 1,
      title: "Umrah in spring",
      slug: "umrah-in-spring",
      html: '<h4>When</h4>\n\nIn March [contact-form-7 id="1"]',
      categories: ["Spring"],
    },
    { id: 2, title: "An old one", slug: taken, html: "Taken words" },
    { id: 3, title: "Our old office", slug: "old-office", type: "page", html: "Here" },
    { id: 4, title: "Menu", type: "nav_menu_item" },
  ]);

test("the owner looks first, changes a link, takes over, reads the report, undoes all of it", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 40[49]/);
  const taken = await linkThere(page);
  await openMoveIn(page);
  await expect(stepOf(page)).toContainText("Where from");
  await expectNoFaults(page, EVERY);
  await lookAt(page, OLD(taken));
  await expect(page.getByRole("heading", { name: "What would come" })).toBeVisible();
  await expect(stepOf(page)).toContainText("Look first");
  await expect(page.getByRole("list", { name: "Steps of moving in" })).toBeFocused();
  await expect(page.getByText("From WordPress:")).toContainText("rihla-old.xml");
  const comes = page.getByRole("region", { name: "What would come" });
  await expect(comes).toContainText("Posts2");
  await expect(comes).toContainText("Pages, as drafts1");
  const know = page.getByRole("region", { name: "What you should know" });
  await expect(know).toContainText("One small heading becomes a heading of level 3");
  await expect(know).toContainText(
    `/blog/${taken} is here already. The old post becomes ${taken}-2.`,
  );
  await expect(know).toContainText(
    "One form has no counterpart here: a link to Contact stands in its place.",
  );
  await expectNoFaults(page, EVERY);

  await page.getByRole("button", { name: "Change the link of “An old one”" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Link").fill("umrah-in-spring");
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await expect(dialog).toContainText("Another post has this link.");
  await dialog.getByLabel("Link").fill("an-old-one");
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await expect(know).toContainText("The old post becomes an-old-one.");

  await page.getByRole("button", { name: "Take over 2 posts" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Taken over" })).toBeVisible();
  await expect(stepOf(page)).toContainText("Report");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the report" }).click();
  const report = readFileSync(await (await download).path(), "utf8");
  expect(report).toContain('"Post","An old one","Came"');
  expect(report).toContain('"Page","Our old office","Came as a draft"');
  expect(report).toContain('"Something else","Menu","Left out"');
  const visitor = await page.request.get("/2019/03/umrah-in-spring/");
  expect(new URL(visitor.url()).pathname).toBe("/blog/umrah-in-spring");
  expect(await visitor.text()).toContain("In March");

  // What stands there is there when somebody comes back.
  await page.reload();
  await takenOver(page);
  await page.getByRole("button", { name: "Undo all of it" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo all of it" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Undone" })).toBeVisible();
  expect((await page.request.get("/blog/umrah-in-spring")).status()).toBe(404);
  await expectNoFaults(page, EVERY);
  await page.getByRole("button", { name: "Move in from elsewhere" }).click();
  await expect(page.getByRole("region", { name: "Earlier" })).toContainText("rihla-old.xml");
});

test("what cannot be read is said where somebody looks, and nothing is changed", async ({
  page,
}) => {
  await openMoveIn(page);
  await page.getByRole("button", { name: "Look what would come" }).click();
  await expect(page.getByLabel("Address of the old site")).toBeFocused();
  await expect(page.getByText("Write the address.")).toBeVisible();
  await page.getByRole("radio", { name: /WordPress/ }).check();
  await page.getByRole("button", { name: "Look what would come" }).click();
  await expect(page.getByText("Choose a file.")).toBeVisible();
  // Nobody has asked for it there.
  await page.getByRole("radio", { name: /Ghost/ }).check();
  await expect(page.getByText("Choose a file.")).toHaveCount(0);
  await lookAt(page, wxr([{ id: 1 }]).slice(0, -40));
  await expect(page.getByRole("alert")).toContainText(
    "This file is damaged, or ends before its end.",
  );
  await lookAt(page, wxr([{ id: 1, title: "Whole" }]));
  await expect(page.getByRole("button", { name: "Take over 1 post" })).toBeVisible();
  await page.getByRole("button", { name: "Change the file" }).click();
  await expect(stepOf(page)).toContainText("Where from");
  await page.getByLabel("Address of the old site").fill("http://127.0.0.1");
  await page.getByRole("button", { name: "Look what would come" }).click();
  await expect(page.getByRole("alert")).toContainText("Nobody answers at this address");
});

test("stopped in the middle it stays, and goes on after a restart", async ({
  page,
  ownSite,
  watch,
}) => {
  // The server is killed amid its answers.
  watch.allow(
    /Failed to fetch|ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/,
  );
  const many = Array.from({ length: 1500 }, (_, index) => ({
    ...{ id: index + 1, title: `Many ${index}`, slug: `many-${index}` },
    html: "<p>Words of a journey, and more of them.</p>".repeat(20),
  }));
  await openMoveIn(page);
  await lookAt(page, wxr(many));
  await page.getByRole("button", { name: "Take over 1,500 posts" }).click();
  await expect(page.getByText(/\d+ of 1,500 posts and pages/)).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Stopped" })).toBeVisible();
  await expect(page.getByText("What is there stays.")).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await ownSite.kill();
  await ownSite.restart();
  await page.reload();
  await takenOver(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Taken over" })).toBeVisible({
    timeout: 60_000,
  });
  const { headers } = {
    headers: (await page.request.get("/api/blogs?q=journey&limit=1")).headers(),
  };
  expect(Number(headers["x-total-count"])).toBeGreaterThanOrEqual(1500);
});

test("an editor is not offered it, and is told whose it is", async ({ page, browser, watch }) => {
  watch.allow(/status of 403/);
  await page.goto("/admin/settings");
  const theirs = await openColleague(page, browser);
  await theirs.goto("/admin/settings");
  await expect(theirs.getByRole("main").getByRole("link", { name: /^Move in/ })).toHaveCount(0);
  await theirs.goto("/admin/settings/move-in");
  await expect(theirs.getByText("Only the owner of this website may do this.")).toBeVisible();
  await theirs.context().close();
});
