import type { FieldMistake } from "./mistakes.ts";

/** What a field of a document can be. Lengths are UTF-16 units, as `maxLength` of a field counts them. */

/** What is wrong with a text; null: nothing. */
export type TextRule = (text: string) => FieldMistake | null;

export type TextType =
  | "line"
  | "lines"
  | "html"
  | "address"
  | "picture"
  | "day"
  | "clock"
  | "hours"
  | "choice"
  | "colour"
  | "timeZone";

export type TextField = {
  type: TextType;
  limit: number;
  /** Of a form: the specification asks for words where the endpoint takes none. */
  isRequired: boolean | "in-forms";
  /** Old clients need not send it. */
  isOptional: boolean;
  /** A form gives it room for more than a line. */
  isLong: boolean;
  /** Of a picture: a form shows it whole. */
  isMark?: true;
  /** Of a choice: what it can be; "" is nothing chosen. */
  choices?: readonly string[];
  /** No words that people look for, though it is a line. */
  isUnsearched?: true;
  /** No words of a language, though it is a line: nobody translates it. */
  isSame?: true;
  /** Of who answers for something: in another language it is theirs only as long as it is so in English. */
  isName?: true;
  /** Where nobody has written it. */
  initial: string;
  /** For the documentation of the endpoints. */
  note?: string;
  tidy: (text: string) => string;
  rule: TextRule;
};

export type NumberField = {
  type: "number";
  min: number;
  max: number;
  isWhole: boolean;
  initial: number;
  note?: string;
};

export type FlagField = { type: "flag"; initial: boolean; isOptional: boolean };

export type ListField = {
  type: "list";
  item: TextField;
  most: number;
  /** How a form shows it as one text: "list" has `, ` between items, "paragraphs" an empty line. */
  shownAs: "list" | "paragraphs";
};

export type RowsField<Columns extends TextFields = TextFields, HasIds extends boolean = boolean> = {
  type: "rows";
  columns: Columns;
  most: number;
  /** Old clients need not send it. */
  isOptional: boolean;
  /** Each row has an `_id`, which a new one gets when it is stored. */
  hasIds: HasIds;
  /** Of one row, in the documentation of the endpoints. */
  name?: string;
};

export type GroupField<Parts extends PartFields = PartFields> = {
  type: "group";
  parts: Parts;
};

export type Field = PartField | GroupField;
type PartField = TextField | NumberField | FlagField | ListField | RowsField;
export type TextFields = Record<string, TextField>;
export type PartFields = Record<string, PartField>;
export type Fields = Record<string, Field>;

/** The value of a field in a document. */
export type ValueOf<F extends Field> = F extends NumberField
  ? number
  : F extends FlagField
    ? boolean
    : F extends ListField
      ? string[]
      : F extends RowsField<infer Columns, infer HasIds>
        ? (BodyOf<Columns> & (HasIds extends true ? { _id: string } : unknown))[]
        : F extends GroupField<infer Parts>
          ? BodyOf<Parts>
          : string;

/** What is written of a document. */
export type BodyOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };
