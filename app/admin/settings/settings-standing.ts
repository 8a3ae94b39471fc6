import { timesIn } from "#app/admin/times/times.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { standOff, standOn } from "#i18n/en/admin/security.ts";
import { stands } from "#i18n/en/admin/settings.ts";
import { englishAlone, standing } from "#i18n/en/admin/translate.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { PlaceName } from "./settings-places.ts";

type Facts = {
  settings: Pick<Settings, "brand" | "social" | "knowMoreLink" | "enquiryMonths" | "timeZone">;
  isNoticeShown: boolean;
  /** Beside English. */
  languages: number;
  redirects: number;
  /** Addresses that many ask for, and nothing is there. */
  unknown: number;
  canMail: boolean;
  failedMails: number;
  staff: number;
  invitations: number;
  /** Of whoever asks. */
  email: string;
  hasSecondFactor: boolean;
  /** When the last one was whole, ISO 8601; null: none is known. */
  backupAt: string | null;
};

/** A line each: how it stands with the places of the settings. */
export function settingsStanding(facts: Facts): Record<PlaceName, string> {
  const { settings, unknown, staff, invitations } = facts;
  const links = settings.social.length;
  const people = plural(stands.staff, staff);
  return {
    agency: settings.brand.name,
    contact: stands.contact,
    social: links > 0 ? plural(stands.links, links) : stands.noLinks,
    notice: facts.isNoticeShown ? stands.noticeShown : stands.noticeNotShown,
    look: stands.look,
    languages: facts.languages > 0 ? plural(standing, facts.languages) : englishAlone,
    moved:
      unknown > 0 ? plural(stands.unknown, unknown) : plural(stands.redirects, facts.redirects),
    "know-more": settings.knowMoreLink,
    enquiries: plural(stands.months, settings.enquiryMonths),
    mail: mailStanding(facts),
    staff:
      invitations > 0
        ? fill(stands.staffAndInvited, { people, invited: plural(stands.invited, invitations) })
        : people,
    security: facts.hasSecondFactor ? standOn : standOff,
    profile: facts.email,
    activity: stands.activity,
    backups: backupStanding(facts),
    "move-in": stands.moveIn,
    system: stands.system,
  };
}

function backupStanding({ backupAt, settings: { timeZone } }: Facts): string {
  if (!backupAt) return stands.noBackup;
  return fill(stands.backup, { moment: timesIn(timeZone, new Date()).dayAndTime(backupAt) });
}

function mailStanding({ canMail, failedMails }: Facts): string {
  if (!canMail) return stands.mailNotSetUp;
  return failedMails > 0 ? plural(stands.mailFailed, failedMails) : stands.mailGoesOut;
}
