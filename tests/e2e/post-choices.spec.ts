import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";

const TOMORROW = () => new Date(Date.now() + 86_400_000).toISOString();

async function writeDraft(page: Page, more: object = {}): Promise<{ _id: string; title: string }> {
  const link = randomUUID();
  const post = { title: `Draft ${link}`, type: "Tours", image: "/art/routes-map.svg", link };
  const answer = await page.request.fetch(`${EDITING_URL}/api/blogs`, {
    method: "POST",
    data: { ...post, content: "<p>Soon.</p>", state: "draft", ...more },
    headers: { origin: EDITING_URL },
  });
  expect(answer.status()).toBe(201);
  return { ...post, ...more, ...(await answer.json()) };
}

const box = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: `Choose ${title}` }).first();
const bar = (page: Page) => page.getByRole("region", { name: "Chosen posts" });

test("posts by where they stand: each state has its list", async ({ page }) => {
  const draft = await writeDraft(page);
  const planned = await writeDraft(page, { state: "scheduled", publishAt: TOMORROW() });
  const changed = await writePost(page, EDITING_URL);
  await page.goto("/admin/blog");
  await ask(page, "PUT", `/api/drafts/post/${changed._id}`, {
    body: { title: `${changed.title}!` },
  });
  await page.reload();
  await takenOver(page);
  await expect(page.getByRole("article").filter({ hasText: changed.title })).toContainText(
    "Changes not public",
  );
  const states = page.getByRole("navigation", { name: "Posts by where they stand" });
  for (const [name, title] of [
    ["Draft", draft.title],
    ["Scheduled", planned.title],
    ["Changes not public", `${changed.title}!`],
  ] as const) {
    const chip = states.getByRole("link", { name });
    await chip.click();
    await expect(chip).toHaveAttribute("aria-current", "true");
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    const count = Number(await chip.locator("small").textContent());
    await expect(page.getByRole("checkbox")).toHaveCount(count);
  }
  await states.getByRole("link", { name: "Published" }).click();
  await expect(page.getByText(draft.title)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: changed.title })).toBeVisible();
});

test("several are published with one question; what is not ready says what is missing", async ({
  page,
  watch,
}) => {
  watch.allow(/400/);
  const ready = await writeDraft(page);
  const unready = await writeDraft(page, { image: "" });
  await page.goto("/admin/blog?state=draft");
  await takenOver(page);
  for (const { title } of [ready, unready]) await box(page, title).check();
  await expect(bar(page).getByRole("status")).toHaveText("2 posts chosen");
  await bar(page).getByRole("button", { name: "Publish …" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish 2 posts?" });
  await expect(dialog.getByRole("listitem")).toHaveText([unready.title, ready.title]);
  await expectNoFaults(page, TWO);
  await dialog.getByRole("button", { name: "Publish 2 posts" }).click();
  await expect(page.getByText("1 post is public now.")).toBeVisible();
  await expect(bar(page).getByRole("alert")).toHaveText(
    `${unready.title}: It is not ready. Look at Blog Image.`,
  );
  await expect(box(page, unready.title)).toBeChecked();
  expect((await ask(page, "GET", `/api/blogs/${ready._id}`)).status).toBe(200);
  expect((await ask(page, "GET", `/api/blogs/${unready._id}`)).status).toBe(404);
});

test("a new type: public at once, unless something waits; nobody's waiting words go with it", async ({
  page,
}) => {
  const quiet = await writePost(page, EDITING_URL);
  const changed = await writePost(page, EDITING_URL);
  await page.goto("/admin/blog");
  const door = `/api/drafts/post/${changed._id}`;
  await ask(page, "PUT", door, { body: { title: "Not yet" } });
  await page.reload();
  await takenOver(page);
  await box(page, quiet.title).check();
  await page.getByRole("checkbox", { name: `Choose ${changed.title}` }).check();
  await bar(page).getByRole("button", { name: "Change type …" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Update 2 posts" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Fill in the type.");
  await dialog.getByRole("textbox", { name: "Blog Type" }).fill("Night trains");
  await dialog.getByRole("button", { name: "Update 2 posts" }).click();
  await expect(page.getByText("2 posts have the new type.")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const typeOf = async (path: string) => (await ask(page, "GET", path)).body;
  expect(await typeOf(`/api/blogs/${quiet._id}`)).toMatchObject({
    ...{ title: quiet.title, content: quiet.content, type: "Night trains" },
  });
  expect(await typeOf(`/api/blogs/${changed._id}`)).toMatchObject({
    ...{ title: changed.title, type: changed.type },
  });
  expect((await typeOf(door)).body).toMatchObject({ title: "Not yet", type: "Night trains" });
});

test("a press with Shift chooses all between; deleted together, back together", async ({
  page,
}) => {
  const drafts = [await writeDraft(page), await writeDraft(page), await writeDraft(page)].reverse();
  await page.goto("/admin/blog?state=draft");
  await takenOver(page);
  const [first, , last] = drafts.map(({ title }) => box(page, title));
  await first?.click();
  await last?.click({ modifiers: ["Shift"] });
  await expect(bar(page).getByRole("status")).toHaveText("3 posts chosen");
  await bar(page).getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete 3 posts" }).click();
  await expect(page.getByText("3 posts deleted. They are kept for 30 days.")).toBeVisible();
  for (const { title } of drafts) await expect(page.getByText(title)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 posts are back.")).toBeVisible();
  for (const { title } of drafts) await expect(page.getByText(title)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the bar lies above the tab bar; by keyboard, too; axe finds nothing", async ({ page }) => {
    const { title } = await writeDraft(page);
    await page.goto("/admin/blog?state=draft");
    await takenOver(page);
    await box(page, title).focus();
    await page.keyboard.press("Space");
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expectNoFaults(page, TWO);
    await bar(page).getByRole("button", { name: "Choose none" }).focus();
    await page.keyboard.press("Enter");
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
