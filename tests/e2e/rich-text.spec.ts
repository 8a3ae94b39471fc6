import { randomUUID } from "node:crypto";
import { expect } from "#tests/support/browser-test.ts";
import { draftsIn } from "#tests/support/drafts.ts";
import { test } from "#tests/support/editing-test.ts";
import { harmIn } from "#tests/support/harm-in.ts";
import {
  fillDetails,
  htmlOf,
  openEditor,
  paste,
  textOf,
  toastOf,
  toolOf,
} from "#tests/support/post-form.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { ask, writePost } from "#tests/support/staff.ts";
import { XSS_CASES } from "#tests/support/xss-cases.ts";

test("everything the editor makes is stored as it was made, and editing drops none of it", async ({
  page,
}) => {
  const link = `formats-${randomUUID()}`;
  await openEditor(page);
  await fillDetails(page, link);
  const write = async (text: string, ...tools: (string | RegExp)[]) => {
    for (const tool of tools) await toolOf(page, tool).click();
    await page.keyboard.type(text);
    for (const tool of tools) await toolOf(page, tool).click();
  };
  await textOf(page).click();
  await write("A heading\n", "Heading 1");
  await write("Smaller\n", "Heading 2");
  for (const tool of ["Bold", "Italic", "Underline"]) await write(`${tool} `, tool);
  for (const [tool, choice] of [
    ["Text colour", "Green"],
    ["Background colour", "Blue"],
  ] as const) {
    await toolOf(page, tool).click();
    await page.getByRole("menuitem", { name: choice }).click();
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.type(choice);
  }
  await page.keyboard.press("Enter");
  await toolOf(page, "Picture").click();
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await dialog.getByLabel("Address").fill("/art/madinah-dawn.svg");
  await dialog.getByLabel("What it shows").fill("Madinah at dawn");
  await dialog.getByRole("button", { name: "Add picture" }).click();
  await expect(textOf(page).getByRole("img", { name: "Madinah at dawn" })).toBeVisible();

  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(toastOf(page)).toHaveText(/Blog post created!/);
  const { body: made } = await ask(page, "GET", `/api/blogs/link/${link}`);
  for (const part of [
    "<h1>A heading</h1>",
    "<h2>Smaller</h2>",
    "<strong>Bold </strong>",
    "<em>Italic </em>",
    "<u>Underline </u>",
    "color:",
    "background-color:",
    '<img src="/art/madinah-dawn.svg" alt="Madinah at dawn">',
  ]) {
    expect(made.content).toContain(part);
  }

  await openEditor(page, `/admin/blog/edit/${made._id}`);
  await expect(page.getByText("something the editor cannot keep")).toHaveCount(0);
  await textOf(page).press("Control+End");
  await page.keyboard.type("The end");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await expect(page).toHaveURL("/admin/blog");
  const { body: edited } = await ask(page, "GET", `/api/blogs/${made._id}`);
  expect(edited.content).toBe(`${made.content}<p>The end</p>`);
});

test("looking at a post changes nothing, and neither does taking a change back", async ({
  page,
}) => {
  const content =
    '<p><span style="color:#1f7a5c">Green</span> first.</p><ul><li><p>A list at the end</p></li></ul>';
  const post = await writePost(page, EDITING_URL, { content });
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await textOf(page).getByText("A list at the end").click();
  await page.keyboard.press("Control+End");
  await expect(page.locator(".save-state")).toHaveText("Everything here is public");
  await page.keyboard.type("x");
  await expect(page.locator(".save-state").getByText("Saving")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.locator(".save-state")).toHaveText("Everything here is public");
  await page.getByRole("link", { name: "All posts" }).click();
  await expect(page).toHaveURL("/admin/blog");
});

test("words are counted, and the preview shows the post as it will stand", async ({ page }) => {
  await openEditor(page);
  await expect(page.getByText("No words yet")).toBeVisible();
  await fillDetails(page, "not-yet-there");
  await textOf(page).click();
  await page.keyboard.type("Seven mornings without a plan.");
  await expect(page.getByText("5 words, about 1 minute to read")).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  const dialog = page.getByRole("dialog", { name: "Preview" });
  const frame = dialog.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("A post at not-yet-there");
  await expect(frame.locator(".post-content")).toHaveText("Seven mornings without a plan.");
  await dialog.getByRole("button", { name: "Computer" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Preview" })).toBeFocused();
});

test("undo and redo reach across what was kept on the device meanwhile", async ({ page }) => {
  await openEditor(page);
  const kept = async () => (await draftsIn(page, ":blog/new")).join();
  await textOf(page).click();
  await page.keyboard.type("One");
  await expect.poll(kept).toContain("<p>One</p>");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("two");
  await expect.poll(kept).toContain("<strong>two</strong>");
  const undo = toolOf(page, "Undo");
  while (await undo.isEnabled()) await undo.click();
  await expect(textOf(page)).toHaveText("");
  const redo = toolOf(page, "Redo");
  while (await redo.isEnabled()) await redo.click();
  expect(await htmlOf(page)).toBe("<p>One<strong>two</strong></p>");
  await expect.poll(kept).toContain("<strong>two</strong>");
});

test(`${XSS_CASES.length} hostile pastes do nothing, and nothing of them is stored`, async ({
  page,
  watch,
}) => {
  // Pictures that are not there, or are none; and what the page's policy says of handlers while they are read.
  watch.allow(/status of 40[04]|ERR_|Executing inline event handler/);
  const alarms: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() !== "beforeunload") alarms.push(dialog.message());
    void dialog.accept();
  });
  const link = `hostile-${randomUUID()}`;
  await openEditor(page);
  await fillDetails(page, link);
  await textOf(page).click();
  for (const html of XSS_CASES) await paste(page, html);
  const handlers = () =>
    textOf(page).evaluate((element) =>
      [...element.querySelectorAll("*")]
        .filter((child) => child.getAttributeNames().some((name) => name.startsWith("on")))
        .map((child) => child.outerHTML),
    );
  expect(await handlers()).toEqual([]);
  // An embedded drawing that is none.
  await textOf(page).getByRole("button", { name: "Take out" }).click();
  await expect(textOf(page).locator("script, iframe, object, embed, style, svg")).toHaveCount(0);

  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.frameLocator(".dialog iframe").locator(".post-content")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(toastOf(page)).toHaveText(/Blog post created!/);
  const { body } = await ask(page, "GET", `/api/blogs/link/${link}`);
  expect(body.content.length).toBeGreaterThan(300);
  expect(harmIn(body.content)).toEqual([]);
  await page.goto(`/blog/${link}`);
  await expect(page.locator(".post-content")).toBeVisible();
  expect(alarms).toEqual([]);
});

test("a list from Word is a list, with its letters and from where it begins", async ({ page }) => {
  await openEditor(page);
  await textOf(page).click();
  const item = (mark: string, words: string, list: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list}'><!--[if !supportLists]--><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><!--[endif]-->${words}<o:p></o:p></p>`;
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal>Bring</p>${item("·", "Passports", "l0 level1 lfo1")}${item("·", "Photographs", "l0 level1 lfo1")}<p class=MsoNormal>Then</p>${item("3.", "Sign", "l1 level1 lfo2")}${item("4.", "Pay", "l1 level1 lfo2")}</body></html>`,
  );
  await expect(textOf(page).locator("ul > li")).toHaveText(["Passports", "Photographs"]);
  await expect(textOf(page).locator("ol > li")).toHaveText(["Sign", "Pay"]);
  await expect(textOf(page).locator("ol")).toHaveAttribute("start", "3");
  expect(await htmlOf(page)).not.toMatch(/Mso|·|mso-list/);
});
