import type { Mistakes } from "#app/forms/form-answer.ts";
import { textMistake } from "#contracts/check-field.ts";
import { LANGUAGES, type Language } from "#contracts/languages.ts";
import { REPLY_FIELDS, type ReplyField } from "#contracts/reply-fields.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import * as words from "#i18n/en/admin/templates.ts";
import { saidOfField } from "#i18n/field-mistake.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";

/** As the form holds it: "title.en"; and its version. */
export type TemplateValues = Record<`${ReplyField}.${Language}`, string> & { version: number };

type Texts = Pick<ReplyTemplate, ReplyField>;

const FIELDS = Object.keys(REPLY_FIELDS) as ReplyField[];

export const NAMES = LANGUAGES.flatMap((language) =>
  FIELDS.map((field) => ({ field, language, name: `${field}.${language}` as const })),
);

/** @param template null: a new one */
export function valuesOf(template: ReplyTemplate | null): TemplateValues {
  const texts = NAMES.map(({ field, language, name }) => [name, template?.[field][language] ?? ""]);
  return { ...Object.fromEntries(texts), version: template?.version ?? 0 };
}

export function textsOf(values: TemplateValues): Texts {
  const inAll = (field: ReplyField) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, values[`${field}.${language}`]]),
    ) as Texts[ReplyField];
  return { title: inAll("title"), subject: inAll("subject"), body: inAll("body") };
}

const LABELS = { title: words.title, subject: words.subject, body: words.body };

/** "Text (বাংলা)". */
export function labelOf(name: string): string {
  const found = NAMES.find((one) => one.name === name);
  if (!found) return name;
  const { field, language } = found;
  return fill(words.fieldInLanguage, { field: LABELS[field], language: languageNames[language] });
}

/** What the server would refuse. @param shown the language whose fields can be seen */
export function mistakesIn(values: TemplateValues, shown: Language): Mistakes {
  const isEmpty = (field: ReplyField) =>
    LANGUAGES.every((language) => values[`${field}.${language}`].trim() === "");
  const mistakes: Mistakes = {
    ...(isEmpty("title") && { [`title.${shown}`]: words.writeTitle }),
    ...(isEmpty("body") && { [`body.${shown}`]: words.writeBody }),
  };
  for (const { field, name } of NAMES) {
    const mistake = textMistake(REPLY_FIELDS[field], REPLY_FIELDS[field].tidy(values[name]));
    if (mistake) mistakes[name] = saidOfField(labelOf(name), mistake);
  }
  return mistakes;
}
