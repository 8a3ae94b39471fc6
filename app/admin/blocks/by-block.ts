import type { Node } from "@tiptap/pm/model";

/**
 * What is read of each block of a text, one after another. A key makes one block anew: of the others it is known.
 * @param read needs nothing but the block
 */
export function byBlock<T>(read: (block: Node) => T): (doc: Node) => T[] {
  const known = new WeakMap<Node, { said: T }>();
  const of = (block: Node): T => {
    const before = known.get(block);
    if (before) return before.said;
    const said = read(block);
    known.set(block, { said });
    return said;
  };
  return (doc) => doc.children.map(of);
}

/** What lies in a block: where it begins, counted from the beginning of its block. */
type Within = { pos: number };

/** The same with places: those of a block stay what they are while others grow. */
export function placesByBlock<T extends Within>(read: (block: Node) => T[]): (doc: Node) => T[] {
  const within = byBlock(read);
  return (doc) => {
    const found: T[] = [];
    let start = 0;
    for (const [index, places] of within(doc).entries()) {
      for (const place of places) found.push({ ...place, pos: start + place.pos });
      start += doc.child(index).nodeSize;
    }
    return found;
  };
}

/** Those of a block, itself among them. */
export function nodesIn(block: Node, isWanted: (node: Node) => boolean) {
  const found: { node: Node; pos: number }[] = [];
  const look = (node: Node, pos: number) => {
    if (isWanted(node)) found.push({ node, pos });
  };
  look(block, 0);
  block.descendants((node, pos) => look(node, pos + 1));
  return found;
}
