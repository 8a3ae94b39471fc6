import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { showText } from "#tests/support/show-text.tsx";

const styled = (style: string) => `<p><span style="${style}">Noor</span></p>`;
const PLAIN = "<p>Noor</p>";

/** The specification, section 2: a text, the tool that is pressed with all of it marked, and what it becomes. */
const TOOLS: readonly [html: string, tool: string, becomes: string][] = [
  [PLAIN, "Heading 1", "<h1>Noor</h1>"],
  [PLAIN, "Heading 2", "<h2>Noor</h2>"],
  ["<h2>Noor</h2>", "Normal", PLAIN],
  [PLAIN, "Bold", "<p><strong>Noor</strong></p>"],
  [PLAIN, "Italic", "<p><em>Noor</em></p>"],
  [PLAIN, "Underline", "<p><u>Noor</u></p>"],
  [PLAIN, "Blockquote", "<blockquote><p>Noor</p></blockquote>"],
  [PLAIN, "Code block", "<pre><code>Noor</code></pre>"],
  [PLAIN, "Ordered list", "<ol><li><p>Noor</p></li></ol>"],
  [PLAIN, "Bullet list", "<ul><li><p>Noor</p></li></ul>"],
  [PLAIN, "Heading 3", "<h3>Noor</h3>"],
  [PLAIN, "Line across", "<hr>"],
];

/** The same with what is chosen in a menu. */
const MENUS: readonly [html: string, menu: string | RegExp, choice: string, becomes: string][] = [
  [PLAIN, /^Font/, "Monospace", styled("font-family: monospace")],
  [styled("color: #c0392f"), "Text colour", "No colour", PLAIN],
  [PLAIN, "Background colour", "Red", styled("background-color: #f8d9d6")],
  [styled("background-color: #f8d9d6"), "Background colour", "No colour", PLAIN],
  [PLAIN, "Text colour", "Red", styled("color: #c0392f")],
  [PLAIN, "Alignment", "Centre", '<p style="text-align: center">Noor</p>'],
  [PLAIN, "Direction of the paragraph", "Right to left", '<p dir="rtl">Noor</p>'],
  ['<p dir="rtl">Noor</p>', "Direction of the paragraph", "As its first words", PLAIN],
];

test("each tool makes of a text what it says", async () => {
  const { mark, written } = await showText();
  const made = TOOLS.map(([html, tool]) => {
    mark(html);
    document.querySelector<HTMLButtonElement>(`button[aria-label="${tool}"]`)?.click();
    return [tool, written()];
  });
  expect(made).toEqual(TOOLS.map(([, tool, becomes]) => [tool, becomes]));
});

test("each menu makes of a text what is chosen there", async () => {
  const { screen, mark, written } = await showText();
  const made: string[] = [];
  for (const [html, menu, choice] of MENUS) {
    mark(html);
    await screen.press(menu);
    await screen.press(choice);
    made.push(written());
  }
  expect(made).toEqual(MENUS.map(([, , , becomes]) => becomes));
});

test("what was done is undone, and done again", async () => {
  const { screen, mark, written } = await showText();
  mark(PLAIN);
  const made: string[] = [];
  for (const tool of ["Bold", "Undo", "Redo"]) {
    await screen.press(tool);
    made.push(written());
  }
  expect(made).toEqual(["<p><strong>Noor</strong></p>", PLAIN, "<p><strong>Noor</strong></p>"]);
});

/** What is stored of each choice: posts that are public are read by it. */
const CHOICES: readonly [menu: string | RegExp, choice: string, becomes: string][] = [
  [/^Font/, "Serif", styled("font-family: serif")],
  ["Text colour", "Green", styled("color: #1f7a5c")],
  ["Text colour", "Blue", styled("color: #1a7391")],
  ["Text colour", "Brown", styled("color: #9a6a1f")],
  ["Text colour", "Grey", styled("color: #5f6f67")],
  ["Background colour", "Green", styled("background-color: #cfe3d8")],
  ["Background colour", "Blue", styled("background-color: #cfe5ee")],
  ["Background colour", "Yellow", styled("background-color: #f5e6c4")],
  ["Background colour", "Grey", styled("background-color: #e1e5e0")],
  ["Alignment", "Right", '<p style="text-align: right">Noor</p>'],
  ["Alignment", "Justify", '<p style="text-align: justify">Noor</p>'],
];

test.each(CHOICES)("%s: %s is stored as it was always", async (menu, choice, becomes) => {
  const { screen, mark, written } = await showText();
  mark(PLAIN);
  await screen.press(menu);
  await screen.press(choice);
  expect(written()).toBe(becomes);
});

test("Control F looks in the text; another key, or the letter alone, does not", async () => {
  const { screen, editor } = await showText();
  const key = async (name: string, more: KeyboardEventInit) => {
    const init = { key: name, bubbles: true, cancelable: true, ...more };
    editor.view.dom.dispatchEvent(new KeyboardEvent("keydown", init));
    await screen.came();
    return document.querySelector("search") !== null;
  };
  expect(await key("g", { ctrlKey: true })).toBe(false);
  expect(await key("f", {})).toBe(false);
  expect(await key("F", { metaKey: true })).toBe(true);
});

/** One after the other, in the same text. */
const TABLE_STEPS = [
  "Insert a table",
  "Delete row",
  "Row below",
  "First row as heading",
  "Column after",
  "Delete column",
  "Delete table",
];

test("a table is put in, grows, loses rows and columns, and goes", async () => {
  const { screen, editor } = await showText();
  const made: string[] = [];
  for (const step of TABLE_STEPS) {
    await screen.press("Table");
    await screen.press(step);
    const rows = [...document.querySelectorAll("[contenteditable] tr")];
    made.push(
      `${step}: ${rows.map((row) => [...row.children].map(({ tagName }) => tagName[1]).join("")).join(" ")}`,
    );
  }
  expect(made).toEqual([
    "Insert a table: HHH DDD DDD",
    "Delete row: DDD DDD",
    "Row below: DDD DDD DDD",
    "First row as heading: HHH DDD DDD",
    "Column after: HHHH DDDD DDDD",
    "Delete column: HHH DDD DDD",
    "Delete table: ",
  ]);
  expect(editor.isFocused).toBe(true);
});

/** What stands in the text, and what the toolbar shows when the cursor is in it. */
const STATES: readonly (readonly [html: string, shown: string])[] = [
  ["<h1>Noor</h1>", "Heading 1; -; -; Sans Serif; left"],
  ["<h2>Noor</h2>", "Heading 2; -; -; Sans Serif; left"],
  ["<h3>Noor</h3>", "Heading 3; -; -; Sans Serif; left"],
  [PLAIN, "Normal; -; -; Sans Serif; left"],
  ["<blockquote><p>Noor</p></blockquote>", "Blockquote; -; -; Sans Serif; left"],
  ["<pre><code>Noor</code></pre>", "Code block; -; -; Sans Serif; left"],
  ["<ol><li><p>Noor</p></li></ol>", "Normal, Ordered list; -; -; Sans Serif; left"],
  ["<ul><li><p>Noor</p></li></ul>", "Normal, Bullet list; -; -; Sans Serif; left"],
  ["<p><strong>Noor</strong></p>", "Normal, Bold; -; -; Sans Serif; left"],
  ["<p><em>Noor</em></p>", "Normal, Italic; -; -; Sans Serif; left"],
  ["<p><u>Noor</u></p>", "Normal, Underline; -; -; Sans Serif; left"],
  ['<p><a href="/contact">Noor</a></p>', "Normal, Link; -; -; Sans Serif; left"],
  [styled("font-family: serif"), "Normal; -; -; Serif; left"],
  [styled("color: #c0392f"), "Normal; #c0392f; -; Sans Serif; left"],
  [styled("background-color: #cfe3d8"), "Normal; -; #cfe3d8; Sans Serif; left"],
  ...["center", "right", "justify"].map(
    (way) =>
      [`<p style="text-align: ${way}">Noor</p>`, `Normal; -; -; Sans Serif; ${way}`] as const,
  ),
];

test("the toolbar shows what the text is in which the cursor stands", async () => {
  const { editor } = await showText();
  const bar = document.querySelector("[role=toolbar]") as HTMLElement;
  const shown = STATES.map(([html]) => {
    flushSync(() => editor.chain().setContent(html).setTextSelection(4).run());
    const pressed = [...bar.querySelectorAll("[aria-pressed=true]")];
    const names = pressed.map((one) => one.getAttribute("aria-label")).join(", ");
    const colours = [...bar.querySelectorAll<HTMLElement>(".has-colour")].map(({ style }) =>
      style.getPropertyValue("--c").replace("var(--line)", "-"),
    );
    const font = bar.querySelector("[aria-label^=Font]")?.textContent?.trim();
    const way = bar.querySelector("[aria-label=Alignment]")?.innerHTML.match(/#align-(\w+)/)?.[1];
    return [html, [names, ...colours, font, way].join("; ")];
  });
  expect(shown).toEqual(STATES);
});
