import { LANGUAGES, type Language, type OtherLanguage } from "#contracts/languages.ts";
import { shownLanguagesSchema } from "#contracts/languages-write.ts";
import { records } from "#i18n/en/records.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { untilChanged } from "#server/content/until-changed.ts";
import type { Db } from "#server/db/schema.ts";
import { keepList, listBody } from "./list-row.ts";

const LIST = { kind: "languages", documentId: "shown" } as const;

/** In which languages visitors read the site. */
export function createLanguages(db: Db, content: ContentVersion) {
  /** In the order in which they are offered, English first. Every page of another language asks. */
  const shown = untilChanged(content, read);

  async function read(): Promise<Language[]> {
    const body = await listBody(db, LIST);
    const others = body ? shownLanguagesSchema.parse(body).shown : [];
    return inOrder(others);
  }

  return {
    shown,

    isShown: async (language: Language): Promise<boolean> => (await shown()).includes(language),

    /** @param others than English, which is always shown */
    show: (others: readonly OtherLanguage[], by: By): Promise<Language[]> =>
      content.change(async (tx) => {
        const shown = inOrder(others);
        await keepList(tx, LIST, { shown: shown.slice(1) });
        const names = shown.map((language) => languageNames[language]).join(", ");
        const summary = fill(records.languages, { names });
        const deed = { action: "update", thing: "settings", thingId: "languages" } as const;
        await recordAuditEntry(tx, { ...by, ...deed, summary });
        return shown;
      }),
  };
}

const inOrder = (others: readonly OtherLanguage[]): Language[] =>
  LANGUAGES.filter((language) => language === "en" || others.some((other) => other === language));
