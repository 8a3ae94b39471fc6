import type { SettingsGroup } from "#contracts/kinds/settings.ts";
import type { User } from "#contracts/user.ts";
import { backups } from "#i18n/en/admin/backups.ts";
import { moveIn } from "#i18n/en/admin/move-in.ts";
import { movedAddresses } from "#i18n/en/admin/redirects.ts";
import { security } from "#i18n/en/admin/security.ts";
import * as words from "#i18n/en/admin/settings.ts";
import { system } from "#i18n/en/admin/system.ts";
import { languages } from "#i18n/en/admin/translate.ts";

export type PlaceName =
  | SettingsGroup
  | "languages"
  | "moved"
  | "mail"
  | "staff"
  | "security"
  | "profile"
  | "activity"
  | "backups"
  | "move-in"
  | "system";

export type SettingsPlace = { name: PlaceName; to: string; label: string; isOwners?: true };

type Group = { title: string; places: SettingsPlace[] };

const ofGroup = (name: SettingsGroup): SettingsPlace => ({
  ...{ name, to: `/admin/settings/${name}`, label: words.groups[name].title },
});

const GROUPS: Group[] = [
  {
    title: words.theAgency,
    places: [
      ofGroup("agency"),
      ofGroup("contact"),
      ofGroup("social"),
      ofGroup("notice"),
      ofGroup("look"),
    ],
  },
  {
    title: words.theSite,
    places: [
      { name: "languages", to: "/admin/settings/languages", label: languages },
      { name: "moved", to: "/admin/settings/moved", label: movedAddresses },
      ofGroup("know-more"),
    ],
  },
  {
    title: words.theDesk,
    places: [ofGroup("enquiries"), { name: "mail", to: "/admin/settings/mail", label: words.mail }],
  },
  {
    title: words.people,
    places: [
      { name: "staff", to: "/admin/settings/staff", label: words.staff },
      { name: "security", to: "/admin/settings/security", label: security },
      { name: "profile", to: "/admin/profile", label: words.yourProfile },
      { name: "activity", to: "/admin/settings/activity", label: words.activity, isOwners: true },
    ],
  },
  {
    title: words.keepingIt,
    places: [
      { name: "backups", to: "/admin/settings/backups", label: backups, isOwners: true },
      { name: "move-in", to: "/admin/settings/move-in", label: moveIn, isOwners: true },
      { name: "system", to: "/admin/settings/system", label: system, isOwners: true },
    ],
  },
];

/** The settings, by group; editors look after the site, and see who looks after it with them. */
export const settingsGroups = ({ role }: Pick<User, "role">): Group[] =>
  GROUPS.map(({ title, places }) => ({
    title,
    places: places.filter(({ isOwners }) => role === "owner" || !isOwners),
  })).filter(({ places }) => places.length > 0);

export const settingsPlaces = (user: Pick<User, "role">): SettingsPlace[] =>
  settingsGroups(user).flatMap(({ places }) => places);
