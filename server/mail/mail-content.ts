import type { Spoken } from "#i18n/spoken.ts";

/** What a mail says, before it is HTML or plain text. */
export type MailContent = {
  subject: string;
  heading: string;
  parts: MailPart[];
};

export type MailPart =
  | { kind: "text"; text: string }
  /** Rows without a value are left out. */
  | { kind: "facts"; rows: [label: string, value: string][] }
  /** Somebody's own words. */
  | { kind: "words"; text: string }
  | { kind: "link"; label: string; href: string }
  /** A line each, which leads somewhere. */
  | { kind: "lines"; lines: { text: string; href: string }[] };

/** With what stands below it, and the language that it is in. */
export type SignedMail = MailContent & {
  /** A line each. */
  signature: string[];
  words: Pick<Spoken, "language" | "direction">;
};

const RIGHT_TO_LEFT_MARK = "\u200f";
const LEFT_TO_RIGHT_MARK = "\u200e";

/** Begins with a reference in Latin letters, which else would turn a line of Arabic round. */
export const subjectOf = ({ subject, words }: SignedMail): string =>
  words.direction === "rtl" ? RIGHT_TO_LEFT_MARK + subject : subject;

/**
 * Numbers, references and addresses keep their order among words from right to left, also in programs that know
 * neither `bdi` nor `dir` (Outlook).
 */
export function inOrder(text: string, { direction }: SignedMail["words"]): string {
  const isTurned = direction === "rtl" && !RIGHT_TO_LEFT.test(text);
  return isTurned ? LEFT_TO_RIGHT_MARK + text + LEFT_TO_RIGHT_MARK : text;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The part for programs that show no HTML. */
export function mailText({ heading, parts, signature, words }: SignedMail): string {
  const lines = signature.map((line) => inOrder(line, words)).join("\n");
  return [heading, ...parts.map((part) => textOf(part, words)), `--\n${lines}`]
    .filter(Boolean)
    .join("\n\n");
}

function textOf(part: MailPart, words: SignedMail["words"]): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "facts":
      return filled(part.rows)
        .map(([label, value]) => `${label}: ${inOrder(value, words)}`)
        .join("\n");
    case "words":
      return part.text.replace(/^/gm, "> ");
    case "link":
      return `${part.label}:\n${part.href}`;
    case "lines":
      return part.lines.map(({ text, href }) => `- ${text}\n  ${href}`).join("\n");
  }
}

export function filled(rows: [string, string][]): [string, string][] {
  return rows.filter(([, value]) => value !== "");
}
