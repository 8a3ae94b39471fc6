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
  | { kind: "link"; label: string; href: string };

/** The part for programs that show no HTML. */
export function mailText({ heading, parts }: MailContent, signature: string): string {
  return [heading, ...parts.map(textOf), `--\n${signature}`].filter(Boolean).join("\n\n");
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "facts":
      return filled(part.rows)
        .map(([label, value]) => `${label}: ${value}`)
        .join("\n");
    case "words":
      return part.text.replace(/^/gm, "> ");
    case "link":
      return `${part.label}:\n${part.href}`;
  }
}

export function filled(rows: [string, string][]): [string, string][] {
  return rows.filter(([, value]) => value !== "");
}
