import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { attributeOf, factsOf, iconOf, isSaidByItself, rawIn } from "./element-facts.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Of rows alike that follow each other, so many are written: the first ones and the last. */
const ROWS = 3;

const words = (list: string) => new Set(list.split(" "));
const SILENT = words("script style template datalist");
const INLINE = words(
  "a abbr b bdi br button code em i img input kbd label mark option optgroup path q s select small span strong sub sup svg textarea time u use",
);
const FIELD = words("input select textarea");
const ROW = words("article fieldset li tr");

/**
 * What people, and what reads to them, get of markup, a line a block: headings, words, [links], <buttons> and
 * (fields) with their names and states.
 */
export function accessibleOutline(
  html: string,
  steady = createSteady(),
  mostRows = ROWS,
): string[] {
  const root = parseFragment(html);
  const byId = new Map<string, Element>();
  const labels = new Map<string, Element>();
  const around = new Map<Element, Element>();
  const hints = new Set<Element>();
  index(root.childNodes, null);
  for (const id of pointedAt(root.childNodes)) {
    const hint = byId.get(id);
    if (hint) hints.add(hint);
  }
  const lines: string[] = [];
  let flow: string[] = [];
  walk(root.childNodes, "");
  return lines.map(steady);

  function index(nodes: Node[], label: Element | null): void {
    for (const node of nodes) {
      if (!("tagName" in node)) continue;
      const id = attributeOf(node, "id");
      if (id) byId.set(id, node);
      const isLabel = node.tagName === "label";
      const of = attributeOf(node, "for");
      if (isLabel && of) labels.set(of, node);
      if (label && FIELD.has(node.tagName)) around.set(node, label);
      index(node.childNodes, isLabel && !of ? node : label);
    }
  }

  /** Said with the field already. */
  function isHeard(node: Element): boolean {
    const of = attributeOf(node, "for");
    return node.tagName === "label" && of ? byId.has(of) : hints.has(node) && isFlat(node);
  }

  function walk(nodes: Node[], indent: string): void {
    const rows = nodes.filter((node) => "tagName" in node && ROW.has(node.tagName));
    for (const node of nodes) {
      const place = rows.indexOf(node);
      if (rows.length > mostRows && place >= mostRows - 1 && place < rows.length - 1) {
        flush(indent);
        if (place === mostRows - 1) lines.push(`${indent}… ${rows.length - mostRows} more`);
      } else if (node.nodeName === "#text" && "value" in node) flow.push(node.value);
      else if ("tagName" in node && !SILENT.has(node.tagName) && !isHeard(node)) {
        element(node, indent);
      }
    }
    flush(indent);
  }

  function element(node: Element, indent: string): void {
    const { tagName } = node;
    if (INLINE.has(tagName) && isFlat(node)) {
      flow.push(inline(node));
      return;
    }
    flush(indent);
    if (tagName === "tr") {
      const cells = node.childNodes.filter((one) => "tagName" in one);
      lines.push(`${indent}| ${cells.map((cell) => `${cellOf(cell)} |`).join(" ")}`);
      return;
    }
    const facts = factsOf(node, byId);
    const level = /^h(\d)$/.exec(tagName)?.[1];
    const before = lines.length;
    const isSaid = facts !== "" || level !== undefined || isSaidByItself(tagName);
    walk(node.childNodes, isSaid && !level ? `${indent}  ` : indent);
    if (!isSaid) return;
    const opening = level
      ? `${"#".repeat(Number(level))}${facts && ` {${facts}}`}`
      : `${tagName}${facts && ` ${facts}`}:`;
    const [only, ...more] = lines.slice(before);
    const alone = only === undefined ? opening.replace(/:$/, "") : `${opening} ${only.trim()}`;
    lines.splice(before, more.length === 0 ? 1 : 0, indent + (more.length === 0 ? alone : opening));
  }

  function cellOf(cell: Element): string {
    const before = lines.length;
    walk(cell.childNodes, "");
    const facts = factsOf(cell, byId);
    const said = lines.splice(before).map((line) => line.trim());
    return [facts && `{${facts}}`, said.join(" / ")].filter(Boolean).join(" ");
  }

  function flush(indent: string): void {
    const said = flow.join("").replace(/\s+/g, " ").trim();
    flow = [];
    if (said !== "") lines.push(indent + said);
  }

  /** In a line of words. */
  function inline(node: Element): string {
    const { tagName } = node;
    if (tagName === "svg") return iconOf(node);
    if (tagName === "br") return " / ";
    const facts = factsOf(node, byId);
    const within = () => node.childNodes.map(inLine).join("").replace(/\s+/g, " ").trim();
    if (tagName === "a") return ` [${[within(), facts].filter(Boolean).join(" | ")}] `;
    if (tagName === "button") return ` <${[within(), facts].filter(Boolean).join(" | ")}> `;
    if (tagName === "img") return ` (img ${facts}) `;
    if (tagName === "select") return ` (${nameOf(node)}select ${facts}: ${optionsOf(node)}) `;
    if (tagName === "input") return ` (${nameOf(node)}input ${facts}) `;
    if (tagName === "textarea") return ` (${nameOf(node)}textarea ${facts}: ${rawIn(node)}) `;
    const all = node.childNodes.map(inLine).join("");
    return facts ? ` {${facts}: ${all.trim()}} ` : all;
  }

  function inLine(node: Node): string {
    if (node.nodeName === "#text" && "value" in node) return node.value;
    if (!("tagName" in node) || SILENT.has(node.tagName) || isHeard(node)) return "";
    return inline(node);
  }

  function nameOf(field: Element): string {
    const label = labels.get(attributeOf(field, "id") ?? "") ?? around.get(field);
    if (!label) return "";
    const facts = factsOf(label, byId);
    return `"${rawIn(label)}"${facts && ` {${facts}}`} `;
  }
}

function optionsOf(node: Element): string {
  const options = node.childNodes.flatMap((one) => {
    if (!("tagName" in one)) return [];
    if (one.tagName === "optgroup") return [`${attributeOf(one, "label")}: ${optionsOf(one)}`];
    const isChosen = attributeOf(one, "selected") !== undefined;
    return [`${isChosen ? "*" : ""}${rawIn(one)}=${attributeOf(one, "value")}`];
  });
  return options.join(", ");
}

function pointedAt(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    const own = FIELD.has(node.tagName)
      ? (attributeOf(node, "aria-describedby") ?? "").split(" ")
      : [];
    return [...own, ...pointedAt(node.childNodes)];
  });
}

function isFlat(node: Element): boolean {
  return node.childNodes.every(
    (one) => !("tagName" in one) || (INLINE.has(one.tagName) && isFlat(one)),
  );
}

/** Says what is drawn, and so differs from run to run, by the order it comes in. */
export function createSteady() {
  const known = new Map<string, string>();
  const drawn =
    /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}|(?<=(?:preview|invitation)(?:=|%3D))[\w-]{43}|RH-[0-9A-Z]{4}/g;
  return (line: string) =>
    line.replace(drawn, (one) => {
      known.set(one, known.get(one) ?? `id${known.size + 1}`);
      return known.get(one) ?? one;
    });
}
