import { editorAddress } from "#contracts/editor-address.ts";
import type { MediaUse } from "#contracts/media.ts";
import { folderOf } from "#contracts/media-address.ts";
import { pictureUses } from "#i18n/en/records.ts";
import { fill } from "#i18n/fill.ts";
import { pathOf } from "#server/content/place.ts";
import { listReferences } from "#server/content/reference.ts";
import type { Db, Tx } from "#server/db/schema.ts";

type Used = { kind: string; id: string };

/** Things that staff know by another name than their id. */
const NAMED: Record<string, string> = {
  "home/home": pictureUses.home,
  "page/about": pictureUses.about,
  "page/contact": pictureUses.contact,
  "page/privacy": pictureUses.privacy,
  "settings/look": pictureUses.look,
};

/**
 * Everything that holds an address of the picture; a post in the trash may come back, and waiting changes
 * may be published, so they count.
 */
export async function mediaUses(source: Db | Tx, stem: string): Promise<MediaUse[]> {
  const found: Used[] = [
    ...(await listReferences(source, folderOf(stem))),
    ...(await waiting(source, stem)),
  ];
  const places = [...new Map(found.map((place) => [pathOf(place), place])).values()];
  const ids = places.filter(({ kind }) => kind === "post").map(({ id }) => id);
  const [posts, trashed] = [
    await titles(source, "blog", ids),
    await titles(source, "trashedBlog", ids),
  ];
  return [
    ...places.filter(({ kind }) => kind !== "post").map(documentUse),
    ...posts.map(({ id, title }) => ({
      label: fill(pictureUses.post, { title }),
      href: editorAddress({ kind: "post", id }),
    })),
    ...trashed.map(({ title }) => ({
      label: fill(pictureUses.trashedPost, { title }),
      href: null,
    })),
  ];
}

/** Of each thing there are one's waiting changes at most: they are few. */
const waiting = (source: Db | Tx, stem: string): Promise<Used[]> =>
  source
    .selectFrom("draft")
    .select(["kind", "documentId as id"])
    .where("deletedAt", "is", null)
    .where("body", "like", `%${folderOf(stem)}/%`)
    .orderBy("kind")
    .orderBy("documentId")
    .execute();

async function titles(source: Db | Tx, table: "blog" | "trashedBlog", ids: string[]) {
  if (ids.length === 0) return [];
  return source
    .selectFrom(table)
    .select(["id", "title"])
    .where("id", "in", ids)
    .orderBy("title")
    .execute();
}

function documentUse({ kind, id }: Used): MediaUse {
  const label =
    kind === "package" ? fill(pictureUses.package, { id }) : NAMED[pathOf({ kind, id })];
  return { label: label ?? pathOf({ kind, id }), href: editorAddress({ kind, id }) };
}
