import type { ReactNode } from "react";
import { Accent } from "#app/site/head/accent.tsx";
import { informationOf } from "#app/site/pages/contact-body.tsx";
import { ContactInformation } from "#app/site/pages/contact-information.tsx";
import { Promises } from "#app/site/pages/promises.tsx";
import { PreviewedSiteData, useSiteData } from "#app/site/pieces/site-data.ts";
import { NavBar } from "#app/site/shell/nav-bar.tsx";
import { NoticeBanner } from "#app/site/shell/notice-banner.tsx";
import { SiteFooter } from "#app/site/shell/site-footer.tsx";
import { accentRule } from "#contracts/accent.ts";
import { SETTINGS_FIELDS, type Settings, type SettingsGroup } from "#contracts/kinds/settings.ts";
import * as words from "#i18n/en/admin/preview.ts";
import { PreviewFrame } from "./preview-frame.tsx";

const PIECES: Record<SettingsGroup, ((settings: Settings) => ReactNode) | null> = {
  agency: () => (
    <div className="with-nav-bar">
      <NavBar />
      <SiteFooter />
    </div>
  ),
  contact: (settings) => (
    <>
      <div className="wrap section grid gap-10">
        <ContactInformation information={informationOf(settings)} />
        <Promises />
      </div>
      <SiteFooter />
    </>
  ),
  social: () => <SiteFooter />,
  notice: () => (
    <header className="site-header">
      <NoticeBanner />
    </header>
  ),
  "know-more": null,
  enquiries: null,
  look: ({ look: { accent } }) => (
    <div className="with-nav-bar">
      <Accent accent={accentRule(accent) === null ? accent : ""} />
      <NavBar />
      <LookSample />
    </div>
  ),
};

export const hasPreview = (group: SettingsGroup): boolean => PIECES[group] !== null;

type SettingsPreviewProps = {
  group: SettingsGroup;
  settings: Settings;
  heading?: string;
  isWide?: boolean;
};

/** The public pieces in which a group shows, with the settings as they are typed. */
export function SettingsPreview({ group, settings: typed, ...frame }: SettingsPreviewProps) {
  const site = useSiteData();
  // Half a name of a zone tells no time.
  const isZone = SETTINGS_FIELDS.timeZone.rule(typed.timeZone) === null;
  const settings = isZone ? typed : { ...typed, timeZone: site.settings.timeZone };
  const noticePhone = settings.notice.phone || site.noticePhone;
  const noticeEnds = settings.notice.isShown ? null : 0;
  return (
    <PreviewFrame title={words.howItWillLook} {...frame}>
      <PreviewedSiteData value={{ ...site, settings, noticePhone, noticeEnds }}>
        {PIECES[group]?.(settings)}
      </PreviewedSiteData>
    </PreviewFrame>
  );
}

/** What wears the colour. */
function LookSample() {
  return (
    <div className="wrap section grid justify-items-start gap-6">
      <h2>{words.sampleHeading}</h2>
      <p className="lead">{words.sampleText}</p>
      <span className="button button-primary">{words.getStarted}</span>
      <span className="text-link">{words.readMore}</span>
    </div>
  );
}
