import { Fragment } from "react";
import { useLocation } from "react-router";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { AccountLinks } from "#app/site/account/account-bar.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useLoadedSiteData } from "#app/site/pieces/site-data.ts";
import { Logo } from "#app/site/shell/logo.tsx";
import { chapterOf } from "#contracts/guide.ts";
import type { User } from "#contracts/user.ts";
import { help } from "#i18n/en/admin/guide.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { CountBadge } from "./count-badge.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { MoreSheet } from "./more-sheet.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { SectionLink } from "./section-link.tsx";
import { SECTIONS, upFrom } from "./sections.ts";

/** Without `onFind` there is nothing to find: the area itself could not be loaded. */
type AdminBarProps = { user: User | null; onFind?: (() => void) | undefined };

/** On phones the sections are in the tab bar; in an editor, whose save bar stands there, behind Menu. */
export function AdminBar({ user, onFind }: AdminBarProps) {
  const isLoaded = useLoadedSiteData() !== undefined;
  const up = upFrom(useLocation().pathname);
  return (
    <header className="admin-bar" data-below={up ? true : undefined}>
      {isLoaded ? <Logo /> : null}
      {up ? (
        <PageLink to={up.to} className="way-up">
          <AdminIcon name="chevron-left" /> {up.label}
        </PageLink>
      ) : null}
      {user ? (
        <SignedIn user={user} onFind={onFind} />
      ) : (
        <div className="ways-out">
          <AccountLinks />
        </div>
      )}
    </header>
  );
}

function SignedIn({ user, onFind }: AdminBarProps & { user: User }) {
  const { pathname } = useLocation();
  return (
    <>
      <nav className="pages" aria-label={words.admin}>
        {SECTIONS.map((sections, place) => (
          <Fragment key={sections[0]?.to}>
            {place > 0 ? <i aria-hidden="true" /> : null}
            {sections.map((section) => (
              <SectionLink key={section.to} section={section}>
                {section.label}
                <CountBadge counts={section.counts} />
              </SectionLink>
            ))}
          </Fragment>
        ))}
      </nav>
      <div className="ways-out">
        {onFind ? (
          <button
            type="button"
            className="find"
            aria-label={words.findOrDo}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onFind}
          >
            <AdminIcon name="search" />
            <span>{words.findOrDo}</span>
            <kbd>{words.findKeys}</kbd>
          </button>
        ) : null}
        <PageLink
          to={`/admin/help/${chapterOf(pathname)}`}
          className="not-in-editor help"
          aria-label={help}
        >
          <span aria-hidden="true">?</span>
        </PageLink>
        <a
          href="/"
          target="_blank"
          rel="noopener"
          className="not-in-editor"
          aria-label={words.viewSiteNewTab}
        >
          <AdminIcon name="external-link" />
        </a>
        <PersonMenu user={user} />
        <span className="not-in-editor">
          <LogoutButton />
        </span>
        <MoreSheet user={user} title={words.menu} onFind={onFind} className="in-editor">
          <AdminIcon name="menu" /> {words.menu}
        </MoreSheet>
      </div>
    </>
  );
}
