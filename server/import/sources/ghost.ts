import { z } from "zod";
import type { Note } from "#contracts/import-notes.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { ghostText } from "./ghost-text.ts";
import { jsonElements } from "./json-elements.ts";
import { textOf } from "./read-text.ts";
import { one, type Source, type SourceItem } from "./source.ts";

/** An export has `db[0].data`; one of the API itself `data`. */
const listsOf = (...names: string[]) =>
  names.flatMap((name) => [`db/data/${name}`, `data/${name}`]);

const TAGS = new Set(listsOf("tags", "posts_tags"));
const POSTS = new Set(listsOf("posts"));

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const id = z.union([z.string(), z.number()]).transform(String);

const postSchema = z.object({
  ...{ id, uuid: text, title: text, slug: text, html: text, feature_image: text },
  ...{ lexical: text, mobiledoc: text },
  ...{ status: text, visibility: text, type: text, canonical_url: text },
  ...{ published_at: text, created_at: text, updated_at: text },
  page: z.union([z.boolean(), z.number()]).nullish(),
});
/** What is kept of all posts at once is short, and there are so many of it at most: a file may hold millions. */
const short = z.string().max(300);
const shortId = z.union([short, z.number()]).transform(String);
const tagSchema = z.object({ id: shortId, name: short, visibility: text });
const taggingSchema = z.object({
  ...{ post_id: shortId, tag_id: shortId, sort_order: z.number().nullish() },
});
const MOST_TAGS = 100_000;
const MOST_TAGGINGS = 500_000;

/** Stands in a file for the address of the site. */
const SITE = /__GHOST_URL__/g;

/** Nobody has said where the site is: its addresses lead to the same paths here, and its pictures cannot be had. */
const NOWHERE = "https://ghost.invalid";

/**
 * A file that Ghost exports. It is read twice: categories stand behind the posts.
 * @param address of its site, which the file does not say; empty: not known
 * @throws DomainError "import-not-ghost", "import-damaged", "import-encoding"
 */
export const ghostSource = (file: string, address: string, signal?: AbortSignal): Source => ({
  async *items() {
    const tags = await tagsOf(file, signal);
    let count = 0;
    for await (const { value } of jsonElements(textOf(file, signal), POSTS)) {
      count += 1;
      yield itemOf(value, { tags, base: address || NOWHERE, place: `ghost:${count}` });
    }
    if (count === 0) throw new DomainError("import-not-ghost");
  },
});

type Tags = ReadonlyMap<string, readonly string[]>;

/** Names of the categories of each post, the first one first. */
async function tagsOf(file: string, signal?: AbortSignal): Promise<Tags> {
  const names = new Map<string, string>();
  const taggings: z.infer<typeof taggingSchema>[] = [];
  for await (const { within, value } of jsonElements(textOf(file, signal), TAGS)) {
    if (!within.endsWith("posts_tags")) {
      const tag = tagSchema.safeParse(value).data;
      if (!tag || tag.visibility === "internal" || names.size >= MOST_TAGS) continue;
      names.set(tag.id, tag.name.trim());
    } else if (taggings.length < MOST_TAGGINGS) {
      const tagging = taggingSchema.safeParse(value).data;
      if (tagging) taggings.push(tagging);
    }
  }
  const tags = new Map<string, string[]>();
  for (const { post_id, tag_id } of taggings.sort(
    (a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0),
  )) {
    const name = names.get(tag_id);
    if (!name) continue;
    const others = tags.get(post_id) ?? [];
    others.push(name);
    tags.set(post_id, others);
  }
  return tags;
}

type Reading = { tags: Tags; base: string; place: string };

function itemOf(value: unknown, { tags, base, place }: Reading): SourceItem {
  const read = postSchema.safeParse(value);
  if (!read.success)
    return {
      kind: "other",
      key: place,
      title: "",
      what: value === null ? "too-long" : "unreadable",
      name: "",
    };
  const post = read.data;
  const here = (words: string) => words.replace(SITE, () => base);
  const { html, notes } = ghostText(post);
  const [type = "", ...others] = tags.get(post.id) ?? [];
  const isPlanned = post.status === "scheduled";
  const isPublic = post.status === "published" && ["", "public"].includes(post.visibility);
  return {
    kind: post.type === "page" || post.page === true || post.page === 1 ? "page" : "post",
    key: `ghost:${post.uuid || post.id}`,
    title: post.title.trim(),
    slug: post.slug,
    html: here(html),
    ...{ hasLines: false, type },
    at: momentOf(post.published_at) ?? momentOf(post.created_at),
    updatedAt: momentOf(post.updated_at),
    address: post.slug ? `${base}/${post.slug}/` : "",
    image: here(post.feature_image),
    isPublic,
    notes: [
      ...notes,
      ...others.map((name) => one("other-types", name)),
      ...(isPublic ? [] : [isPlanned ? one("planned") : one("draft", post.status)]),
    ] satisfies Note[],
  };
}

function momentOf(written: string): string | null {
  const moment = new Date(
    /^\d{4}-\d\d-\d\d \d/.test(written) ? `${written.replace(" ", "T")}Z` : written,
  );
  return written && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}
