import type { Blog } from "#contracts/blog.ts";
import { blogPath } from "#contracts/blog-path.ts";
import { plainText } from "#contracts/html/plain-text.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { type Language, pathIn } from "#contracts/languages.ts";
import { factsOf } from "#i18n/facts.ts";
import type { Site } from "#server/site.ts";
import { withAbsoluteAddresses } from "./absolute-addresses.ts";
import { XML_HEAD, type Xml, xml, xmlText } from "./xml.ts";

const POST_COUNT = 20;
/** Letters of texts that come whole, as many as one text may have: what is much longer is kept by no cache. */
const MOST_LETTERS = postKind.fields.content.limit;
const READ_OF_LONG = 1000;

type Read = Pick<Site, "blog" | "settings" | "page" | "readableHtml">;

/**
 * The newest posts as an Atom feed; in another language those that are translated come first.
 * @param site as it is read in that language
 * @param origin without a slash at the end
 */
export async function feed(site: Read, origin: string, language: Language = "en"): Promise<Xml> {
  const [settings, posts, documents] = await Promise.all([
    site.settings.get(),
    site.blog.list({ limit: POST_COUNT, offset: 0 }),
    site.page.updatedAt(),
  ]);
  const changes = [...posts.map((post) => post.updatedAt), ...documents.values()].sort();
  const updated = changes.at(-1) ?? new Date(0).toISOString();
  const { brand } = settings;
  const facts = factsOf(settings);
  const name = xmlText(brand.name);

  const whole = withinRoom(posts);
  const textOf = (post: Blog) => (whole.has(post) ? site.readableHtml(post.content, facts) : null);

  const addressOf = (path: string) => origin + pathIn(language, path);
  return xml`${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${addressOf("/feed.xml")}</id>
<title>${name}</title>
${brand.tagline ? xml`<subtitle>${xmlText(brand.tagline)}</subtitle>` : ""}
<updated>${updated}</updated>
<author><name>${name}</name></author>
<link rel="self" type="application/atom+xml" href="${addressOf("/feed.xml")}"/>
<link rel="alternate" type="text/html" href="${addressOf("/blog")}"/>
${posts.map((post) => entry(post, textOf(post), { origin, language }))}</feed>
`;
}

type Where = { origin: string; language: Language };

/** Of the others the feed has the beginning. */
function withinRoom(posts: readonly Blog[]): ReadonlySet<Blog> {
  let left = MOST_LETTERS;
  const found = new Set<Blog>();
  for (const post of posts) {
    if (post.content.length > left) continue;
    left -= post.content.length;
    found.add(post);
  }
  return found;
}

/** @param content null: its beginning stands for it */
function entry(post: Blog, content: string | null, { origin, language }: Where): Xml {
  const url = origin + pathIn(language, blogPath(post.link));
  const isOther = post.language !== undefined && post.language !== language;
  // A new link, or another port, must not make an old post look new.
  const id = `tag:${new URL(origin).hostname},${post.createdAt.slice(0, 10)}:blog/${post._id}`;
  return xml`<entry${isOther ? xml` xml:lang="${post.language}"` : ""}>
<id>${xmlText(id)}</id>
<title>${xmlText(post.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${post.createdAt}</published>
<updated>${post.updatedAt}</updated>
<category term="${xmlText(post.type)}"/>
${
  content === null
    ? xml`<summary>${xmlText(plainText(post.content.slice(0, READ_OF_LONG)))}…</summary>`
    : xml`<content type="html">${xmlText(withAbsoluteAddresses(content, url))}</content>`
}
</entry>
`;
}
