import { useLocation } from "react-router";
import { useNewEnquiries } from "#app/admin/enquiries/new-enquiries.ts";
import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import { useCurrentInView } from "#app/admin/pieces/use-current-in-view.ts";
import { AccountLinks } from "#app/site/account/account-bar.tsx";
import { NavPageLink, PageLink } from "#app/site/pieces/page-link.tsx";
import { useLoadedSiteData } from "#app/site/pieces/site-data.ts";
import { Logo } from "#app/site/shell/logo.tsx";
import { ThemeSwitch } from "#app/site/shell/theme-switch.tsx";
import type { User } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { fill } from "#i18n/fill.ts";
import { LogoutButton } from "./logout-button.tsx";

type Page = {
  to: string;
  label: string;
  icon: AdminIconName;
  end?: boolean;
  /** The new ones stand beside its name. */
  isCounted?: boolean;
};

const PAGES: Page[] = [
  { to: "/admin", label: words.home, icon: "house", end: true },
  { to: "/admin/package", label: words.packageTitle, icon: "package" },
  { to: "/admin/blog", label: words.blog, icon: "file-text" },
  { to: "/admin/enquiries", label: words.enquiries, icon: "inbox", isCounted: true },
  { to: "/admin/media", label: words.media, icon: "image" },
  { to: "/admin/settings", label: words.settings, icon: "settings" },
];

type AdminBarProps = {
  user: User | null;
  /** As the page came with it. */
  newEnquiries?: number;
};

/** On phones two rows, of which the second scrolls sideways. */
export function AdminBar({ user, newEnquiries = 0 }: AdminBarProps) {
  const isLoaded = useLoadedSiteData() !== undefined;
  return (
    <header className="admin-bar">
      {isLoaded ? <Logo /> : null}
      {user ? <SignedIn user={user} newEnquiries={newEnquiries} /> : <SignedOut />}
    </header>
  );
}

function SignedIn({ user, newEnquiries }: { user: User; newEnquiries: number }) {
  const count = useNewEnquiries(newEnquiries);
  const pages = useCurrentInView(useLocation().pathname);
  return (
    <>
      <nav ref={pages} className="pages" aria-label={words.admin}>
        {PAGES.map(({ to, label, icon, end, isCounted }) => (
          <NavPageLink key={to} to={to} end={end}>
            <AdminIcon name={icon} />
            {label}
            {isCounted && count > 0 ? (
              <span className="count">
                {count} <span className="sr-only">{words.newOnes}</span>
              </span>
            ) : null}
          </NavPageLink>
        ))}
      </nav>
      <div className="ways-out">
        <PageLink
          to="/admin/profile"
          className="profile"
          aria-label={fill(words.yourProfileOf, { name: user.name })}
        >
          <AdminIcon name="user" />
          <span>{user.name}</span>
        </PageLink>
        <ThemeSwitch isShort />
        <a href="/" target="_blank" rel="noopener" aria-label={words.viewSiteNewTab}>
          <AdminIcon name="external-link" />
          <span>{words.viewSite}</span>
        </a>
        <LogoutButton />
      </div>
    </>
  );
}

function SignedOut() {
  return (
    <div className="ways-out">
      <AccountLinks />
    </div>
  );
}
