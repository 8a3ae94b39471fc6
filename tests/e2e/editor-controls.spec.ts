import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { htmlOf, openEditor, textOf, toolOf } from "#tests/support/post-form.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { writePost } from "#tests/support/staff.ts";

/** The specification, section 2, in its order; from the picture on they are ours. */
const CONTROLS = [
  "Heading 1",
  "Heading 2",
  "Normal",
  "Font: Sans Serif",
  "Bold",
  "Italic",
  "Underline",
  "Text colour",
  "Background colour",
  "Blockquote",
  "Code block",
  "Ordered list",
  "Bullet list",
  "Link",
  "Alignment",
  "Undo",
  "Redo",
  "Picture",
  "Heading 3",
  "Table",
  "Line across",
  "Caption",
  "Direction of the paragraph",
  "Find and replace",
];

const PLAIN = "<p>Words</p>";

/** What each button makes of a whole paragraph; `menu` is chosen after it. */
const EFFECTS = [
  { tool: "Heading 1", html: "<h1>Words</h1>" },
  { tool: "Heading 2", html: "<h2>Words</h2>" },
  { tool: /^Font/, menu: "Serif", html: '<p><span style="font-family: serif;">Words</span></p>' },
  {
    tool: /^Font/,
    menu: "Monospace",
    html: '<p><span style="font-family: monospace;">Words</span></p>',
  },
  { tool: "Bold", html: "<p><strong>Words</strong></p>" },
  { tool: "Italic", html: "<p><em>Words</em></p>" },
  { tool: "Underline", html: "<p><u>Words</u></p>" },
  {
    tool: "Text colour",
    menu: "Red",
    html: '<p><span style="color: rgb(192, 57, 47);">Words</span></p>',
  },
  {
    tool: "Background colour",
    menu: "Yellow",
    html: '<p><span style="background-color: rgb(245, 230, 196);">Words</span></p>',
  },
  { tool: "Blockquote", html: "<blockquote><p>Words</p></blockquote>" },
  { tool: "Code block", html: "<pre><code>Words</code></pre>" },
  { tool: "Ordered list", html: "<ol><li><p>Words</p></li></ol>" },
  { tool: "Bullet list", html: "<ul><li><p>Words</p></li></ul>" },
  { tool: "Alignment", menu: "Centre", html: '<p style="text-align: center;">Words</p>' },
  { tool: "Alignment", menu: "Right", html: '<p style="text-align: right;">Words</p>' },
  { tool: "Alignment", menu: "Justify", html: '<p style="text-align: justify;">Words</p>' },
  { tool: "Heading 3", html: "<h3>Words</h3>" },
  { tool: "Direction of the paragraph", menu: "Right to left", html: '<p dir="rtl">Words</p>' },
] as const;

const SHORTCUTS = [
  ["Control+b", "<p><strong>Words</strong></p>"],
  ["Control+i", "<p><em>Words</em></p>"],
  ["Control+u", "<p><u>Words</u></p>"],
  ["Control+Alt+1", "<h1>Words</h1>"],
  ["Control+Alt+2", "<h2>Words</h2>"],
  ["Control+Shift+b", "<blockquote><p>Words</p></blockquote>"],
  ["Control+Alt+c", "<pre><code>Words</code></pre>"],
  ["Control+Shift+7", "<ol><li><p>Words</p></li></ol>"],
  ["Control+Shift+8", "<ul><li><p>Words</p></li></ul>"],
  ["Control+Shift+e", '<p style="text-align: center;">Words</p>'],
] as const;

test("the controls of the specification stand in its order, and each works and is undone", async ({
  page,
}) => {
  const post = await writePost(page, EDITING_URL, { content: PLAIN });
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  const names = await page
    .getByRole("toolbar")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  expect(names).toEqual(CONTROLS);

  for (const effect of EFFECTS) {
    await textOf(page).press("Control+a");
    await toolOf(page, effect.tool).click();
    if ("menu" in effect) {
      const role = /colour/.test(String(effect.tool)) ? "menuitem" : "menuitemradio";
      await page.getByRole(role, { name: effect.menu, exact: true }).click();
    }
    await expect(textOf(page), String(effect.tool)).toBeFocused();
    expect(await htmlOf(page), String(effect.tool)).toBe(effect.html);
    await toolOf(page, "Undo").click();
    expect(await htmlOf(page), `${effect.tool}, undone`).toBe(PLAIN);
  }
  await toolOf(page, "Redo").click();
  expect(await htmlOf(page)).toBe(EFFECTS.at(-1)?.html);
});

test("Normal takes a heading back, No colour a colour, Sans Serif a font", async ({ page }) => {
  const content =
    '<h1><span style="color:#c0392f;background-color:#f5e6c4;font-family:serif">Words</span></h1>';
  const post = await writePost(page, EDITING_URL, { content });
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await textOf(page).getByText("Words").dblclick();
  await expect(toolOf(page, "Font: Serif")).toBeVisible();
  await expect(toolOf(page, "Heading 1")).toHaveAttribute("aria-pressed", "true");
  await toolOf(page, "Normal").click();
  for (const tool of ["Text colour", "Background colour"]) {
    await toolOf(page, tool).click();
    await page.getByRole("menuitem", { name: "No colour" }).click();
  }
  await toolOf(page, /^Font/).click();
  await page.getByRole("menuitemradio", { name: "Sans Serif" }).click();
  expect(await htmlOf(page)).toBe('<p><span style="font-family: sans-serif;">Words</span></p>');
});

test("each keyboard shortcut works, and is undone and redone by its own", async ({ page }) => {
  const post = await writePost(page, EDITING_URL, { content: PLAIN });
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  for (const [keys, html] of SHORTCUTS) {
    await textOf(page).press("Control+a");
    await page.keyboard.press(keys);
    expect(await htmlOf(page), keys).toBe(html);
    await page.keyboard.press("Control+z");
    expect(await htmlOf(page), `${keys}, undone`).toBe(PLAIN);
    await page.keyboard.press("Control+Shift+z");
    expect(await htmlOf(page), `${keys}, redone`).toBe(html);
    await page.keyboard.press("Control+z");
  }
});

test("a link is set, changed and removed in its dialog", async ({ page }) => {
  const post = await writePost(page, EDITING_URL, { content: PLAIN });
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await textOf(page).press("Control+a");
  await toolOf(page, "Link").click();
  const dialog = page.getByRole("dialog", { name: "Link" });
  for (const wrong of ["", "javascript:alert(1)", "not an address"]) {
    await dialog.getByLabel("Address").fill(wrong);
    await dialog.getByRole("button", { name: "Set link" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Enter an address");
  }
  await dialog.getByLabel("Address").fill("/packages/umrah");
  await dialog.getByLabel("Address").press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page).getByRole("link")).toHaveAttribute("href", "/packages/umrah");

  await toolOf(page, "Link").click();
  await expect(dialog.getByLabel("Address")).toHaveValue("/packages/umrah");
  await dialog.getByLabel("Address").fill("https://example.com/visa");
  await dialog.getByRole("button", { name: "Set link" }).click();
  await expect(textOf(page).getByRole("link")).toHaveAttribute("href", "https://example.com/visa");
  await toolOf(page, "Link").click();
  await dialog.getByRole("button", { name: "Remove link" }).click();
  expect(await htmlOf(page)).toBe(PLAIN);
  await toolOf(page, "Link").click();
  await page.keyboard.press("Escape");
  await expect(textOf(page)).toBeFocused();
});
