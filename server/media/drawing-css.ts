const URL_PART = /url\(\s*["']?#([^"')\s]+)/gi;

type Rule = { tag: string; id: string; classes: string[]; references: [string, string][] };

export type CssReferences = {
  /** What the style sheet may have such an element painted with: property and id. */
  of: (tag: string, attribs: Record<string, string>) => [string, string][];
  /** How much `of` looks through each time. */
  size: number;
};

/**
 * Only the last part of a selector is compared with an element: this finds rather too many than
 * too few.
 */
export function readCssReferences(sheet: string): CssReferences {
  const rules = withoutComments(sheet).split("}").flatMap(rulesOf);

  return {
    size: rules.reduce((total, { references }) => total + references.length, 0),

    of(tag, { id = "", class: names = "" }) {
      const classes = names.split(/\s+/);
      return rules
        .filter(
          (rule) =>
            (rule.tag === "" || rule.tag === tag) &&
            (rule.id === "" || rule.id === id) &&
            rule.classes.every((name) => classes.includes(name)),
        )
        .flatMap(({ references }) => references);
    },
  };
}

/**
 * No regular expression: in a sheet of nothing but openings it would search to the end from each
 * of them.
 */
function withoutComments(sheet: string): string {
  const [before = "", ...commented] = sheet.split("/*");
  const behind = commented.map((text) => {
    const end = text.indexOf("*/");
    return end < 0 ? "" : text.slice(end + "*/".length);
  });
  return [before, ...behind].join(" ");
}

function rulesOf(text: string): Rule[] {
  const [selectors = "", declarations = ""] = text.split("{");
  const references = declarationsOf(declarations);
  if (references.length === 0) return [];
  return selectors.split(",").map((selector) => {
    const element = (
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ""
    ).replace(/[:[].*$/, "");
    return {
      tag: /^[\w-]*/.exec(element)?.[0] ?? "",
      id: /#([\w-]+)/.exec(element)?.[1] ?? "",
      classes: [...element.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name),
      references,
    };
  });
}

/** Of the parts that a value names. */
export const idsIn = (value: string) => [...value.matchAll(URL_PART)].flatMap(([, id = ""]) => id);

/** @param css what stands in a style attribute, or between the braces of a rule */
export function declarationsOf(css: string): [string, string][] {
  return css.split(";").flatMap((declaration) => {
    const [property = "", ...value] = declaration.split(":");
    return idsIn(value.join(":")).map((id): [string, string] => [property.trim(), id]);
  });
}
