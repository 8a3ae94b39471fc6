import { locale } from "./en/language.ts";

const PLACEHOLDER = /\{(\w+)\}/;

/** Names in braces: "{done} of {all}" has `done` and `all`. */
export type PlaceholderOf<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never;

/** Numbers are written as the language does, 5,000; a year is given as a text. */
type Params<Name extends string, Value = string | number> = Readonly<Record<Name, Value>>;

/** A sentence for each plural form that a language has, counted by {count}. */
export type Plural = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & Record<"other", string>
>;

const numbers = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(locale);

export const inDigits = (value: string | number): string =>
  typeof value === "number" ? numbers.format(value) : value;

export const fill = <Text extends string>(text: Text, params: Params<PlaceholderOf<Text>>) =>
  fillParts(text, params).map(inDigits).join("");

/** The same where elements stand among the words; each needs its key. */
export function fillParts<Text extends string, Part>(
  text: Text,
  params: Params<PlaceholderOf<Text>, Part>,
): (string | Part)[] {
  const parts: Readonly<Record<string, Part>> = params;
  // Every second piece is what stood in braces.
  return text
    .split(PLACEHOLDER)
    .map((piece, at) => (at % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`)));
}

export function plural<Forms extends Plural>(
  forms: Forms,
  count: number,
  ...[params]: PluralParams<Forms>
): string {
  const text: string = forms[rules.select(count)] ?? forms.other;
  return fill(text, { count, ...params });
}

type NamedIn<Forms extends Plural> = Exclude<PlaceholderOf<Forms["other"]>, "count">;

/** None where only the count is named. */
type PluralParams<Forms extends Plural> = [NamedIn<Forms>] extends [never]
  ? []
  : [params: Params<NamedIn<Forms>>];
