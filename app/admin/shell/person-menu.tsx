import { Popover } from "radix-ui";
import { useState } from "react";
import { useLocation } from "react-router";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { initialsOf } from "#app/site/pages/leader-card.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { chapterOf } from "#contracts/guide.ts";
import type { User } from "#contracts/user.ts";
import { help } from "#i18n/en/admin/guide.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { fill } from "#i18n/fill.ts";
import { LookButtons } from "./look-buttons.tsx";
import { OwnLanguage } from "./own-language.tsx";

/** Who is signed in, and what is theirs. */
export function PersonMenu({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const guidePage = `/admin/help/${chapterOf(useLocation().pathname)}`;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="person" aria-label={fill(words.personMenuOf, user)}>
        <span className="initials" aria-hidden="true">
          {initialsOf(user.name)}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="menu person-menu" align="end" sideOffset={8}>
          <p>
            <b dir="auto">{user.name}</b>
            <span>{words.roles[user.role]}</span>
          </p>
          <PageLink to="/admin/profile" className="menu-item" onClick={() => setOpen(false)}>
            <AdminIcon name="user" /> {words.yourProfile}
          </PageLink>
          <PageLink to={guidePage} className="menu-item" onClick={() => setOpen(false)}>
            <AdminIcon name="scroll" /> {help}
          </PageLink>
          <div>
            <span aria-hidden="true">{words.ownLanguage}</span>
            <OwnLanguage />
          </div>
          <div>
            <span aria-hidden="true">{words.look}</span>
            <LookButtons />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
