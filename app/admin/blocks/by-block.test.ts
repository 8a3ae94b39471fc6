import { Schema } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { byBlock, nodesIn, placesByBlock } from "./by-block.ts";

const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "inline*" },
    quote: { group: "block", content: "block+" },
    text: { group: "inline" },
    picture: { group: "inline", inline: true },
  },
});
const { paragraph, quote, picture } = schema.nodes;
const said = (text: string) => paragraph.create(null, schema.text(text));
const start = schema.topNodeType.create(null, [
  said("One"),
  quote.create(null, paragraph.create(null, [schema.text("Two"), picture.create()])),
  paragraph.create(null, picture.create()),
]);

test("a key makes one block be read anew", () => {
  const read: string[] = [];
  const textOf = byBlock((block) => {
    read.push(block.textContent);
    return block.textContent;
  });
  expect(textOf(start)).toEqual(["One", "Two", ""]);
  const { tr } = EditorState.create({ doc: start });
  read.length = 0;
  expect(textOf(tr.insertText("!", 4).doc)).toEqual(["One!", "Two", ""]);
  expect(read).toEqual(["One!"]);
});

test("places move with what is written before them", () => {
  const picturesIn = placesByBlock((block) => nodesIn(block, ({ type }) => type === picture));
  const { doc } = EditorState.create({ doc: start }).tr.insertText("More. ", 1);
  for (const one of [start, doc]) {
    const places = picturesIn(one).map(({ pos }) => pos);
    expect(places).toHaveLength(2);
    for (const pos of places) expect(one.nodeAt(pos)?.type).toBe(picture);
  }
});
