/** What a text to answer with may leave open. */
export const PLACEHOLDERS = ["name", "reference", "package", "date", "staff", "agency"] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

const BRACED = /\{([^{}\n]{0,40})\}/g;

const isPlaceholder = (name: string): name is Placeholder =>
  PLACEHOLDERS.some((one) => one === name);

/** The first that nobody can fill; null: none. */
export function unknownPlaceholder(text: string): string | null {
  const found = [...text.matchAll(BRACED)].find(([, name = ""]) => !isPlaceholder(name));
  return found ? found[0] : null;
}

export type TextPart =
  | { kind: "text"; text: string }
  | { kind: "filled" | "missing"; name: Placeholder; text: string };

/** @param values "" is missing: its place stays as it is written */
export function filledParts(text: string, values: Record<Placeholder, string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: braced, 1: name = "", index } of text.matchAll(BRACED)) {
    if (!isPlaceholder(name)) continue;
    parts.push({ kind: "text", text: text.slice(end, index) });
    const value = values[name];
    parts.push({ kind: value ? "filled" : "missing", name, text: value || braced });
    end = index + braced.length;
  }
  return [...parts, { kind: "text" as const, text: text.slice(end) }].filter(
    (part) => part.text !== "",
  );
}

/** What staff write themselves before it leaves. */
export const hasDots = (text: string): boolean => text.includes("…");
