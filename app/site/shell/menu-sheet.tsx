import { useEffect, useRef } from "react";
import {
  LINKS_AFTER_PACKAGES,
  LINKS_BEFORE_PACKAGES,
  PACKAGE_LINKS,
} from "#app/site/head/site-map.ts";
import { LanguageLinks } from "#app/site/languages/language-links.tsx";
import { NavPageLink, PageLink } from "#app/site/pieces/page-link.tsx";
import { NavSearchPlace } from "#app/site/search/nav-search-place.tsx";
import { Icon } from "#app/ui/icon.tsx";
import * as shell from "#i18n/en/site/shell.ts";
import { usePathChange } from "./use-path-change.ts";

const SHEET_ID = "menu-sheet";

/** A popover: the toggle, Escape and aria-expanded work before any script. Scripts keep the focus inside. */
export function MenuSheet() {
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => hideOpen(sheet.current);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // To style all that is behind it anew takes a phone as long as to open it: that comes after the frame that shows it.
    const guard = ({ newState, type }: ToggleEvent) => {
      if (newState === "closed" || type === "toggle") setBehindInert(newState === "open");
    };
    // When the window grows wide, the toggle that would close it is gone.
    const toggle = element.previousElementSibling;
    const hide = () => {
      if (!toggle?.getClientRects().length) hideOpen(element);
    };
    // It may have been opened, and the window grown wide, before this script came.
    hide();
    setBehindInert(isOpen(element));
    element.addEventListener("beforetoggle", guard);
    element.addEventListener("toggle", guard);
    window.addEventListener("resize", hide);
    return () => {
      element.removeEventListener("beforetoggle", guard);
      element.removeEventListener("toggle", guard);
      window.removeEventListener("resize", hide);
    };
  }, []);
  usePathChange(close);

  return (
    <>
      <button type="button" className="menu-toggle" popoverTarget={SHEET_ID}>
        <span className="when-closed">
          <Icon name="menu" /> {shell.menu}
        </span>
        <span className="when-open">
          <Icon name="x" /> {shell.close}
        </span>
      </button>
      <div ref={sheet} id={SHEET_ID} popover="auto" className="menu-sheet">
        <NavSearchPlace id="menu-search" />
        <LanguageLinks className="language-tiles" />
        <ul>
          {LINKS_BEFORE_PACKAGES.map((link) => (
            <SheetLink key={link.to} {...link} onChoose={close} />
          ))}
          <li>
            <details>
              <summary>
                {shell.packages} <Icon name="chevron-down" />
              </summary>
              <ul>
                {PACKAGE_LINKS.map(({ to, label }) => (
                  <SheetLink key={to} to={to} label={label} onChoose={close} />
                ))}
              </ul>
            </details>
          </li>
          {LINKS_AFTER_PACKAGES.map((link) => (
            <SheetLink key={link.to} {...link} onChoose={close} />
          ))}
          <li className="staff-link">
            <a href="/admin">{shell.adminArea}</a>
          </li>
        </ul>
        <div className="cta">
          <PageLink to="/get-started" className="button button-primary" onClick={close}>
            {shell.getStarted}
          </PageLink>
        </div>
      </div>
    </>
  );
}

type SheetLinkProps = { to: string; label: string; onChoose: () => void };

/** Closes the sheet itself: a link to the current page changes no path. */
function SheetLink({ to, label, onChoose }: SheetLinkProps) {
  return (
    <li>
      <NavPageLink to={to} onClick={onChoose}>
        {label}
      </NavPageLink>
    </li>
  );
}

const isOpen = (sheet: HTMLElement) => sheet.matches(":popover-open");

function hideOpen(sheet: HTMLElement | null): void {
  if (sheet && isOpen(sheet)) sheet.hidePopover();
}

function setBehindInert(inert: boolean): void {
  for (const element of document.querySelectorAll("main, .site-footer, .quick-bar")) {
    element.toggleAttribute("inert", inert);
  }
}
