import { Schema } from "@tiptap/pm/model";
import { EditorState, type Transaction } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { blockDirections } from "./block-direction.ts";

const dir = { default: null };
const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "text*", attrs: { dir } },
    blockquote: { group: "block", content: "block+", attrs: { dir } },
    codeBlock: { group: "block", content: "text*", attrs: { dir } },
    text: {},
  },
});
const { paragraph, codeBlock } = schema.nodes;
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
  { name: "one put before", step: (tr) => tr.insert(0, said("Zero")) },
];

test.each(STEPS)("each block has the direction of its words: $name", ({ step }) => {
  const doc = schema.topNodeType.create(
    null,
    ["One", "Two", "Three", "Two"].map((text) => said(text)),
  );
  const plugin = blockDirections();
  const state = EditorState.create({ doc, plugins: [plugin] });
  const after = state.apply(step(state.tr));
  const whole = EditorState.create({ doc: after.doc, plugins: [plugin] });
  expect(placesIn(plugin.getState(after))).toEqual(placesIn(plugin.getState(whole)));
});

const placesIn = (set: ReturnType<ReturnType<typeof blockDirections>["getState"]>) =>
  set
    ?.find()
    .map(({ from, to }) => [from, to])
    .sort(([a = 0], [b = 0]) => a - b);
