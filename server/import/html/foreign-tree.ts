import { Parser, type parseDocument, Tokenizer } from "htmlparser2";

type Tree = ReturnType<typeof parseDocument>;
export type TreeNode = Tree["children"][number];
export type Element = Extract<TreeNode, { attribs: Record<string, string> }>;

export const isElement = (node: TreeNode): node is Element => "attribs" in node;

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? "");

/** Without what stands in comments. */
export function wordsIn(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (isElement(node)) return node.name === "br" ? "\n" : wordsIn(node.children);
      return node.type === "text" ? node.data : "";
    })
    .join("");
}

/** In the order in which they stand. */
export const elementsIn = (nodes: readonly TreeNode[], names: readonly string[]): Element[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => [
      ...(names.includes(node.name) ? [node] : []),
      ...elementsIn(node.children, names),
    ]);

export const classOf = ({ attribs }: Element): string => attribs.class ?? "";

/** Deeper than anybody writes: reading it as a tree would need as many steps at once. */
const DEEPEST = 300;

export function isTooDeep(html: string): boolean {
  let open = 0;
  let isDeep = false;
  const parser = new Parser({
    onopentag() {
      open += 1;
      if (open <= DEEPEST) return;
      isDeep = true;
      parser.pause();
    },
    onclosetag() {
      open -= 1;
    },
  });
  parser.end(html);
  return isDeep;
}

/** Of HTML that is too deep: at each tag a parser walks through all that are open around it, a tokenizer does not. */
export function wordsOfDeep(html: string): string {
  let words = "";
  const add = (from: number, to: number) => {
    words += html.slice(from, to);
  };
  const divide = () => {
    words += " ";
  };
  const leaveOut = () => undefined;
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      ontext: add,
      ontextentity(codePoint) {
        words += String.fromCodePoint(codePoint);
      },
      ...{ onopentagname: divide, onclosetag: divide, onopentagend: leaveOut },
      ...{ onselfclosingtag: leaveOut, onattribname: leaveOut, onattribdata: leaveOut },
      ...{ onattribentity: leaveOut, onattribend: leaveOut, oncdata: leaveOut },
      ...{ oncomment: leaveOut, ondeclaration: leaveOut, onend: leaveOut },
      onprocessinginstruction: leaveOut,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return words.replace(/\s+/g, " ").trim();
}
