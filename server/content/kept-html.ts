import { Parser } from "htmlparser2";
import { isWrittenAddress, LINK_SCHEMES } from "#contracts/address.ts";
import { ALLOWED, sanitise } from "./sanitise.ts";

/**
 * HTML as it waits to be published. What is written as the editor writes it stays letter for letter: whoever
 * writes on sends only what changed of it. Anything else is cleaned as at its publication, for previews show it.
 * @throws DomainError "text-too-deep"
 */
export const keptHtml = (html: string): string => (isAsEditorWrites(html) ? html : sanitise(html));

const VOID = new Set(["br", "hr", "img"]);

/**
 * Whether it has only what is allowed, spelled as browsers spell it: what is spelled so, every parser reads
 * in the same way.
 */
function isAsEditorWrites(html: string): boolean {
  const spelled: string[] = [];
  let open = 0;
  let isAllowed = true;
  const refuse = () => {
    isAllowed = false;
    parser.pause();
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
        spelled.push("<", name, ...written, ">");
        open += 1;
        if (open > ALLOWED.nested || !isElementAllowed(name, attributes)) refuse();
      },
      onclosetag(name) {
        open -= 1;
        if (!VOID.has(name)) spelled.push("</", name, ">");
      },
      ontext(text) {
        spelled.push(text);
        if (text.includes("<")) refuse();
      },
      oncomment: refuse,
      oncdatastart: refuse,
      onprocessinginstruction: refuse,
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return isAllowed && spelled.join("") === html;
}

const isElementAllowed = (name: string, attributes: Record<string, string>): boolean =>
  ALLOWED.tags.includes(name) &&
  Object.entries(attributes).every(
    ([key, value]) => ALLOWED.attributes[name]?.includes(key) && isValueAllowed(key, value),
  );

/** The values of all others lead nowhere and do nothing. */
function isValueAllowed(key: string, value: string): boolean {
  if (key === "href") return isAddress(value, LINK_SCHEMES);
  if (key === "src") return isAddress(value);
  return key !== "style" || value.split(";").every(isStyleAllowed);
}

function isAddress(value: string, schemes?: readonly string[]): boolean {
  const address = value.replaceAll("&amp;", "&");
  // A letter that is written as a number could make another address of it.
  return !/&#/.test(value) && isWrittenAddress(address, schemes);
}

function isStyleAllowed(declaration: string): boolean {
  if (declaration.trim() === "") return true;
  const [property = "", value = ""] = declaration.split(":").map((part) => part.trim());
  return Object.entries(ALLOWED.styles).some(
    ([name, patterns]) => name === property && patterns.some((pattern) => pattern.test(value)),
  );
}
