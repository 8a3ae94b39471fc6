import type { Field, Fields, GroupField, ListField, RowsField } from "#contracts/field-types.ts";

/** What a form says of a field. */
export type FieldWords = {
  label: string;
  hint?: string;
  /** About so many characters read best. */
  best?: number;
  /** What may stand in it, to choose from. */
  choices?: readonly string[];
  /** Of a choice: each of what it can be, in words. */
  options?: Readonly<Record<string, string>>;
};

type WordsOf<F extends Field> =
  F extends GroupField<infer Parts>
    ? KindWords<Parts>
    : F extends RowsField<infer Columns>
      ? FieldWords & {
          /** What one of them is called: "phone number". */
          one: string;
          columns: KindWords<Columns>;
        }
      : F extends ListField
        ? FieldWords & {
            /** What its items are called, counted. */
            items?: readonly [one: string, many: string];
          }
        : FieldWords;

/** Of every field of a kind: a missing one is an error of types, and so is one too many. */
export type KindWords<F extends Fields> = { [Name in keyof F]: WordsOf<F[Name]> };
