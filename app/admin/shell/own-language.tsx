import { useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import { showToast } from "#app/ui/toast.ts";
import { LANGUAGES, type Language } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { language as own } from "#i18n/en/language.ts";
import { directions, languageNames } from "#i18n/language-names.ts";

/** In which the admin area is read: it is the person's, on every device. */
export function OwnLanguage() {
  const [isBusy, setBusy] = useState(false);

  async function choose(language: Language): Promise<void> {
    if (isBusy || language === own) return;
    setBusy(true);
    const answer = await ask(() => api("users").profile.$put({ json: { language } }));
    // Another language is another document.
    if (answer.isOk) return location.reload();
    setBusy(false);
    showToast(failureWords(words.languageStays, answer), "error");
  }

  return (
    <Segmented
      label={words.ownLanguage}
      className="segmented-wide"
      chosen={own}
      onChoose={(language) => void choose(language)}
      options={NAMES}
    />
  );
}

const NAMES = LANGUAGES.map((value) => ({
  value,
  label: (
    <span lang={value} dir={directions[value]}>
      {languageNames[value]}
    </span>
  ),
}));
