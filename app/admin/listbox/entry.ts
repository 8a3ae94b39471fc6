import type { AdminIconName } from "#app/admin/pieces/admin-icon.tsx";

/** In the order in which they are shown. */
export const GROUPS = [
  "do",
  "goTo",
  "posts",
  "pages",
  "enquiries",
  "pictures",
  "settings",
] as const;

export type Entry = {
  group: (typeof GROUPS)[number];
  icon: AdminIconName;
  label: string;
  note?: string;
  /** In a new tab where it is no page of the admin area. */
  to: string;
  isOutside?: true;
};
