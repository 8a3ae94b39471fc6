import type { Note } from "#contracts/import-notes.ts";
import type { Attachment } from "#server/import/html/shortcodes.ts";
import { wordpressText } from "#server/import/html/wordpress-text.ts";
import { textOf } from "./read-text.ts";
import { one, type Source, type SourceItem, type SourceText } from "./source.ts";
import { type XmlItem, xmlItems } from "./xml-items.ts";

/** Sites with more have pictures that nobody can look through. */
const MOST_ATTACHMENTS = 200_000;

type Library = {
  byId: Map<string, Attachment>;
  byParent: Map<string, Attachment[]>;
  /** Addresses of whole pictures: texts name smaller copies of them. */
  addresses: Set<string>;
};

/**
 * A file that WordPress exports (WXR). It is read twice: pictures may stand behind the posts that show them.
 * @throws DomainError "import-not-wordpress", "import-damaged", "import-encoding"
 */
export const wordpressSource = (file: string, signal?: AbortSignal): Source => ({
  async *items() {
    const library = await libraryOf(file, signal);
    let number = 0;
    for await (const item of xmlItems(textOf(file, signal))) {
      number += 1;
      const found = itemOf(item, library, `wordpress:${number}`);
      if (found) yield found;
    }
  },
});

async function libraryOf(file: string, signal?: AbortSignal): Promise<Library> {
  const library: Library = { byId: new Map(), byParent: new Map(), addresses: new Set() };
  for await (const { fields, meta } of xmlItems(textOf(file, signal))) {
    const address = fields["wp:attachment_url"]?.trim();
    if (fields["wp:post_type"] !== "attachment" || !address) continue;
    if (library.byId.size >= MOST_ATTACHMENTS) continue;
    const id = fields["wp:post_id"] ?? "";
    const found = {
      ...{ id, address: address.slice(0, 1000), title: (fields.title ?? "").slice(0, 300) },
      alt: (meta._wp_attachment_image_alt ?? "").slice(0, 300),
      caption: (fields["excerpt:encoded"] ?? "").slice(0, 1000),
    };
    library.byId.set(id, found);
    library.addresses.add(found.address);
    const parent = fields["wp:post_parent"] ?? "0";
    if (parent !== "0" && /\.(jpe?g|png|gif|webp|avif)$/i.test(address)) {
      const siblings = library.byParent.get(parent) ?? [];
      siblings.push(found);
      library.byParent.set(parent, siblings);
    }
  }
  return library;
}

/** Null: it comes with what shows it. */
function itemOf(item: XmlItem, library: Library, place: string): SourceItem | null {
  const { fields } = item;
  const kind = fields["wp:post_type"] ?? "";
  const title = (fields.title ?? "").trim();
  const guid = (fields.guid ?? "").trim() || fields.link?.trim() || place;
  // A copied post may have kept the guid of the one that it was copied from.
  const key = [guid, fields["wp:post_id"]].filter(Boolean).join("#");
  const other = (what: Note["what"], name = "") =>
    ({ kind: "other", key, title, what, name }) as const;
  if (kind === "attachment") return null;
  if (kind === "nav_menu_item") return other("menus");
  if (kind !== "post" && kind !== "page") return other("others", kind);
  const state = fields["wp:status"] ?? "publish";
  if (["trash", "auto-draft", "inherit"].includes(state)) return other("deleted", state);
  if (item.isTooLong) return other("too-long");
  return { ...writtenIn(item, library), kind, key, title };
}

function writtenIn(
  { fields, meta, categories, comments }: XmlItem,
  library: Library,
): Omit<SourceText, "kind" | "key" | "title"> {
  const id = fields["wp:post_id"] ?? "";
  const own = library.byParent.get(id) ?? [];
  const text = wordpressText(fields["content:encoded"] ?? "", { attachments: library.byId, own });
  const state = fields["wp:status"] ?? "publish";
  const isGuarded = (fields["wp:post_password"] ?? "") !== "";
  const types = categories.filter(({ domain }) => domain === "category").map(({ name }) => name);
  const [type = "", ...others] = types.filter((name) => name !== "" && name !== "Uncategorized");
  return {
    slug: decoded(fields["wp:post_name"] ?? ""),
    html: withWholePictures(text.html, library.addresses),
    hasLines: text.hasLines,
    type,
    at: momentOf(fields, "wp:post_date"),
    updatedAt: momentOf(fields, "wp:post_modified"),
    address: (fields.link ?? "").trim(),
    image: library.byId.get(meta._thumbnail_id ?? "")?.address ?? "",
    isPublic: state === "publish" && !isGuarded,
    notes: [
      ...text.notes,
      ...others.map((name) => one("other-types", name)),
      ...(comments > 0 ? [{ what: "comments", count: comments, name: "" } as const] : []),
      ...(isGuarded ? [one("guarded")] : state === "future" ? [one("planned")] : []),
      ...(!isGuarded && !["publish", "future"].includes(state) ? [one("draft", state)] : []),
    ],
  };
}

/** A draft may have none: `0000-00-00 00:00:00`. */
function momentOf(fields: Record<string, string>, name: string): string | null {
  const written = [fields[`${name}_gmt`], fields[name]].find((text) =>
    /^[12]\d{3}-/.test(text ?? ""),
  );
  const moment = new Date(`${(written ?? "").replace(" ", "T")}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `-300x200`: a smaller copy of a picture that is there whole. */
const withWholePictures = (html: string, addresses: ReadonlySet<string>): string =>
  html.replace(
    /(<img [^<>]*?\bsrc=["'])([^"'<>]{1,1000})/gi,
    (found, before: string, src: string) => {
      const whole = src.replace(/-\d{1,5}x\d{1,5}(?=\.\w{3,5}$)/, "");
      return addresses.has(whole) ? before + whole : found;
    },
  );
