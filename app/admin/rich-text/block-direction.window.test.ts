import { type DOMOutputSpec, type Node, Schema } from "@tiptap/pm/model";
import { EditorState, type Transaction } from "@tiptap/pm/state";
import { EditorView } from "@tiptap/pm/view";
import { expect, test } from "vitest";
import { blockDirections } from "./block-direction.ts";

const dir = { default: null };
const shownAs = (name: string) => ({
  attrs: { dir },
  toDOM: ({ attrs: { dir } }: Node): DOMOutputSpec => [name, dir ? { dir } : {}, 0],
});
const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "text*", ...shownAs("p") },
    blockquote: { group: "block", content: "block+", ...shownAs("blockquote") },
    codeBlock: { group: "block", content: "text*", ...shownAs("pre") },
    text: {},
  },
});
const { paragraph, blockquote, codeBlock } = schema.nodes;
const said = (text: string) => paragraph.create(null, schema.text(text));

const STEPS: { name: string; step: (tr: Transaction) => Transaction }[] = [
  { name: "a key", step: (tr) => tr.insertText("x", 3) },
  { name: "a new paragraph", step: (tr) => tr.split(3) },
  { name: "two made one", step: (tr) => tr.join(tr.doc.child(0).nodeSize) },
  { name: "code made of it", step: (tr) => tr.setBlockType(2, 2, codeBlock) },
  { name: "a direction chosen", step: (tr) => tr.setNodeMarkup(0, null, { dir: "rtl" }) },
  {
    name: "a chosen direction, by its attribute",
    step: (tr) => tr.setNodeAttribute(0, "dir", "rtl"),
  },
  { name: "the first taken out", step: (tr) => tr.delete(0, tr.doc.child(0).nodeSize) },
  {
    name: "the last taken out",
    step: (tr) =>
      tr.delete(tr.doc.content.size - (tr.doc.lastChild?.nodeSize ?? 0), tr.doc.content.size),
  },
  {
    name: "all put back as it was",
    step: (tr) => tr.replaceWith(0, tr.doc.content.size, tr.doc.children),
  },
  {
    name: "a quotation made of it",
    step: (tr) => tr.replaceWith(0, 5, blockquote.create(null, said("One"))),
  },
  { name: "one put before", step: (tr) => tr.insert(0, said("Zero")) },
];

test.each(STEPS)("each block has the direction of its words: $name", ({ step }) => {
  const doc = schema.topNodeType.create(
    null,
    ["One", "Two", "Three", "Two"].map((text) => said(text)),
  );
  const view = shown(doc);
  view.dispatch(step(view.state.tr));
  expect(view.dom.innerHTML).toBe(shown(view.state.doc).dom.innerHTML);
});

test("code has none, and what stands in a quotation goes with it; a chosen one stays", () => {
  const doc = schema.topNodeType.create(null, [
    blockquote.create(null, said("One")),
    codeBlock.create(null, schema.text("Two")),
    paragraph.create({ dir: "rtl" }, schema.text("Three")),
  ]);
  expect(shown(doc).dom.innerHTML).toBe(
    '<blockquote dir="auto"><p>One</p></blockquote><pre>Two</pre><p dir="rtl">Three</p>',
  );
});

const shown = (doc: Node) =>
  new EditorView(document.createElement("div"), {
    state: EditorState.create({ doc, plugins: [blockDirections(schema)] }),
  });
