import { useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { showToast } from "#app/ui/toast.ts";
import { LANGUAGES, type Language } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { language as own } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { directions, languageNames } from "#i18n/language-names.ts";

/** In which the admin area is read: it is the person's, on every device. */
export function OwnLanguage() {
  const [isBusy, setBusy] = useState(false);

  async function choose(language: Language): Promise<void> {
    setBusy(true);
    const answer = await ask(() => api("users").profile.$put({ json: { language } }));
    // Another language is another document.
    if (answer.isOk) return location.reload();
    setBusy(false);
    showToast(fill(words.languageStays, { message: answer.message }), "error");
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a view, not fields of a form
    <div className="segmented segmented-wide" role="group" aria-label={words.ownLanguage}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          dir={directions[language]}
          aria-pressed={language === own}
          disabled={isBusy}
          onClick={() => language !== own && void choose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}
