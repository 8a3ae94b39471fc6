import { type Place, translatePath } from "#app/admin/pieces/place.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import type { StatesInLanguages } from "#contracts/translation-state.ts";
import { states as said } from "#i18n/en/admin/translate.ts";
import { languageNames } from "#i18n/language-names.ts";

type InLanguagesProps = {
  states: StatesInLanguages | undefined;
  /** Without it no way leads to the translation: the states stand in a link already. */
  place?: Place;
};

/** Beside a thing of a list: its state in each other language that is shown, and the way to its translation. */
export function InLanguages({ states, place }: InLanguagesProps) {
  const { languages } = useSiteData();
  const shown = OTHER_LANGUAGES.filter((language) => languages.includes(language));
  if (!states || shown.length === 0) return null;
  return (
    <span className="in-languages">
      {shown.map((language) => {
        const words = (
          <>
            <bdi lang={language}>{languageNames[language]}</bdi>{" "}
            <span data-state={states[language]}>{said[states[language]]}</span>
          </>
        );
        return place ? (
          <PageLink key={language} to={translatePath(language, place)}>
            {words}
          </PageLink>
        ) : (
          <span key={language}>{words}</span>
        );
      })}
    </span>
  );
}
