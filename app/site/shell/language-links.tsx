import { useLocation } from "react-router";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Language, pathIn } from "#contracts/languages.ts";
import { language as own } from "#i18n/en/language.ts";
import * as shell from "#i18n/en/site/shell.ts";
import { languageNames } from "#i18n/language-names.ts";
import sheet from "./language-links.css?url";

/** What makes another page of one path; whatever else an address carries is left behind. */
const PARAMS = ["type", "q", "page", "topic"];

/** The page that is open, in each language that is shown. Empty where there is English alone. */
export function useSamePage(): { language: Language; href: string }[] {
  const { languages } = useSiteData();
  const { pathname, search } = useLocation();
  if (languages.length < 2) return [];
  const given = [...new URLSearchParams(search)].filter(([name]) => PARAMS.includes(name));
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : "";
  return languages.map((language) => ({ language, href: pathIn(language, pathname) + query }));
}

/** At the end of the bar: the others; where the bar is short, the likeliest of them. */
export function BarLanguages() {
  const others = useSamePage().filter(({ language }) => language !== own);
  const [likeliest] = others;
  if (!likeliest) return null;
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="language-links" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="bar-languages" role="group" aria-label={shell.language}>
        <Icon name="globe" />
        {others.map((other) => (
          <LanguageLink key={other.language} {...other} />
        ))}
      </div>
      <LanguageLink {...likeliest} className="bar-language" />
    </>
  );
}

/** All of them, in the phone's menu and in the footer. */
export function AllLanguages({ className }: { className: string }) {
  const pages = useSamePage();
  if (pages.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={className} role="group" aria-label={shell.language}>
      {pages.map((page) => (
        <LanguageLink key={page.language} {...page} />
      ))}
    </div>
  );
}

type LanguageLinkProps = { language: Language; href: string; className?: string };

/** A new document: its language, direction and fonts are others. */
function LanguageLink({ language, href, className = "" }: LanguageLinkProps) {
  return (
    <a
      href={href}
      className={`language-name ${className}`.trim()}
      lang={language}
      hrefLang={language}
      dir={language === "ar" ? "rtl" : undefined}
      aria-current={language === own || undefined}
    >
      {languageNames[language]}
    </a>
  );
}
