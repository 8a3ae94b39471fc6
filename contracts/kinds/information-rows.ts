import { choice, line, lines, rows } from "../fields.ts";

export const INFORMATION_SIGNS = ["other", "office", "hours", "papers", "languages"] as const;

export type InformationSign = (typeof INFORMATION_SIGNS)[number];

/** What a visitor should know before coming. */
export const informationRows = rows({
  label: line({ limit: 100, isRequired: true }),
  text: lines({ limit: 1000 }),
  sign: choice(INFORMATION_SIGNS, { isOptional: true, note: "Of the picture beside it" }),
});

type Stored = Record<string, unknown>;

/** Of the first schema, where the words of a label chose its sign. */
const WORDS: [label: RegExp, sign: InformationSign][] = [
  [/office|address|visit/i, "office"],
  [/open|hours|time/i, "hours"],
  [/bring|papers|documents/i, "papers"],
  [/speak|languages/i, "languages"],
];

export function withSigns({ information, ...rest }: Stored): Stored {
  const { rows: stored, ...words } = { ...(information as Stored | undefined) };
  const signed = Array.isArray(stored) ? stored.map((row) => ({ ...row, sign: signOf(row) })) : [];
  return { ...rest, information: { ...words, rows: signed } };
}

const signOf = ({ label }: Stored): InformationSign =>
  WORDS.find(([words]) => words.test(String(label)))?.[1] ?? "other";
