import { homeKind } from "./home.ts";
import type { Kind } from "./kind.ts";
import { PACKAGE_IDS, packageKind } from "./package.ts";
import { PAGE_KINDS } from "./page.ts";
import { postKind } from "./post.ts";
import { SETTINGS_KINDS } from "./settings.ts";

/** By kind and id: those that exist once, or in a known number. */
const KNOWN: Record<string, Record<string, Kind>> = {
  home: { home: homeKind },
  package: Object.fromEntries(PACKAGE_IDS.map((id) => [id, packageKind])),
  page: PAGE_KINDS,
  settings: SETTINGS_KINDS,
};

/** What `home/home`, `package/umrah` or `post/{_id}` consists of; null: there is no such thing. */
export function findKind(kind: string, id: string): Kind | null {
  if (kind === "post") return postKind;
  const known = Object.hasOwn(KNOWN, kind) ? KNOWN[kind] : null;
  return known && Object.hasOwn(known, id) ? (known[id] ?? null) : null;
}
