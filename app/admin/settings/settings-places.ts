import { movedAddresses } from "#i18n/en/admin/redirects.ts";
import * as words from "#i18n/en/admin/settings.ts";

type Place = { to: string; label: string };

/** The places of the settings, in the order of their list. */
export const SETTINGS_PLACES: Place[] = [
  ...Object.entries(words.groups).map(([group, { title }]) => ({
    to: `/admin/settings/${group}`,
    label: title,
  })),
  ...Object.entries(words.pages).map(([id, { title }]) => ({
    to: `/admin/settings/page/${id}`,
    label: title,
  })),
  { to: "/admin/settings/moved", label: movedAddresses },
  { to: "/admin/settings/mail", label: words.mail },
  { to: "/admin/settings/staff", label: words.staff },
  { to: "/admin/settings/activity", label: words.activity },
  { to: "/admin/profile", label: words.yourProfile },
];
