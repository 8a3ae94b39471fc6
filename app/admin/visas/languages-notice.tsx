import { Fragment } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { type Place, translatePath } from "#app/admin/pieces/place.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import type { StateInLanguage } from "#contracts/translation-state.ts";
import * as words from "#i18n/en/admin/visa-form.ts";
import { fillParts } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";

type LanguagesNoticeProps = {
  place: Place;
  others: Record<OtherLanguage, StateInLanguage>;
};

/** In which languages of the site it can be read, and where the others are written. */
export function LanguagesNotice({ place, others }: LanguagesNoticeProps) {
  const { languages } = useSiteData();
  const shown = OTHER_LANGUAGES.filter((language) => languages.includes(language));
  const open = shown.find((language) => others[language].state !== "published");
  if (shown.length === 0) return null;
  const nameOf = (language: OtherLanguage) => (
    <PageLink
      key={language}
      to={translatePath(language, place)}
      className="inline-flex min-h-6 items-center underline"
      lang={language}
    >
      {languageNames[language]}
    </PageLink>
  );
  return (
    <section className="notice-card text-small" aria-label={words.otherLanguages}>
      <AdminIcon name="languages" />
      <p>
        {shown.map((language, at) => (
          <Fragment key={language}>
            {at > 0 ? words.and : null}
            {fillParts(words.languageIs[others[language].state], { language: nameOf(language) })}
          </Fragment>
        ))}
        {words.stop}
        {open ? (
          <PageLink to={translatePath(open, place)} className="text-link">
            {words.translate}
          </PageLink>
        ) : null}
      </p>
    </section>
  );
}
