import type { PageId } from "#contracts/kinds/page.ts";
import type { SettingsGroup } from "#contracts/kinds/settings.ts";

type Words = { title: string; text: string };

export const SETTINGS_TITLES: Record<SettingsGroup, Words> = {
  agency: { title: "Agency", text: "Who you are, on every page and in every title." },
  contact: { title: "Contact and hours", text: "How people reach you, and when." },
  social: { title: "Social links", text: "Your pages elsewhere." },
  notice: { title: "Notice banner", text: "The line above the menu of the home page." },
  "know-more": { title: "Know More post", text: "Where the link on the home page leads." },
  look: { title: "Look", text: "Your logo and your colour." },
  enquiries: { title: "Enquiries", text: "How long you keep what people send you." },
};

export const PAGE_TITLES: Record<PageId, Words> = {
  about: { title: "About page", text: "Who visitors will meet." },
  contact: { title: "Contact page", text: "What stands beside the form, and the map." },
  privacy: { title: "Privacy policy", text: "What you keep of visitors, and for how long." },
};

type Place = { to: string; label: string };

/** The places of the settings, in the order of their list. */
export const SETTINGS_PLACES: Place[] = [
  ...Object.entries(SETTINGS_TITLES).map(([group, { title }]) => ({
    to: `/admin/settings/${group}`,
    label: title,
  })),
  ...Object.entries(PAGE_TITLES).map(([id, { title }]) => ({
    to: `/admin/settings/page/${id}`,
    label: title,
  })),
  { to: "/admin/settings/mail", label: "Mail" },
  { to: "/admin/settings/staff", label: "Staff" },
  { to: "/admin/settings/activity", label: "Activity" },
  { to: "/admin/profile", label: "Your profile" },
];
