import { randomUUID } from "node:crypto";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { fillDetails, openEditor, textOf, toastOf } from "#tests/support/post-form.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";

test("title, image, type and link are required, content is not", async ({ page }) => {
  const link = `empty-${randomUUID()}`;
  await openEditor(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method()));
  await page.getByRole("button", { name: "Create Blog" }).click();
  const summary = page.getByRole("form").locator(".error-summary");
  await expect(summary).toContainText("Please fix 4 things");
  for (const label of ["Blog Title", "Blog Image", "Blog Type", "Blog Link"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("required", "");
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    await expect(summary.getByRole("link", { name: label })).toBeVisible();
  }
  expect(sent).not.toContain("POST");
  await fillDetails(page, link);
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(toastOf(page)).toHaveText(/Blog post created!/);
  expect((await ask(page, "GET", `/api/blogs/link/${link}`)).body.content).toBe("");
});

test("the link takes the characters of the specification and ignores every other", async ({
  page,
}) => {
  await openEditor(page);
  const link = page.getByLabel("Blog Link");
  const allowed = "azAZ09-._~:/?#[]@!$&'()*+,;=";
  await link.pressSequentially(`a z%"<>\\^\`{|}é本${allowed}`);
  await expect(link).toHaveValue(`az${allowed}`);
  await link.fill("");
  await link.evaluate((input: HTMLInputElement) => {
    input.focus();
    document.execCommand("insertText", false, "pasted with spaces");
  });
  await expect(link).toHaveValue("pastedwithspaces");
});

test("creating says so, clears the form and stays; readers see the post at once", async ({
  page,
}) => {
  const link = `new-${randomUUID()}`;
  await openEditor(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create New Blog");
  await fillDetails(page, link);
  await textOf(page).fill("Seven mornings without a plan.");
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(toastOf(page)).toHaveText(/Blog post created!/);
  await expect(page).toHaveURL("/admin/blog/create");
  for (const label of ["Blog Title", "Blog Image", "Blog Type", "Blog Link"]) {
    await expect(page.getByLabel(label)).toHaveValue("");
  }
  await expect(textOf(page)).toHaveText("");
  const { body } = await ask(page, "GET", `/api/blogs?q=${link}`);
  expect(body).toMatchObject([{ link, content: "<p>Seven mornings without a plan.</p>" }]);
  await page.goto(`/blog/${link}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`A post at ${link}`);
  await expect(page.locator(".post-content")).toHaveText("Seven mornings without a plan.");
});

test("editing starts from the post, says so and leads to the list", async ({ page }) => {
  const post = await writePost(page, EDITING_URL);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Blog Post");
  await expect(page.getByLabel("Blog Title")).toHaveValue(post.title);
  await expect(page.getByLabel("Blog Image")).toHaveValue(post.image);
  await expect(page.getByLabel("Blog Type")).toHaveValue(post.type);
  await expect(page.getByLabel("Blog Link")).toHaveValue(post.link);
  await expect(textOf(page)).toHaveText("Start with the dates.");
  await page.getByLabel("Blog Type").fill("Money");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page).toHaveURL("/admin/blog");
  await expect(toastOf(page)).toHaveText(/Blog post updated!/);
  expect((await ask(page, "GET", `/api/blogs/${post._id}`)).body.type).toBe("Money");
});

test("a character that a link cannot hold is ignored, and the caret stays", async ({ page }) => {
  await openEditor(page);
  const field = page.getByLabel("Blog Link");
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
  const put = (at: number, end = at) =>
    field.evaluate(
      (input: HTMLInputElement, [from = 0, to = 0]) => {
        input.focus();
        input.setSelectionRange(from, to);
      },
      [at, end],
    );
  await field.fill("seven-nights");
  await put(5);
  await page.keyboard.type(" é%");
  expect([await field.inputValue(), await caret()]).toEqual(["seven-nights", 5]);
  await page.keyboard.type("-x y");
  expect([await field.inputValue(), await caret()]).toEqual(["seven-xy-nights", 8]);
  await put(0, 5);
  await field.evaluate(() => document.execCommand("insertText", false, "nine è 9"));
  expect([await field.inputValue(), await caret()]).toEqual(["nine9-xy-nights", 5]);

  // A keyboard that composes, as on a phone: nothing is taken out of its hands before it is done.
  const client = await page.context().newCDPSession(page);
  await put(4);
  const compose = { selectionStart: 0, selectionEnd: 0 };
  await client.send("Input.imeSetComposition", { ...compose, text: "te é" });
  await expect(field).toHaveValue("ninete é9-xy-nights");
  await client.send("Input.insertText", { text: "té en" });
  expect([await field.inputValue(), await caret()]).toEqual(["nineten9-xy-nights", 7]);
});

test("failures are told in the exact words, and nothing typed is lost", async ({ page, watch }) => {
  watch.allow(/status of (409|500)/);
  const link = `failed-${randomUUID()}`;
  const post = await writePost(page, EDITING_URL);
  for (const [path, button, words] of [
    ["/admin/blog/create", "Create Blog", "Error creating blog post."],
    [`/admin/blog/edit/${post._id}`, "Update Blog", "Error updating blog post."],
  ] as const) {
    await openEditor(page, path);
    await fillDetails(page, link);
    await page.route(/\/api\/blogs/, (route) =>
      route.fulfill({ status: 500, json: { message: "Something went wrong on our side." } }),
    );
    await page.getByRole("button", { name: button }).click();
    await expect(toastOf(page)).toContainText(words);
    await expect(page.locator(".save-state")).toContainText("Something went wrong on our side.");
    await expect(page.getByLabel("Blog Link")).toHaveValue(link);
    await page.unroute(/\/api\/blogs/);
    await page.getByRole("button", { name: button }).click();
    if (button === "Update Blog")
      await expect(page.getByText("uses this link").first()).toBeVisible();
    else await expect(toastOf(page).first()).toContainText("Blog post created!");
    page.once("dialog", (dialog) => dialog.accept());
  }
});

test("a link that is taken is said while typing, and beside its field when saving", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  const post = await writePost(page, EDITING_URL);
  await openEditor(page);
  await fillDetails(page, post.link);
  await expect(page.getByText("Another post uses this link")).toBeVisible();
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(toastOf(page)).toContainText("Error creating blog post.");
  await expect(page.getByLabel("Blog Link")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Blog Link").fill(`${post.link}-2`);
  await expect(page.getByText("No other post uses this link")).toBeVisible();
});

test("the button is off while the saving is on its way", async ({ page }) => {
  const post = await writePost(page, EDITING_URL);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/blogs\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Blog Type").fill("Money");
  const button = page.locator('.save-bar button[type="submit"]');
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(page).toHaveURL("/admin/blog");
});

test("what the editor cannot keep is announced, and stays until the content is changed", async ({
  page,
}) => {
  const content = '<p style="color:#c0392f">Red all over.</p>';
  const post = await writePost(page, EDITING_URL, { content });
  expect(post.content).toBe(content);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await expect(page.getByText("something the editor cannot keep: a text colour")).toBeVisible();
  await page.getByLabel("Blog Type").fill("Money");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page).toHaveURL("/admin/blog");
  const { body } = await ask(page, "GET", `/api/blogs/${post._id}`);
  expect([body.type, body.content]).toEqual(["Money", content]);
});

test("a post that is not there says so", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.goto("/admin/blog/edit/no-such-post");
  await takenOver(page);
  await expect(page.getByText("There is no post with this address.")).toBeVisible();
});
