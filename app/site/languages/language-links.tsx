import { useLocation } from "react-router";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Language, pathIn } from "#contracts/languages.ts";
import { language as own } from "#i18n/en/language.ts";
import * as shell from "#i18n/en/site/shell.ts";
import { languageNames } from "#i18n/language-names.ts";

/** The page that is open, in each language that is shown. Empty where there is English alone. */
export function useSamePage(): { language: Language; href: string }[] {
  const { languages } = useSiteData();
  const { pathname, search } = useLocation();
  if (languages.length < 2) return [];
  return languages.map((language) => ({ language, href: pathIn(language, pathname) + search }));
}

/** In the bar (there its sheet hides the page's own), in the phone's menu and in the footer. */
export function LanguageLinks({ className }: { className: string }) {
  const pages = useSamePage();
  if (pages.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={className} role="group" aria-label={shell.language}>
      <Icon name="globe" />
      {pages.map((page) => (
        <LanguageLink key={page.language} {...page} />
      ))}
    </div>
  );
}

type LanguageLinkProps = { language: Language; href: string };

/** A new document: its language, direction and fonts are others. */
function LanguageLink({ language, href }: LanguageLinkProps) {
  return (
    <a
      href={href}
      className="language-name"
      lang={language}
      hrefLang={language}
      dir={language === "ar" ? "rtl" : undefined}
      aria-current={language === own || undefined}
    >
      {languageNames[language]}
    </a>
  );
}
