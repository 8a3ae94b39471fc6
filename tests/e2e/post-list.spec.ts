import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";

test("deleting asks in the words of the specification; Undo brings the post back", async ({
  page,
}) => {
  const post = await writePost(page, EDITING_URL);
  await page.goto("/admin/blog");
  await takenOver(page);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(`${request.method()} ${request.url()}`));
  const card = page.getByRole("article").filter({ hasText: post.title });
  const remove = card.getByRole("button", { name: `Delete ${post.title}` });

  await remove.click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText("Are you sure you want to delete this blog?")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  // What lies behind the dialog is hidden from screen readers; what is said meanwhile is not.
  await expect(page.locator("main").locator("xpath=ancestor-or-self::*[@aria-hidden]")).toHaveCount(
    1,
  );
  await expect(page.locator(".toast-region[aria-hidden]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  expect((await ask(page, "GET", `/api/blogs/${post._id}`)).status).toBe(200);

  await remove.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  // While it is open, nothing else can be reached by role.
  await expect(dialog).toHaveCount(0);
  await expect(card).toHaveCount(0);
  expect((await ask(page, "GET", `/api/blogs/${post._id}`)).status).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();
  await expect(page.getByText("The post is back.")).toBeVisible();
  expect((await ask(page, "GET", `/api/blogs/link/${post.link}`)).body.content).toBe(post.content);

  // The list is updated here: it was not loaded again.
  expect(loaded.filter((line) => line.includes("/admin/"))).toEqual([]);
  expect(loaded.filter((line) => /^(DELETE|POST)/.test(line))).toEqual([
    `DELETE ${EDITING_URL}/api/blogs/${post._id}`,
    `POST ${EDITING_URL}/api/blogs/${post._id}/restore`,
  ]);
});

test("what waits of a post goes with its card, and comes back with it", async ({ page }) => {
  const post = await writePost(page, EDITING_URL);
  const draft = `/api/drafts/post/${post._id}`;
  await page.goto("/about");
  await ask(page, "PUT", draft, { base: post.version, body: { type: "Waits" } });
  await page.goto("/admin/blog");
  await takenOver(page);
  const row = page.getByRole("listitem").filter({ hasText: post.title });
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: `Delete ${post.title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("article").filter({ hasText: post.title })).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});

test("after deleting, the focus is on the list, not lost", async ({ page }) => {
  const post = await writePost(page, EDITING_URL);
  await page.goto("/admin/blog");
  await takenOver(page);
  await page.getByRole("button", { name: `Delete ${post.title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeFocused();
});

test("a deletion that nobody answers may have been done; a second press finds out", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|404/);
  const post = await writePost(page, EDITING_URL);
  await page.goto("/admin/blog");
  await takenOver(page);
  await page.route("**/api/blogs/*", (route) => route.abort());
  await page.getByRole("button", { name: `Delete ${post.title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.locator(".toast-region").getByRole("alert")).toContainText(
    "No answer came, so it may be done already.",
  );
  await expect(page.getByText(post.title)).toBeVisible();
  await page.unroute("**/api/blogs/*");
  const { origin } = new URL(page.url());
  const { _id } = await (await page.request.get(`/api/blogs/link/${post.link}`)).json();
  await page.request.delete(`/api/blogs/${_id}`, { headers: { origin } });
  await page.getByRole("button", { name: `Delete ${post.title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(post.title, { exact: true })).toHaveCount(0);
});

test("a card shows the first 100 characters of the text, not of its HTML, and an ellipsis", async ({
  page,
}) => {
  const words = "Zwölf Wörter, die länger sind als hundert Zeichen: ".repeat(4);
  const content = `<h2>Erst</h2><p><strong>${words}</strong></p>`;
  const post = await writePost(page, EDITING_URL, { content });
  await page.goto("/admin/blog");
  const card = page.getByRole("article").filter({ hasText: post.title });
  const excerpt = `Erst ${words}`.slice(0, 100).trim();
  await expect(card.getByText(`${excerpt}…`, { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: "Edit" })).toHaveAttribute(
    "href",
    `/admin/blog/edit/${post._id}`,
  );
});

test("search and type find posts in a long list", async ({ page }) => {
  const type = `Rare ${Date.now()}`;
  const post = await writePost(page, EDITING_URL, { title: "An okapi at dusk", type });
  await page.goto("/admin/blog");
  await takenOver(page);
  await page.getByRole("searchbox", { name: "Search" }).fill("OKAPI");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search" }).fill("no post says this");
  await expect(page.getByText("No post says that")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("");
  await page.getByRole("combobox", { name: "Type" }).selectOption(type);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: post.title })).toBeVisible();
});

test("what was found is marked, in the title or in the part of the text that holds it", async ({
  page,
}) => {
  const content = `<p>${"Nothing to see. ".repeat(20)}Then a quokka smiles.</p>`;
  const inText = await writePost(page, EDITING_URL, { content });
  const inTitle = await writePost(page, EDITING_URL, { title: "Quokkas <b>of</b> Rottnest" });
  await page.goto("/admin/blog?q=quokka");
  await takenOver(page);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    inTitle.title,
    inText.title,
  ]);
  await expect(page.locator(".post-card mark")).toHaveText(["Quokkas", "quokka"]);
  await expect(page.getByRole("article").last()).toContainText(
    "…Nothing to see. Nothing to see. Then a",
  );
  await expect(page.getByText("2 posts", { exact: true })).toBeVisible();
});

test("a long list has pages; going back, and after editing, one is where one was", async ({
  page,
}) => {
  const type = `Long ${Date.now()}`;
  const titles: string[] = [];
  for (let number = 1; number <= 26; number++) {
    titles.unshift((await writePost(page, EDITING_URL, { type, title: `Number ${number}` })).title);
  }
  const shown = page.getByRole("article").getByRole("heading");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await page.goto(`/admin/blog?${new URLSearchParams({ type })}`);
  await takenOver(page);
  await expect(page.getByText("26 posts", { exact: true })).toBeVisible();
  await expect(shown).toHaveText(titles.slice(0, 24));
  await expect(pages.getByRole("link")).toHaveText(["Older posts"]);

  // Nothing is skipped by what is deleted meanwhile.
  await page.getByRole("button", { name: "Delete Number 20" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("25 posts", { exact: true })).toBeVisible();
  await pages.getByRole("link", { name: "Older posts" }).click();
  await expect(shown).toHaveText(["Number 2", "Number 1"]);
  await expect(pages.getByRole("link")).toHaveText(["Newer posts"]);

  await page.getByRole("link", { name: "Edit Number 1" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Blog Post");
  await page.goBack();
  await expect(shown).toHaveText(["Number 2", "Number 1"]);
  await pages.getByRole("link", { name: "Newer posts" }).click();
  await expect(shown.first()).toHaveText("Number 26");
  await expect(pages.getByRole("link")).toHaveText(["Older posts"]);
});
