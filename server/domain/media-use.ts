import type { MediaUse } from "#contracts/media.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** Documents that staff know by another name than their id. */
const DOCUMENTS: Record<string, MediaUse> = {
  home: { label: "Home page", href: "/admin" },
  about: { label: "About", href: "/admin/settings/page/about" },
  contact: { label: "Contact", href: "/admin/settings/page/contact" },
  privacy: { label: "Privacy policy", href: "/admin/settings/page/privacy" },
  "settings/look": { label: "the logo", href: "/admin/settings/look" },
};

/** Everything that holds an address of the picture; a post in the trash may come back, so it counts. */
export async function mediaUses(source: Db | Tx, stem: string): Promise<MediaUse[]> {
  const holds = `%/media/${stem}/%`;
  const documents = await source
    .selectFrom("document")
    .select(["id"])
    .where("body", "like", holds)
    .orderBy("id")
    .execute();
  const posts = await source
    .selectFrom("blog")
    .select(["id", "title"])
    .where((eb) => eb.or([eb("image", "like", holds), eb("content", "like", holds)]))
    .orderBy("title")
    .execute();
  const trashed = await source
    .selectFrom("trashedBlog")
    .select(["title"])
    .where((eb) => eb.or([eb("image", "like", holds), eb("content", "like", holds)]))
    .orderBy("title")
    .execute();
  return [
    ...documents.map(({ id }) => DOCUMENTS[id] ?? documentUse(id)),
    ...posts.map(({ id, title }) => ({
      label: `the post “${title}”`,
      href: `/admin/blog/edit/${id}`,
    })),
    ...trashed.map(({ title }) => ({ label: `the post “${title}” in the trash`, href: null })),
  ];
}

function documentUse(id: string): MediaUse {
  const [kind, name] = id.split("/");
  return kind === "package" && name
    ? { label: `the package ${name}`, href: `/admin/package?package=${name}` }
    : { label: id, href: null };
}
