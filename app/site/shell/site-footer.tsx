import { FOOTER_COLUMNS } from "#app/site/head/site-map.ts";
import { LanguageLinks } from "#app/site/languages/language-links.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { foreign, written } from "#app/site/pieces/written.ts";
import * as shell from "#i18n/en/site/shell.ts";
import { fill } from "#i18n/fill.ts";
import { Logo } from "./logo.tsx";
import { SocialIcon } from "./social-icon.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

export function SiteFooter() {
  const { settings, year, legal } = useSiteData();
  const { footer, social, address } = settings;
  return (
    <footer className="site-footer">
      <div className="wrap top">
        <div>
          <Logo />
          <p className="mt-[10px] max-w-[34ch]" {...written(footer.text)}>
            {footer.text}
          </p>
          <div className="social">
            {social.map(({ name, url }) => (
              <a
                key={url}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={fill(shell.newTab, { name })}
              >
                <SocialIcon name={name} />
              </a>
            ))}
          </div>
          <LanguageLinks className="languages" />
        </div>
        <div className="columns">
          {[...FOOTER_COLUMNS, { heading: shell.footer.legal, links: legal }].map(
            ({ heading, links }) => (
              <nav key={heading} aria-label={heading}>
                <h2>{heading}</h2>
                <ul>
                  {links.map(({ to, label }) => (
                    <li key={`${to} ${label}`}>
                      <PageLink to={to} {...foreign(label)}>
                        {label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ),
          )}
        </div>
      </div>
      <div className="wrap bottom">
        <span {...foreign(footer.copyright)}>{footer.copyright.replace("{year}", year)}</span>
        {address ? <span {...written(address)}>{address}</span> : null}
        <ThemeSwitch />
      </div>
    </footer>
  );
}
