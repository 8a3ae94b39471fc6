import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";

const DAY_MS = 86_400_000;

test("what is planned stays planned when a version is restored into it, and that is said before and after", async ({
  page,
}) => {
  const post = await writePost(page, EDITING_URL, { content: "<p>First.</p>" });
  await page.goto("/admin/profile");
  const { _id, title, type, image, link, version } = post;
  const second = { title, type, image, link, version, content: "<p>Second.</p>" };
  await ask(page, "PUT", `/api/blogs/${_id}`, second);
  const draft = `/api/drafts/post/${_id}`;
  await ask(page, "PUT", draft, { body: { title: "Planned" } });
  const publishAt = new Date(Date.now() + DAY_MS).toISOString();
  expect((await ask(page, "POST", `${draft}/schedule`, { publishAt })).status).toBe(200);
  const { body: versions } = await ask(page, "GET", `/api/history/post/${_id}`);
  await page.goto(`/admin/history/post/${_id}/${versions.at(-1)._id}`);
  await takenOver(page);
  await expect(page.getByText(/waiting changes, which go public tomorrow /)).toBeVisible();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("link", { name: "Open the editor" }).click();
  const line = page.getByText(/^Restored from .* Goes public tomorrow /);
  await expect(line).toBeVisible();
  await line.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Blog Title")).toHaveValue("Planned");
  const { body: waiting } = await ask(page, "GET", draft);
  expect(waiting).toMatchObject({ publishAt, body: { title: "Planned" } });
});
