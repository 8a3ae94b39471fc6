import type { DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What is said of an element, in this order, but for a value that goes without saying. */
const SAID: Record<string, string | null> = {
  ...{ role: null, type: "button", name: null, href: null, src: null, alt: null, method: null },
  ...{ action: null, value: null, placeholder: null, autocomplete: null, inputmode: null },
  ...{ maxlength: null, minlength: null, min: null, max: null, step: null, pattern: null },
  ...{ accept: null, lang: null, dir: null, datetime: null, colspan: null, scope: null },
  ...{ target: null, rel: null, download: null, title: null, tabindex: null, start: null },
  ...{ disabled: null, required: null, readonly: null, checked: null, multiple: null },
  ...{ hidden: null, open: null, inert: null, contenteditable: null, enterkeyhint: null },
};
const POINTERS = [
  "describedby",
  "controls",
  "errormessage",
  "labelledby",
  "owns",
  "activedescendant",
];
/** Landmarks, and what groups: written though nothing more is said of them. */
const BY_ITSELF = new Set(
  "article aside blockquote caption dd details dialog dl dt fieldset figcaption figure footer form header iframe legend li main nav ol search section summary table ul".split(
    " ",
  ),
);
/** Classes that show, hide or say a state. */
const STATE_CLASS = /^((max-|min-)?(sm|md|lg|xl):)?(hidden|sr-only)$|^is-(?!wide)|^button-danger$/;
/** Of the packages, not ours. */
const THEIR_DATA =
  /^data-(state|radix|orientation|slot|discover|side|align|aria-hidden|focus|collection)/;

export const isSaidByItself = (tagName: string): boolean => BY_ITSELF.has(tagName);

export const attributeOf = (node: Element, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value;

export function rawIn(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  return node.childNodes.map(rawIn).join("").replace(/\s+/g, " ").trim();
}

export function iconOf(svg: Element): string {
  const href = svg.childNodes.map((one) =>
    "tagName" in one ? (attributeOf(one, "href") ?? "") : "",
  );
  const name = href.join("").split("#").at(-1);
  return name ? ` ‹${name.replace(/^_/, "")}› ` : "";
}

/** @param byId what it may point to */
export function factsOf(node: Element, byId: Map<string, Element>): string {
  const said = Object.entries(SAID).flatMap(([name, usual]) => {
    const value = attributeOf(node, name);
    if (value === undefined || value === usual) return [];
    return [value === "" ? name : `${name}=${value}`];
  });
  const states = node.attrs
    .filter(({ name }) => /^(aria|data)-/.test(name) && !THEIR_DATA.test(name))
    .map(({ name, value }) => `${name.replace("aria-", "")}=${pointed(name, value, byId)}`);
  const classes = (attributeOf(node, "class") ?? "")
    .split(" ")
    .filter((one) => STATE_CLASS.test(one));
  const of = attributeOf(node, "for");
  const lost = of && !byId.has(of) ? ["of nothing"] : [];
  return [...said, ...states, ...classes.map((one) => `.${one}`), ...lost].join(" ");
}

/** In its words, where it is there. */
function pointed(name: string, value: string, byId: Map<string, Element>): string {
  if (!POINTERS.includes(name.replace("aria-", ""))) return value;
  const parts = value.split(" ").map((id) => {
    const target = byId.get(id);
    return target ? `"${rawIn(target).slice(0, 60)}"` : "nothing";
  });
  return parts.join("+");
}
