import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useFocusReturn } from "#app/admin/focus/use-focus-return.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { chapterOf } from "#contracts/guide.ts";
import type { User } from "#contracts/user.ts";
import { help } from "#i18n/en/admin/guide.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { CountBadge } from "./count-badge.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { LookButtons } from "./look-buttons.tsx";
import { OwnLanguage } from "./own-language.tsx";
import { MORE_SECTIONS, type Section, THUMB_SECTIONS } from "./sections.ts";

type MoreSheetProps = {
  user: User;
  /** As what opens it says. */
  title: string;
  /** What opens it. */
  children: ReactNode;
  className?: string;
  onFind: (() => void) | undefined;
};

/** On a phone, what has no room under the thumb. In an editor, where the save bar is, all of it. */
export function MoreSheet({ user, title, children, className, onFind }: MoreSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const focusReturn = useFocusReturn();
  const close = () => setOpen(false);
  const tiles = (sections: readonly Section[], className: string) => (
    <ul className={`tiles ${className}`}>
      {sections.map(({ to, label, icon, counts }) => (
        <li key={to}>
          <PageLink to={to} onClick={close}>
            <AdminIcon name={icon} />
            {label}
            <CountBadge counts={counts} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className={className}>{children}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-ground" />
        <Dialog.Content className="more-sheet" {...focusReturn} aria-describedby={undefined}>
          <header>
            <Dialog.Title className="dialog-title">{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={words.close}>
              <AdminIcon name="x" />
            </Dialog.Close>
          </header>
          {tiles(THUMB_SECTIONS, "in-editor")}
          {tiles(MORE_SECTIONS, "")}
          <ul className="lines">
            {onFind ? (
              <li>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    onFind();
                  }}
                >
                  <AdminIcon name="search" /> {words.findOrDo}
                </button>
              </li>
            ) : null}
            <li>
              <a href="/" target="_blank" rel="noopener" aria-label={words.viewSiteNewTab}>
                <AdminIcon name="external-link" /> {words.viewSite}
              </a>
            </li>
            <li>
              <PageLink to={`/admin/help/${chapterOf(pathname)}`} onClick={close}>
                <AdminIcon name="scroll" /> {help}
              </PageLink>
            </li>
            <li>
              <PageLink to="/admin/profile" onClick={close}>
                <AdminIcon name="user" />
                <span dir="auto">{user.name}</span>
                <small>{words.yourProfile}</small>
              </PageLink>
            </li>
            <li className="look">
              <span aria-hidden="true">{words.ownLanguageShort}</span>
              <OwnLanguage />
            </li>
            <li className="look">
              <span aria-hidden="true">{words.look}</span>
              <LookButtons />
            </li>
            <li>
              <LogoutButton />
            </li>
          </ul>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
