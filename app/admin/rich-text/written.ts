import { type Editor, getText, getTextSerializersFromSchema } from "@tiptap/core";
import { DOMSerializer } from "@tiptap/pm/model";
import { byBlock } from "#app/admin/blocks/by-block.ts";

/** Without the empty line that the editor keeps below a heading, a list or a picture to write in. */
export function htmlOf({ state: { doc }, isEmpty }: Editor): string {
  return isEmpty
    ? ""
    : htmlOfBlocks(doc)
        .join("")
        .replace(/<p><\/p>$/, "");
}

/** How many. */
export const wordsIn = ({ state: { doc } }: Editor): number =>
  wordsOfBlocks(doc).reduce((sum, count) => sum + count, 0);

const htmlOfBlocks = byBlock((block) => {
  const { schema } = block.type;
  const root = DOMSerializer.fromSchema(schema).serializeNode(block, { document: apart() });
  return (root as HTMLElement).outerHTML;
});

const wordsOfBlocks = byBlock((block) => {
  const { schema } = block.type;
  const textSerializers = getTextSerializersFromSchema(schema);
  const text = getText(schema.topNodeType.create(null, block), { textSerializers });
  return text.match(/\S+/g)?.length ?? 0;
});

let made: Document | undefined;

/** Nothing loads in it. */
function apart(): Document {
  made ??= document.implementation.createHTMLDocument();
  return made;
}
