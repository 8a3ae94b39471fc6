import { Fragment } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { type Place, translatePath } from "#app/admin/pieces/place.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import { translateInto } from "#i18n/en/admin/translate.ts";
import * as words from "#i18n/en/admin/visa-form.ts";
import { fill, fillParts } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";

type LanguagesNoticeProps = {
  place: Place;
  /** In which it is public. */
  published: readonly Language[];
};

/** In which languages of the site it can be read, and where the others are written. */
export function LanguagesNotice({ place, published }: LanguagesNoticeProps) {
  const { languages } = useSiteData();
  const shown = OTHER_LANGUAGES.filter((language) => languages.includes(language));
  const missing = shown.find((language) => !published.includes(language));
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
            {fillParts(published.includes(language) ? words.isPublished : words.isMissing, {
              language: nameOf(language),
            })}
          </Fragment>
        ))}
        {words.stop}
        {missing ? (
          <PageLink
            to={translatePath(missing, place)}
            className="text-link"
            aria-label={fill(translateInto, { language: languageNames[missing] })}
          >
            {words.translate}
          </PageLink>
        ) : null}
      </p>
    </section>
  );
}
