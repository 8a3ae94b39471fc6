import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;

const ATTRIBUTES: Record<string, string[]> = {
  ...Object.fromEntries(["p", "h1", "h2", "h3", "span"].map((tag) => [tag, ["style"]])),
  ...Object.fromEntries(
    ["br", "strong", "em", "u", "s", "blockquote", "pre", "code", "ol", "ul", "li"].map((tag) => [
      tag,
      [],
    ]),
  ),
  a: ["href", "target", "rel"],
  img: ["src", "alt", "width", "height"],
};

const VALUES: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/,
  src: /^(https?:\/\/|\/(?![/\\]))/,
  target: /^_blank$/,
  rel: /^noopener noreferrer$/,
  style:
    /^((color|background-color):(#[0-9a-f]{3,6}|rgb\([\d, ]+\))|text-align:\w+|font-family:(sans-serif|serif|monospace)|;)*$/i,
};

/** Read as a browser reads it: every element, attribute and value that our editor cannot make. */
export function harmIn(html: string): string[] {
  const walk = (node: Node): string[] => {
    if (node.nodeName === "#text") return [];
    if (!("tagName" in node)) return [node.nodeName];
    const allowed = ATTRIBUTES[node.tagName];
    if (!allowed) return [`<${node.tagName}>`];
    const bad = node.attrs.filter(
      ({ name, value }) => !allowed.includes(name) || VALUES[name]?.test(value) === false,
    );
    return [
      ...bad.map(({ name, value }) => `<${node.tagName} ${name}="${value}">`),
      ...node.childNodes.flatMap(walk),
    ];
  };
  return parseFragment(html).childNodes.flatMap(walk);
}
