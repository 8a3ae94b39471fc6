import type { Page } from "@playwright/test";
import { lineOf } from "#tests/support/autosave.ts";
import { expectNoFaults, faultsIn, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { expectFocusKept, tabAndPress, tabTo, takeTool } from "#tests/support/by-keys.ts";
import { barOf, stateOf } from "#tests/support/edit-here.ts";
import { test } from "#tests/support/own-site-test.ts";
import { textOf, toolOf } from "#tests/support/post-form.ts";
import { ask, openAsOwner, signInOwner, writePost } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.slow();

const saved = (page: Page) => expect(lineOf(page)).toHaveText(/^Saved .*, not public yet$/);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const titleOf = (page: Page) => page.getByRole("textbox", { name: "Blog Title" });

async function signInByKeys(page: Page, siteUrl: string): Promise<void> {
  await signInOwner(page, siteUrl);
  await page.context().clearCookies();
  await page.goto("/login");
  await takenOver(page);
  const form = page.getByRole("form", { name: "Sign In" });
  await tabTo(page, form.getByRole("textbox", { name: "Email" }));
  await page.keyboard.type(OWNER.email);
  await tabTo(page, form.getByLabel("Password", { exact: true }));
  await page.keyboard.type(OWNER.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("/");
}

test("a post: begun, written with a heading, a list, a table and a picture, planned, found again, published", async ({
  page,
  siteUrl,
}) => {
  await signInByKeys(page, siteUrl);
  await page.goto("/admin/today");
  await takenOver(page);
  await tabAndPress(page, page.getByRole("link", { name: "Blog", exact: true }));
  await expectFocusKept(page);
  await tabAndPress(page, page.getByRole("link", { name: "Create New Blog" }));
  await expect(textOf(page)).toBeVisible();

  await tabTo(page, titleOf(page));
  await page.keyboard.type("Papers for Umrah");
  await page.keyboard.press("Tab");
  await expect(toolOf(page, "Heading 1")).toBeFocused();
  await tabAndPress(page, toolOf(page, "Heading 2"), "ArrowRight");
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type("What to bring\n");
  await takeTool(page, "Bullet list");
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type("Passport\nPhotos\n\n");
  await takeTool(page, "Table");
  await expect(page.getByRole("menuitem", { name: "Insert a table" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(textOf(page)).toBeFocused();
  for (const word of ["Room", "Beds", "Price"]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Tab");
  }
  // Out of the table, which has Tab for itself.
  for (let row = 0; row < 3; row++) await page.keyboard.press("ArrowDown");

  await takeTool(page, "Picture");
  const dialog = page.getByRole("dialog", { name: "Picture", exact: true });
  await tabAndPress(page, dialog.getByRole("button", { name: "Choose from the library" }));
  const library = page.getByRole("dialog", { name: "Choose a picture" });
  await expect(library.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(library).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Choose from the library" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, library.getByRole("tab", { name: "Pictures" }));
  await page.keyboard.press("ArrowRight");
  await expect(library.getByRole("tab", { name: "Illustrations" })).toBeFocused();
  await tabAndPress(page, library.getByRole("button", { name: /madinah-dawn/ }).first());
  await expect(dialog.getByRole("textbox", { name: /^What it shows/ })).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Madinah before sunrise");
  await page.keyboard.press("Enter");
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).toMatchAriaSnapshot(`
    - textbox "Content":
      - heading "What to bring" [level=2]
      - list:
        - listitem:
          - paragraph: Passport
        - listitem:
          - paragraph: Photos
      - table
      - img "Madinah before sunrise"
  `);

  for (const [label, text] of [
    ["Blog Image", "/art/madinah-dawn.svg"],
    ["Blog Type", "Umrah"],
    ["Blog Link", "papers"],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.press("Control+a");
    await page.keyboard.type(text);
  }
  await saved(page);

  const more = button(page, "More ways to save");
  await tabAndPress(page, more);
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: /^Keep as draft/ })).toBeFocused();
  await expect(menu).toMatchAriaSnapshot(`
    - menu "More ways to save":
      - menuitem "Keep as draft Nothing public changes"
      - menuitem "Publish later …"
  `);
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, menu.getByRole("menuitem", { name: /^Publish later/ }), "ArrowDown");
  await page.keyboard.press("Enter");
  const later = page.getByRole("dialog", { name: "Publish later" });
  await expect(later.locator(":focus")).toBeVisible();
  await tabAndPress(page, later.getByRole("button", { name: "Publish tomorrow 9:00 am" }));
  await expect(lineOf(page)).toContainText("Goes public tomorrow 9:00 am, Dhaka time.");
  await expect(more).toBeFocused();
  await expectNoFaults(page, TWO);

  await page.setViewportSize({ width: 1280, height: 844 });
  await tabAndPress(page, page.getByRole("link", { name: "All posts" }), "Shift+Tab");
  await expect(page).toHaveURL("/admin/blog");
  await expectFocusKept(page);
  await tabAndPress(page, page.getByRole("link", { name: "Edit Papers for Umrah" }));
  await expect(textOf(page)).toContainText("What to bring");
  await expectFocusKept(page);
  await tabAndPress(page, button(page, "Create Blog"));
  await expect(page).toHaveURL("/admin/blog");
  await expectFocusKept(page);
  expect((await page.request.get("/blog/papers")).status()).toBe(200);
});

test("its history: a version looked at, compared, restored, published", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  const post = await writePost(page, siteUrl, { title: "Papers", link: "papers" });
  await page.goto(`/admin/blog/edit/${post._id}`);
  await takenOver(page);
  await expect(textOf(page)).toBeVisible();
  await tabTo(page, titleOf(page));
  await page.keyboard.press("End");
  await page.keyboard.type(" and pictures");
  await tabAndPress(page, button(page, "Update Blog"));
  await expect(page).toHaveURL("/admin/blog");
  await expectFocusKept(page);

  await tabAndPress(page, page.getByRole("link", { name: "Edit Papers and pictures" }));
  await expect(textOf(page)).toBeVisible();
  await expectFocusKept(page);
  await tabAndPress(page, page.getByRole("link", { name: "History" }));
  const versions = page.getByRole("region", { name: "Versions" });
  await expect(versions).toBeVisible();
  await expectFocusKept(page);
  await expect(versions).toMatchAriaSnapshot(`
    - region "Versions":
      - group "Show"
      - button "Compare two versions"
      - heading /^Today/ [level=3]
      - list:
        - listitem:
          - link /Published Nadia Rahman Public now/
        - listitem:
          - link /Created Nadia Rahman/
  `);
  const oldest = versions.getByRole("link").last();
  await tabAndPress(page, oldest);
  await expect(oldest).toBeFocused();
  await tabAndPress(page, page.getByRole("link", { name: "Compare with now" }));
  const comparison = page.getByRole("region", { name: "What changed" });
  await expect(comparison).toContainText("added: and pictures");
  await expectFocusKept(page);
  expect(await faultsIn(page)).toEqual([]);

  await tabAndPress(page, page.getByRole("button", { name: /^Restore/ }));
  const notice = page.getByRole("region", { name: "Restored into your waiting changes." });
  await expect(notice).toBeFocused();
  await tabAndPress(page, notice.getByRole("link", { name: "Open the editor" }));
  await expect(titleOf(page)).toHaveValue("Papers");
  await expectFocusKept(page);
  await tabAndPress(page, button(page, "Update Blog"));
  await expect(page).toHaveURL("/admin/blog");
  expect((await ask(page, "GET", `/api/blogs/${post._id}`)).body.title).toBe("Papers");
});

test("what is public at once keeps the focus where it was pressed", async ({ page, siteUrl }) => {
  await openAsOwner(page, siteUrl, "/admin/package?package=tours");
  await tabTo(page, page.getByLabel("Title", { exact: true }));
  await page.keyboard.press("End");
  await page.keyboard.type(" by sea");
  await tabAndPress(page, button(page, "Update package"));
  await expect(lineOf(page)).toHaveText("Everything here is public");
  await expect(button(page, "Update package")).toBeFocused();
});

test("edited on its page, from the bar, published there", async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
  const post = await writePost(page, siteUrl, { title: "Papers", link: "papers" });
  await page.goto("/blog/papers");
  await takenOver(page);
  await tabAndPress(page, page.getByRole("link", { name: "Edit here" }));
  const title = page.getByRole("textbox", { name: "Blog Title" });
  await expect(title).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, title);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Papers and pictures");
  await page.keyboard.press("Enter");
  await expect(stateOf(page)).toHaveText(/^Saved .*, not public yet$/);
  await expect(title).toBeFocused();
  await expect(barOf(page)).toMatchAriaSnapshot(`
    - complementary "Editing this page":
      - status: /Saved .* not public yet/
      - button "Undo"
      - link "Open the editor"
      - link "Done"
      - button "Publish"
      - button "More ways to save"
  `);
  expect(await faultsIn(page)).toEqual([]);

  // There and back: what is undone leaves the focus where it can be done again.
  const bar = barOf(page);
  await tabAndPress(page, bar.getByRole("button", { name: "Undo" }));
  await expect(title).toHaveValue("Papers");
  await expectFocusKept(page);
  await tabAndPress(page, bar.getByRole("button", { name: "Redo" }));
  await expect(title).toHaveValue("Papers and pictures");
  await expectFocusKept(page);
  await tabAndPress(page, bar.getByRole("button", { name: "Publish", exact: true }));
  await expect(stateOf(page)).toHaveText("Everything here is public");
  await expectFocusKept(page);
  await tabAndPress(page, bar.getByRole("link", { name: "Done" }));
  await expect(page).toHaveURL("/blog/papers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Papers and pictures");
  expect((await ask(page, "GET", `/api/blogs/${post._id}`)).body.title).toBe("Papers and pictures");
});
