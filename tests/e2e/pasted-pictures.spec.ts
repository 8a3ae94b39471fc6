import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { bring } from "#tests/support/clipboard.ts";
import { test } from "#tests/support/editing-test.ts";
import { small } from "#tests/support/media-page.ts";
import {
  fillDetails,
  htmlOf,
  openEditor,
  paste,
  textOf,
  toastOf,
} from "#tests/support/post-form.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { OWNER } from "#tests/support/staff-names.ts";

const png = async () =>
  (await small(`#${Math.random().toString(16).slice(2, 8).padEnd(6, "0")}`)).buffer;
const coming = (page: Page, name: string) =>
  page.getByRole("group", { name: `Picture coming in: ${name}` });
const pictures = (page: Page) => textOf(page).locator("img:not(.ProseMirror-separator)");

test("files that are pasted and dropped stand in the text when they are in the library, in their order", async ({
  page,
}) => {
  await openEditor(page);
  await textOf(page).click();
  await page.keyboard.type("Before");
  const files = await Promise.all(
    ["one.png", "two.png", "three.png"].map(async (name) => ({ name, bytes: await png() })),
  );
  await bring(page, { files });
  await page.keyboard.type(" and after");
  await expect(pictures(page)).toHaveCount(3);
  await expect(coming(page, "one.png")).toHaveCount(0);
  expect(await htmlOf(page)).toMatch(
    /^<p>Before and after<\/p>(<img src="\/media\/[^"]+" alt=""[^>]*>.*){3}/,
  );
  const sources = await pictures(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute("src")),
  );
  await bring(page, { files: [{ name: "four.png", bytes: await png() }] }, "drop");
  await expect(pictures(page)).toHaveCount(4);
  await page.keyboard.press("Control+z");
  await expect(pictures(page)).toHaveCount(3);
  expect(
    await pictures(page).evaluateAll((all) => all.map((one) => one.getAttribute("src"))),
  ).toEqual(sources);

  const listed = await page.request.get(`${EDITING_URL}/api/media?limit=30`);
  const names = (await listed.json()).map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["four.png", "one.png", "three.png", "two.png"]));
});

test("embedded pictures come in where they stood, with their words; one step back takes all away", async ({
  page,
}) => {
  await openEditor(page);
  await textOf(page).click();
  const data = `data:image/png;base64,${(await png()).toString("base64")}`;
  await paste(
    page,
    `<p>Above</p><p><img src="${data}" alt="Tents at Mina"></p><table><tr><td>Cell <img src="${data}"></td></tr></table><p>Below</p>`,
  );
  await expect(textOf(page).getByText("Below")).toBeVisible();
  await expect(pictures(page)).toHaveCount(2);
  await expect(textOf(page).locator("td img")).toHaveCount(1);
  expect(await htmlOf(page)).toMatch(
    /<p>Above<\/p>(<p><\/p>)?<img src="\/media\/[^"]*" alt="Tents at Mina"/,
  );
  for (let step = 0; step < 3; step++) await page.keyboard.press("Control+z");
  await expect(textOf(page)).toHaveText("");
  await expect(pictures(page)).toHaveCount(0);
});

test("what is no picture says so in its place; the words around it stay", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openEditor(page);
  await textOf(page).click();
  await page.keyboard.type("Words");
  await bring(page, { files: [{ name: "report.pdf", bytes: Buffer.from("%PDF-1.7 no picture") }] });
  const row = coming(page, "report.pdf");
  await expect(row.getByRole("alert")).toContainText("This is not a picture that we can read");
  await expectNoFaults(page, TWO);
  await row.getByRole("button", { name: "Try again" }).click();
  await expect(row.getByRole("alert")).toContainText("This is not a picture that we can read");
  await row.getByRole("button", { name: "Take out" }).click();
  await expect(row).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type(" go on");
  expect(await htmlOf(page)).toBe("<p>Words go on</p>");
});

test("a picture that is not in the text when the form is left, or a post made, is spoken of", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  const link = `on-its-way-${randomUUID()}`;
  await openEditor(page);
  await fillDetails(page, link);
  await textOf(page).fill("Words");
  await bring(page, { files: [{ name: "report.pdf", bytes: Buffer.from("%PDF-1.7 no picture") }] });
  await expect(coming(page, "report.pdf")).toBeVisible();
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(toastOf(page).filter({ hasText: "Blog post created!" })).toBeVisible();
  await expect(toastOf(page).filter({ hasText: "1 picture was still on its way" })).toBeVisible();
  await expect(coming(page, "report.pdf")).toHaveCount(0);
});

test("a session that ended is begun again in place, and the picture comes in", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/);
  await openEditor(page);
  await textOf(page).click();
  await context.clearCookies();
  await bring(page, { files: [{ name: "kept.png", bytes: await png() }] });
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(coming(page, "kept.png").getByRole("alert")).toBeVisible();
  await coming(page, "kept.png").getByRole("button", { name: "Try again" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
  await expect(pictures(page)).toHaveCount(1);
});

test("pictures in files of the device cannot be read: that is said, and Word's come out of its RTF", async ({
  page,
}) => {
  await openEditor(page);
  await textOf(page).click();
  const html =
    "<p>Room<img src='file:///C:/Temp/clip_image001.png' width=60 height=40></p><p>H<sub>2</sub>O</p>";
  await bring(page, { html });
  const notice = page.getByText(
    "Pasted. 1 picture and the height of 1 raised or lowered word could not be kept.",
  );
  await expect(notice).toBeVisible();
  await expect(textOf(page)).toHaveText("RoomH2O");
  await expectNoFaults(page, TWO);
  await page.locator(".editor-notice").getByRole("button", { name: "Undo" }).click();
  await expect(notice).toHaveCount(0);
  await expect(textOf(page)).toHaveText("");
  const hex = (await png()).toString("hex");
  const rtf = `{\\rtf1\\ansi{\\*\\shppict{\\pict\\picwgoal900\\pichgoal600\\pngblip ${hex}}}{\\nonshppict{\\pict\\wmetafile8 00}}}`;
  await bring(page, { html, rtf });
  await expect(pictures(page)).toHaveCount(1);
  await expect(page.getByText("the height of 1 raised or lowered word")).toBeVisible();
  await expect(page.getByText("1 picture and")).toHaveCount(0);
  await page.locator(".editor-notice").getByRole("button", { name: "Close" }).click();
  await expect(page.locator(".editor-notice")).toHaveCount(0);
});

test("pictures on other sites are offered to be taken in, or left out", async ({ page, watch }) => {
  watch.allow(/status of 400|ERR_|third party: https:\/\/pictures\.example/);
  await openEditor(page);
  await textOf(page).click();
  await page.route("https://pictures.example/**", (route) => route.abort());
  await paste(
    page,
    '<p>Two<img src="https://pictures.example/a.jpg" alt="A gate"></p><p><img src="https://pictures.example/b.jpg"></p>',
  );
  const notice = page.getByText(
    "2 pictures lie on other sites (pictures.example) and are loaded from there.",
  );
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Take in" }).click();
  await expect(
    page.getByText("2 pictures could not be taken in. The other site did not give this picture."),
  ).toBeVisible();
  await expect(pictures(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Leave out" }).click();
  await expect(pictures(page)).toHaveCount(0);
  await expect(textOf(page)).toHaveText("Two");
  await textOf(page).press("Control+z");
  await expect(pictures(page)).toHaveCount(2);

  // No site of the public internet answers a test: what the library gives for one stands in.
  const given = await page.request.post(`${EDITING_URL}/api/media`, {
    headers: { origin: EDITING_URL },
    multipart: {
      file: { name: "a.png", mimeType: "image/png", buffer: await png() },
      alt: "From the library",
    },
  });
  const body = await given.text();
  await page.route("**/api/media/elsewhere", (route) =>
    route.fulfill({ status: 201, contentType: "application/json", body }),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".editor-notice")).toHaveCount(0);
  const url = JSON.parse(body).url;
  await expect(textOf(page).getByRole("img", { name: "A gate" })).toHaveAttribute("src", url);
  await expect(textOf(page).getByRole("img", { name: "From the library" })).toHaveAttribute(
    "src",
    url,
  );
});

test("what one picture was refused for is not said of another; the text has the focus again", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400|ERR_|third party: https:\/\/pictures\.example/);
  await openEditor(page);
  await textOf(page).click();
  await page.route("https://pictures.example/**", (route) => route.abort());
  await paste(page, '<p>One<img src="https://pictures.example/a.jpg" alt="A gate"></p>');
  await page.getByRole("button", { name: "Take in" }).click();
  await expect(textOf(page)).toBeFocused();
  const refused = page.getByText("1 picture could not be taken in.");
  await expect(refused).toBeVisible();
  await page.getByRole("button", { name: "Leave out" }).click();
  await expect(textOf(page)).toBeFocused();
  await paste(page, '<p>Two<img src="https://pictures.example/b.jpg" alt="A door"></p>');
  await expect(page.getByText("1 picture lies on another site (pictures.example)")).toBeVisible();
  await expect(refused).toHaveCount(0);
  await page.getByRole("button", { name: "Keep as is" }).click();
  await expect(textOf(page)).toBeFocused();
});
