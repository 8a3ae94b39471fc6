import type { Row } from "#app/admin/inputs/editor-values.ts";
import { answersNamed } from "#contracts/papers-answers.ts";
import * as words from "#i18n/en/admin/visa-form.ts";
import { locale } from "#i18n/en/language.ts";

type Answer = { link: string; label: string };

const listed = new Intl.ListFormat(locale, { type: "unit" });

/** What is said below the name of a paper. @param answers of whom it is said that it is for them */
export function paperFacts(row: Row, answers: readonly Answer[]): string {
  const named = answersNamed(row.profiles ?? "").flatMap((link) => {
    const label = answers.find((answer) => answer.link === link)?.label;
    return label ? [label] : [];
  });
  const abroad = row.abroad === "yes" || row.abroad === "no" ? words.abroad[row.abroad] : "";
  return [named.length > 0 ? listed.format(named) : "", abroad].filter(Boolean).join(" · ");
}
