import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { User } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { CountBadge } from "./count-badge.tsx";
import { MoreSheet } from "./more-sheet.tsx";
import { SectionLink } from "./section-link.tsx";
import { THUMB_SECTIONS } from "./sections.ts";

/** Phones only, under the thumb. */
export function TabBar({ user, onFind }: { user: User; onFind: () => void }) {
  return (
    <nav className="tab-bar" aria-label={words.adminOnPhones}>
      {THUMB_SECTIONS.map((section) => (
        <SectionLink key={section.to} section={section}>
          <AdminIcon name={section.icon} />
          {section.label}
          <CountBadge counts={section.counts} />
        </SectionLink>
      ))}
      <MoreSheet user={user} title={words.more} onFind={onFind}>
        <AdminIcon name="ellipsis" />
        {words.more}
        <CountBadge counts="attention" />
      </MoreSheet>
    </nav>
  );
}
