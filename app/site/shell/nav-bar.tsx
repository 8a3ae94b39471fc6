import { useMatch } from "react-router";
import { LINKS_AFTER_PACKAGES, LINKS_BEFORE_PACKAGES } from "#app/site/head/site-map.ts";
import { LanguageLinks } from "#app/site/languages/language-links.tsx";
import { NavPageLink, PageLink } from "#app/site/pieces/page-link.tsx";
import { NavSearchPlace } from "#app/site/search/nav-search-place.tsx";
import * as shell from "#i18n/en/site/shell.ts";
import { Logo } from "./logo.tsx";
import { MenuSheet } from "./menu-sheet.tsx";
import { NoticeBanner } from "./notice-banner.tsx";
import { PackagesDropdown } from "./packages-dropdown.tsx";

/** Fixed at the top, with a spacer of the same height after it. */
export function NavBar() {
  const isHome = useMatch("/") !== null;
  return (
    <>
      <header className="site-header">
        {isHome ? <NoticeBanner /> : null}
        <nav className="nav-bar" aria-label={shell.main}>
          <div className="wrap">
            <Logo />
            <div className="nav-links">
              {LINKS_BEFORE_PACKAGES.map(({ to, label }) => (
                <NavPageLink key={to} to={to}>
                  {label}
                </NavPageLink>
              ))}
              <PackagesDropdown />
              {LINKS_AFTER_PACKAGES.map(({ to, label }) => (
                <NavPageLink key={to} to={to}>
                  {label}
                </NavPageLink>
              ))}
              <a href="/admin" className="staff-link">
                {shell.admin}
              </a>
            </div>
            <NavSearchPlace id="bar-search" />
            <LanguageLinks className="bar-languages" />
            <PageLink to="/get-started" className="button button-primary button-small bar-action">
              {shell.getStarted}
            </PageLink>
            <MenuSheet />
          </div>
        </nav>
      </header>
      <div className="site-header-spacer" />
    </>
  );
}
