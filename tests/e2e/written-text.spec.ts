import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { openEditor, textOf } from "#tests/support/post-form.ts";
import { ask, signInOwner, writePost } from "#tests/support/staff.ts";

const CONTENT = "<p>In English</p><p>العمرة في أربع خطوات</p><ul><li>مكة</li></ul><p>বাংলায়</p>";
const DIRECTIONS = ["ltr", "rtl", "rtl", "ltr"];

test("every block of a post has its own direction, in the editor and in public", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  const { link, _id } = await writePost(page, siteUrl, { content: CONTENT });
  const directionsIn = (selector: string) =>
    page
      .locator(`${selector} :is(p:not(li p), ul)`)
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).direction));
  await page.goto(`/blog/${link}`);
  expect(await directionsIn(".post-content")).toEqual(DIRECTIONS);
  await page.goto(`/admin/blog/edit/${_id}`);
  await expect(textOf(page)).toContainText("In English");
  expect(await directionsIn(".ProseMirror")).toEqual(DIRECTIONS);
  // Nothing of it is stored.
  const stored = await ask(page, "GET", `/api/blogs/${_id}`);
  expect(stored.body.content).toBe(CONTENT);
});

test("Arabic turns its block while it is typed", async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
  await openEditor(page);
  await textOf(page).click();
  await page.keyboard.type("مرحبا");
  await expect(textOf(page).locator("p")).toHaveCSS("direction", "rtl");
});

test("line breaks in the texts of a package show", async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
  await page.goto("/admin");
  const { body } = await ask(page, "GET", "/api/package/hajj");
  const texts = {
    description: "Under the title. Opening\nof two lines. Then more\nof it.",
    middleparagraph: "Middle\nof two lines",
    finalparagraph: "Ending\nof two lines",
  };
  expect((await ask(page, "PUT", "/api/package/hajj", { ...body, ...texts })).status).toBe(200);
  await page.goto("/packages/hajj");
  const shown = await page.locator("main").innerText();
  for (const text of [
    "Opening\nof two lines.",
    "Then more\nof it.",
    "Middle\nof two",
    "Ending\nof",
  ]) {
    expect(shown).toContain(text);
  }
});
