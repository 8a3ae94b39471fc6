import { editorAddress } from "#contracts/editor-address.ts";
import { isNewKindName, NEW_KIND_NAMES, type NewKindName } from "#contracts/kinds/find-kind.ts";
import type { MediaUse } from "#contracts/media.ts";
import { folderOf } from "#contracts/media-address.ts";
import { pictureUses } from "#i18n/en/records.ts";
import { fill } from "#i18n/fill.ts";
import { pathOf } from "#server/content/place.ts";
import { listReferences } from "#server/content/reference.ts";
import { titlesOf } from "#server/content/titles-of.ts";
import type { Db, Tx } from "#server/db/schema.ts";

type Used = { kind: string; id: string };

/** Things that staff know by another name than their id. */
const NAMED: Record<string, string> = {
  "home/home": pictureUses.home,
  "page/about": pictureUses.about,
  "page/contact": pictureUses.contact,
  "page/privacy": pictureUses.privacy,
  "page/trust": pictureUses.trust,
  "settings/look": pictureUses.look,
};

const CALLED: Record<NewKindName, { open: string; trashed: string }> = {
  post: { open: pictureUses.post, trashed: pictureUses.trashedPost },
  "own-page": { open: pictureUses.ownPage, trashed: pictureUses.trashedOwnPage },
  departure: { open: pictureUses.departure, trashed: pictureUses.trashedDeparture },
  licence: { open: pictureUses.licence, trashed: pictureUses.trashedLicence },
  requirement: { open: pictureUses.requirement, trashed: pictureUses.trashedRequirement },
  visa: { open: pictureUses.visa, trashed: pictureUses.trashedVisa },
};

/**
 * Everything that holds an address of the picture; what is in the trash may come back, and waiting changes
 * may be published, so they count.
 */
export async function mediaUses(source: Db | Tx, stem: string): Promise<MediaUse[]> {
  const found: Used[] = [
    ...(await listReferences(source, folderOf(stem))),
    ...(await waiting(source, stem)),
  ];
  const places = [...new Map(found.map((place) => [pathOf(place), place])).values()];
  return [
    ...places.filter(({ kind }) => !isNewKindName(kind)).map(documentUse),
    ...(await usesOfNew(source, places)),
  ];
}

/** Of each thing there are one's waiting changes at most: they are few. */
const waiting = (source: Db | Tx, stem: string): Promise<Used[]> =>
  source
    .selectFrom("draft")
    .select(["kind", "documentId as id"])
    .where("body", "like", `%${folderOf(stem)}/%`)
    .orderBy("kind")
    .orderBy("documentId")
    .execute();

async function usesOfNew(source: Db | Tx, places: Used[]): Promise<MediaUse[]> {
  const uses: MediaUse[] = [];
  for (const kind of NEW_KIND_NAMES) uses.push(...(await usesIn(source, kind, places)));
  return uses;
}

async function usesIn(source: Db | Tx, kind: NewKindName, places: Used[]): Promise<MediaUse[]> {
  const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
  const things = ids.length > 0 ? await titlesOf(source, kind, ids) : [];
  return things.map(({ id, title, isInTrash }) => ({
    label: fill(CALLED[kind][isInTrash ? "trashed" : "open"], { title }),
    href: isInTrash ? null : editorAddress({ kind, id }),
  }));
}

function documentUse({ kind, id }: Used): MediaUse {
  const label =
    kind === "package" ? fill(pictureUses.package, { id }) : NAMED[pathOf({ kind, id })];
  return { label: label ?? pathOf({ kind, id }), href: editorAddress({ kind, id }) };
}
