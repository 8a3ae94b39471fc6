import type { Entry } from "#app/admin/listbox/entry.ts";
import type { AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import { settingsPlaces } from "#app/admin/settings/settings-places.ts";
import { SECTIONS } from "#app/admin/shell/sections.ts";
import { PACKAGE_TITLES } from "#app/site/packages/package-titles.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { User } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/find.ts";
import { home } from "#i18n/en/admin/shell.ts";

const act = (icon: AdminIconName, label: string, note: string, to: string): Entry => ({
  ...{ group: "do", icon, label, note, to },
});

const DOING: Entry[] = [
  act("plus", words.createNewBlog, words.blog, "/admin/blog/create"),
  act("plus", words.newPage, home, "/admin/pages/create"),
  act("upload", words.uploadPicture, words.media, "/admin/media"),
  act("link", words.leadOn, words.settings, "/admin/settings/moved"),
];

const GOING: Entry[] = [
  ...SECTIONS.flat().flatMap(({ to, label, icon, shelf }) => [
    { group: "goTo" as const, icon, label, to },
    ...shelf
      .filter((page) => page.to !== to)
      .map((page) => ({ group: "goTo" as const, icon, note: label, ...page })),
  ]),
  ...Object.entries(PACKAGE_TITLES).map(([id, label]) => ({
    group: "goTo" as const,
    icon: "package" as const,
    note: words.package,
    ...{ label, to: editorAddress({ kind: "package", id }) },
  })),
];

/** What is there before anything is asked of the server. */
export const knownEntries = (user: Pick<User, "role">): Entry[] => [
  ...DOING,
  ...(user.role === "owner"
    ? [act("users", words.invite, words.settings, "/admin/settings/staff")]
    : []),
  ...GOING,
  ...settingsPlaces(user).map(({ to, label }) => ({
    ...{ group: "settings" as const, icon: "settings" as const, label, to },
  })),
];
