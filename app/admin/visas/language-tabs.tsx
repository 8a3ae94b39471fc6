import { type Place, translatePath } from "#app/admin/pieces/place.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import type { StateInLanguage } from "#contracts/translation-state.ts";
import { states } from "#i18n/en/admin/translate.ts";
import * as words from "#i18n/en/admin/visa-form.ts";
import { languageNames } from "#i18n/language-names.ts";

type LanguageTabsProps = {
  place: Place;
  /** null: it was never public, so there is nothing to translate. */
  others: Record<OtherLanguage, StateInLanguage> | null;
};

/** The form is English; each other language of the site has a page of its own. */
export function LanguageTabs({ place, others }: LanguageTabsProps) {
  const { languages } = useSiteData();
  const shown = OTHER_LANGUAGES.filter((language) => languages.includes(language));
  if (shown.length === 0 || !others) return null;
  return (
    <nav className="language-tabs" aria-label={words.otherLanguages}>
      <span aria-current="true">
        <b lang="en">{languageNames.en}</b>
        <small data-state="published">{words.published}</small>
      </span>
      {shown.map((language) => (
        <PageLink key={language} to={translatePath(language, place)}>
          <b lang={language}>{languageNames[language]}</b>
          <small data-state={others[language].state}>{states[others[language].state]}</small>
        </PageLink>
      ))}
    </nav>
  );
}
