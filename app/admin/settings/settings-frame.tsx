import type { ReactNode } from "react";
import { useCurrentInView } from "#app/admin/pieces/use-current-in-view.ts";
import { NavPageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/settings.ts";
import { SETTINGS_PLACES } from "./settings-places.ts";

type SettingsFrameProps = {
  title: string;
  text: string;
  /** Of the heading, when it names a form. */
  id?: string;
  /** A preview stands beside the form. */
  isWide?: boolean;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** The groups of the settings at the left; on phones in a row above. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { title, text, id, isWide = false, action, children } = props;
  const groups = useCurrentInView(title);
  return (
    <div
      className={`admin-wrap grid min-w-0 gap-x-8 pb-12 *:min-w-0 ${
        isWide ? "lg:grid-cols-[200px_minmax(0,1fr)]" : "lg:grid-cols-[200px_minmax(0,820px)]"
      }`}
    >
      <nav ref={groups} aria-label={words.settings} className="settings-groups">
        {SETTINGS_PLACES.map(({ to, label }) => (
          <NavPageLink key={to} to={to} end>
            {label}
          </NavPageLink>
        ))}
      </nav>
      <div>
        <div className="page-head">
          <h1 id={id}>{title}</h1>
          {action}
          <p>{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
