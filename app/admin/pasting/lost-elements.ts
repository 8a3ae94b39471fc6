import { classOf, type Element, elementsIn, isBlank, styleOf, wordsIn } from "./html-tree.ts";
import { isKeptLink } from "./kept-attributes.ts";
import type { LossKind } from "./losses.ts";

type Loss = {
  /** To be said. */
  kind?: LossKind;
  /** With all that is in it. */
  isLeftOut?: true;
  /** What is in it stays. */
  isUnwrapped?: true;
};

const OUT = { isLeftOut: true } as const;

/** No words for readers. */
const SILENT = new Set(["head", "script", "style", "title", "xml", "meta", "link", "template"]);

const EMBEDDED = new Set(["iframe", "video", "audio", "object", "embed", "canvas", "applet"]);
const FIELDS = new Set(["input", "select", "textarea", "button"]);

/** As many as a cell of the editor may span (`tables.ts`). */
const MOST_SPANNED = 20;

/** What is not kept of an element. */
export function lossOf(element: Element): Loss {
  return commentOf(element) ?? hiddenOf(element) ?? tagOf(element) ?? lookOf(element) ?? {};
}

/** Word's comments: a sign in the text, and the words at its end. */
function commentOf(element: Element): Loss | null {
  if (/\bmsocomanchor\b/i.test(classOf(element))) return { kind: "comments", ...OUT };
  const isList = /mso-element:\s*comment/i.test(styleOf(element));
  return isList || /\bmsocomtxt\b/i.test(classOf(element)) ? OUT : null;
}

function hiddenOf(element: Element): Loss | null {
  if (!/(display|mso-hide):\s*(none|all)/i.test(styleOf(element))) return null;
  return isBlank(wordsIn([element])) ? OUT : { kind: "hidden", ...OUT };
}

function tagOf(element: Element): Loss | null {
  const { name, attribs } = element;
  if (SILENT.has(name)) return hasColumns(element) ? { kind: "columns", ...OUT } : OUT;
  if (EMBEDDED.has(name)) return { kind: "embedded", ...OUT };
  if (FIELDS.has(name)) return { kind: "fields", ...OUT };
  if (name === "math") return { kind: "formulas", ...OUT };
  if (name === "svg") return { kind: "pictures", ...OUT };
  if (name === "img" && attribs.role === "none") return OUT;
  if (name === "li" && attribs.role === "checkbox") return { kind: "ticks" };
  if (name === "ins" || name === "del") return changeOf(element);
  if (name === "a") return linkOf(element);
  if (name === "br" && (attribs.clear || /break-before/i.test(styleOf(element)))) return OUT;
  return name === "td" || name === "th" ? cellOf(element) : null;
}

/** Word says who changed it; elsewhere `del` only strikes out. */
function changeOf({ name, attribs }: Element): Loss | null {
  if (!attribs.cite && !attribs.datetime) return null;
  return name === "del" ? { kind: "changes", ...OUT } : { kind: "changes", isUnwrapped: true };
}

/** A place in the same document is none in the text. */
function linkOf(element: Element): Loss | null {
  const { href = "" } = element.attribs;
  if (href === "" || href.startsWith("#")) return { isUnwrapped: true };
  if (holdsPictureAlone(element)) return { kind: "pictureLinks", isUnwrapped: true };
  return isKeptLink(href) ? null : { kind: "links", isUnwrapped: true };
}

const holdsPictureAlone = ({ children }: Element): boolean =>
  isBlank(wordsIn(children)) && elementsIn(children, ({ name }) => name === "img").length > 0;

function cellOf({ attribs }: Element): Loss | null {
  if (attribs["x:fmla"] || attribs["data-sheets-formula"]) return { kind: "calculations" };
  if (attribs["data-sheets-note"]) return { kind: "comments" };
  const isHuge = [attribs.colspan, attribs.rowspan].some((span) => Number(span) > MOST_SPANNED);
  return isHuge ? { kind: "cells" } : null;
}

function lookOf(element: Element): Loss | null {
  const style = styleOf(element);
  if (/column-count:\s*([2-9]|1\d)/i.test(style)) return { kind: "columns" };
  const isRaised = /^su[bp]$/.test(element.name) || /vertical-align:\s*su[bp]/i.test(style);
  if (!isRaised) return null;
  // The number of a footnote says the same in its line.
  const isNote = /^\[?\d+\]?$/.test(wordsIn([element]).trim()) && holdsLink(element);
  return isNote ? { isUnwrapped: true } : { kind: "raised", isUnwrapped: true };
}

const holdsLink = ({ children, parent }: Element): boolean =>
  children.some((child) => "name" in child && child.name === "a") ||
  (parent !== null && "name" in parent && parent.name === "a");

/** In Word they stand in the style sheet. */
const hasColumns = (element: Element): boolean =>
  elementsIn([element], ({ name }) => name === "style").some(({ children }) =>
    /mso-columns:\s*[2-9]/i.test(wordsIn(children)),
  );
