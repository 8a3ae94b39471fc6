import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { historyAddress, type Place, translatePath } from "#app/admin/pieces/place.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import { history } from "#i18n/en/admin/history.ts";
import { translateInto } from "#i18n/en/admin/translate.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";

/** To what it was, or what its translation was. */
export const HistoryLink = ({ place }: { place: Place }) => (
  <PageLink to={historyAddress(place)} className="button button-ghost button-small">
    <AdminIcon name="history" /> {history}
  </PageLink>
);

/** To what it was, and to what it is in other languages. */
export function HistoryButton({ place }: { place: Place }) {
  const { languages } = useSiteData();
  return (
    <>
      {OTHER_LANGUAGES.filter((language) => languages.includes(language)).map((language) => (
        <PageLink
          key={language}
          to={translatePath(language, place)}
          className="button button-ghost button-small"
          aria-label={fill(translateInto, { language: languageNames[language] })}
        >
          <AdminIcon name="languages" /> <span lang={language}>{languageNames[language]}</span>
        </PageLink>
      ))}
      <HistoryLink place={place} />
    </>
  );
}
