import {
  LANGUAGES,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from "#contracts/languages.ts";
import { shownLanguagesSchema } from "#contracts/languages-write.ts";
import { records } from "#i18n/en/records.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { untilChanged } from "#server/content/until-changed.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import { keepList, listBody } from "./list-row.ts";

const LIST = { kind: "languages", documentId: "shown" } as const;

/** In which languages visitors read the site. */
export function createLanguages(db: Db, content: ContentVersion) {
  const change = (chosen: (before: OtherLanguage[]) => readonly OtherLanguage[], by: By) =>
    content.change(async (tx): Promise<Language[]> => {
      await takeTurn(tx, "languages");
      const before = await othersShown(tx);
      const shown = inOrder(chosen(before));
      const changed = OTHER_LANGUAGES.filter(
        (language) => shown.includes(language) !== before.includes(language),
      );
      await forgetWords(tx, changed);
      await keepList(tx, LIST, { shown: shown.slice(1) });
      await recordShown(tx, shown, by);
      return shown;
    });

  /** In the order in which they are offered, English first. Every page of another language asks. */
  const shown = untilChanged(content, async () => inOrder(await othersShown(db)));

  return {
    shown,

    isShown: async (language: Language): Promise<boolean> => (await shown()).includes(language),

    /** @param others than English, which is always shown */
    show: (others: readonly OtherLanguage[], by: By) => change(() => others, by),

    /** The others stay as they are, whatever whoever asks has seen of them. */
    showOne: (language: OtherLanguage, isShown: boolean, by: By) =>
      change((before) => {
        const others = before.filter((other) => other !== language);
        return isShown ? [...others, language] : others;
      }, by),
  };
}

async function recordShown(tx: Tx, shown: Language[], by: By): Promise<void> {
  const names = shown.map((language) => languageNames[language]).join(", ");
  const summary = fill(records.languages, { names });
  const deed = { action: "update", thing: "settings", thingId: "languages" } as const;
  await recordAuditEntry(tx, { ...by, ...deed, summary, detail: { what: "languages", shown } });
}

/** Those that visitors read beside English. */
export async function othersShown(source: Db | Tx): Promise<OtherLanguage[]> {
  const body = await listBody(source, LIST);
  return body ? shownLanguagesSchema.parse(body).shown : [];
}

/** Posts that are told in these are indexed anew: they are found by the words of languages that are shown. */
async function forgetWords(tx: Tx, languages: readonly OtherLanguage[]): Promise<void> {
  if (languages.length === 0) return;
  const told = tx
    .selectFrom("document")
    .select("documentId")
    .where("kind", "=", "post")
    .where("lang", "in", languages);
  for (const table of ["blog", "trashedBlog"] as const) {
    await tx.updateTable(table).set({ searchSchema: 0 }).where("id", "in", told).execute();
  }
}

const inOrder = (others: readonly OtherLanguage[]): Language[] =>
  LANGUAGES.filter((language) => language === "en" || others.some((other) => other === language));
