import type { Editor } from "@tiptap/react";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import RichText from "./rich-text.tsx";

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
];

/** The same with what is chosen in a menu. */
const MENUS: readonly [html: string, menu: string | RegExp, choice: string, becomes: string][] = [
  [PLAIN, /^Font/, "Monospace", styled("font-family: monospace")],
  [styled("color: #c0392f"), "Text colour", "No colour", PLAIN],
  [PLAIN, "Background colour", "Red", styled("background-color: #f8d9d6")],
  [styled("background-color: #f8d9d6"), "Background colour", "No colour", PLAIN],
  [PLAIN, "Alignment", "Centre", '<p style="text-align: center">Noor</p>'],
];

async function open() {
  const screen = showPiece(
    <RichText label="Content" html="" onChange={() => undefined} onLost={() => undefined} />,
  );
  await screen.came();
  const text = document.querySelector("[contenteditable=true]");
  const { editor } = text as unknown as { editor: Editor };
  const mark = (html: string) => editor.chain().setContent(html).selectAll().run();
  return { screen, mark, written: () => editor.getHTML().replaceAll(/<p><\/p>$|;(?=")/g, "") };
}

test("each tool makes of a text what it says", async () => {
  const { mark, written } = await open();
  const made = TOOLS.map(([html, tool]) => {
    mark(html);
    document.querySelector<HTMLButtonElement>(`button[aria-label="${tool}"]`)?.click();
    return [tool, written()];
  });
  expect(made).toEqual(TOOLS.map(([, tool, becomes]) => [tool, becomes]));
});

test("each menu makes of a text what is chosen there", async () => {
  const { screen, mark, written } = await open();
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
  const { screen, mark, written } = await open();
  mark(PLAIN);
  const made: string[] = [];
  for (const tool of ["Bold", "Undo", "Redo"]) {
    await screen.press(tool);
    made.push(written());
  }
  expect(made).toEqual(["<p><strong>Noor</strong></p>", PLAIN, "<p><strong>Noor</strong></p>"]);
});
