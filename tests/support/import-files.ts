/** Files of other programs as they export them, written by us. */

export type WxrItem = {
  id: number;
  title?: string;
  slug?: string;
  html?: string;
  type?: "post" | "page" | "attachment" | "nav_menu_item";
  status?: string;
  at?: string;
  link?: string;
  categories?: string[];
  attachment?: string;
  parent?: number;
  meta?: Record<string, string>;
  more?: string;
};

const OLD = "https://old.example";

const inCdata = (text: string) => `<![CDATA[${text}]]>`;

export function wxrItem(item: WxrItem): string {
  const { id, title = `Post ${id}`, slug = `post-${id}`, html = "", type = "post" } = item;
  const { status = "publish", at = "2019-03-04 05:06:07", link = `${OLD}/2019/03/${slug}/` } = item;
  const categories = (item.categories ?? []).map(
    (name) => `<category domain="category" nicename="x">${inCdata(name)}</category>`,
  );
  const meta = Object.entries(item.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${inCdata(key)}</wp:meta_key><wp:meta_value>${inCdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  return `<item><title>${inCdata(title)}</title><link>${link}</link>
<guid isPermaLink="false">${OLD}/?p=${id}</guid>
<content:encoded>${inCdata(html)}</content:encoded><excerpt:encoded>${inCdata("")}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${at}</wp:post_date_gmt>
<wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status>
<wp:post_parent>${item.parent ?? 0}</wp:post_parent><wp:post_type>${type}</wp:post_type><wp:post_password/>
${item.attachment ? `<wp:attachment_url>${item.attachment}</wp:attachment_url>` : ""}
${categories.join("")}${meta.join("")}${item.more ?? ""}</item>`;
}

export const WXR_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="c" xmlns:excerpt="e" xmlns:wp="w"><channel><title>Old</title>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${OLD}</wp:base_blog_url>`;
export const WXR_END = "</channel></rss>";

export const wxr = (items: readonly WxrItem[]): string =>
  WXR_HEAD + items.map(wxrItem).join("\n") + WXR_END;

/** As Ghost exports them, categories behind the posts. */
export const ghostFile = (posts: readonly object[], tags: readonly object[] = []): string =>
  JSON.stringify({
    db: [{ meta: { version: "5.0" }, data: { posts, tags, posts_tags: taggings(posts) } }],
  });

const taggings = (posts: readonly { id?: string; tagged?: string[] }[]) =>
  posts.flatMap(({ id, tagged = [] }) =>
    tagged.map((tag_id, sort_order) => ({ post_id: id, tag_id, sort_order })),
  );
