import { type ESTree, parseSync } from "vite";

/** Words that a sentence, or a part of one, hardly does without; and what begins like one. */
const PROSE =
  /^[“"(]?\p{Lu}[\p{L}’']*[,:]? +[\p{L}{]|(^|\s)(a|an|the|is|are|was|it|this|that|there|you|your|we|our|who|not|be|must|cannot|to|of|and|or|with|for|from|in|on|at|by)(?=[\s,.:;?!]|$)/u;

const TWO_WORDS = /\p{L}{2,}[\p{L}’']*[,:;.?!)]* +[“"(]?[\p{L}{]/u;

export const isEnglish = (text: string): boolean => TWO_WORDS.test(text) && PROSE.test(text);

/** Functions whose words no visitor and no staff reads. */
const CALLS =
  /(^|\.)(log|logger)\.(debug|info|warn|error|fatal)$|^console\.\w+$|^super$|\.describe$|^(failure|json|body|logFailure|messageAnswer)$|matchMedia$|\.(matches|closest|querySelector(All)?)$/;

/** For programmers, or for the owner's terminal. */
const ERRORS = /^(Error|TypeError|OwnerError|DatabaseError|SendError)$/;

/** Documentation of the API, content that staff replace, and what is no text. */
const PROPERTIES = /^(note|summary|description|initial|className)$/;
const ATTRIBUTES = /^(className|content|allow|sizes|rel|d)$/;

type Node = { type: string; start: number; [key: string]: unknown };
type Found = { at: number; text: string };

/** English in a source: texts and JSX that read like prose, each with its line. */
export function englishIn(file: string, source: string): { line: number; text: string }[] {
  const { program } = parseSync(file, source);
  const found: Found[] = [];
  walk(program as unknown as Node);
  return found
    .filter(({ text }) => isEnglish(text))
    .map(({ at, text }) => ({ line: source.slice(0, at).split("\n").length, text }));

  function walk(node: Node): void {
    if (isExempt(node, source)) return;
    const text = textOf(node);
    if (text !== null) found.push({ at: node.start, text });
    for (const [name, child] of Object.entries(node)) {
      if (name === "typeAnnotation") continue;
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) walk(one);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

function textOf(node: Node): string | null {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? node.value : null;
    case "JSXText":
      return String(node.value).replace(/\s+/g, " ").trim();
    case "TemplateLiteral":
      return (node.quasis as ESTree.TemplateElement[])
        .map(({ value }) => value.cooked ?? "")
        .join("{…}");
    default:
      return null;
  }
}

function isExempt(node: Node, source: string): boolean {
  const written = (part: unknown) =>
    isNode(part) ? source.slice(part.start, Number(part.end)) : "";
  switch (node.type) {
    case "ImportDeclaration":
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "TaggedTemplateExpression":
      return true;
    case "CallExpression":
      return CALLS.test(written(node.callee));
    case "NewExpression":
      return ERRORS.test(written(node.callee));
    case "Property":
      return PROPERTIES.test(written(node.key));
    case "JSXAttribute":
      return ATTRIBUTES.test(written(node.name));
    default:
      return false;
  }
}
