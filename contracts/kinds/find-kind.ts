import { lookedUp } from "../looked-up.ts";
import { ENTRY_KINDS } from "./entries.ts";
import { homeKind } from "./home.ts";
import { INCLUSIONS_KINDS } from "./inclusions.ts";
import type { Kind } from "./kind.ts";
import { ownPageKind } from "./own-page.ts";
import { PACKAGE_IDS, packageKind } from "./package.ts";
import { PAGE_KINDS } from "./page.ts";
import { postKind } from "./post.ts";
import { SETTINGS_KINDS } from "./settings.ts";

/** By kind and id: those that exist once, or in a known number. */
const KNOWN = {
  home: { home: homeKind },
  inclusions: INCLUSIONS_KINDS,
  package: Object.fromEntries(PACKAGE_IDS.map((id) => [id, packageKind])),
  page: PAGE_KINDS,
  settings: SETTINGS_KINDS,
} satisfies Record<string, Record<string, Kind>>;

/** Those of which new ones can be made; each has an id of its own. */
const NEW = { post: postKind, "own-page": ownPageKind, ...ENTRY_KINDS } satisfies Record<
  string,
  Kind
>;

export type NewKindName = keyof typeof NEW;
export type KindName = keyof typeof KNOWN | NewKindName;

export const NEW_KIND_NAMES = Object.keys(NEW) as NewKindName[];

export const isNewKindName = (name: string): name is NewKindName => Object.hasOwn(NEW, name);

export const isKindName = (name: string): name is KindName =>
  isNewKindName(name) || Object.hasOwn(KNOWN, name);

/** What `home/home`, `package/umrah` or `post/{_id}` consists of; null: there is no such thing. */
export function findKind(name: KindName, id: string): Kind | null {
  if (isNewKindName(name)) return NEW[name];
  return lookedUp<Kind>(KNOWN[name], id) ?? null;
}
