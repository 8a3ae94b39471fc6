import { translatePath } from "#app/admin/pieces/place.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import type { StateInLanguage } from "#contracts/translation-state.ts";
import { states as said } from "#i18n/en/admin/translate.ts";
import { languageNames } from "#i18n/language-names.ts";

/** How far a post is translated. */
export type InLanguages = Record<OtherLanguage, StateInLanguage["state"]>;

/** Beside a post of the list: its state in each other language that is shown, and the way to its translation. */
export function PostLanguages({ id, states }: { id: string; states: InLanguages }) {
  const { languages } = useSiteData();
  const shown = OTHER_LANGUAGES.filter((language) => languages.includes(language));
  return (
    <span className="in-languages">
      {shown.map((language) => (
        <PageLink key={language} to={translatePath(language, { kind: "post", id })}>
          <bdi lang={language}>{languageNames[language]}</bdi>{" "}
          <small data-state={states[language]}>{said[states[language]]}</small>
        </PageLink>
      ))}
    </span>
  );
}
