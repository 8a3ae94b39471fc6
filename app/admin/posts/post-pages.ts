import type { BlogFinding } from "#contracts/blog.ts";
import { type BlogPlace, cursorOf, placeOf } from "#contracts/blog-cursor.ts";
import { BLOG_SEARCH_LENGTH } from "#contracts/blog-search.ts";

const POSTS_PER_PAGE = 24;

export type PostQuery = { q: string; type: string };

/** Which posts an address asks for. The list goes on from a post, a search from a number. */
type PostPart = PostQuery & {
  page: number;
  after?: BlogPlace | undefined;
  before?: BlogPlace | undefined;
};

export function partOf(search: URLSearchParams): PostPart {
  const q = (search.get("q") ?? "").trim().slice(0, BLOG_SEARCH_LENGTH);
  const place = (name: string) => placeOf(search.get(name) ?? "") ?? undefined;
  return {
    q,
    type: search.get("type") ?? "",
    page: q === "" ? 1 : Math.max(1, Number(/^\d{1,6}$/.exec(search.get("page") ?? "")?.[0] ?? 1)),
    ...(q === "" ? { after: place("after"), before: place("before") } : {}),
  };
}

/** As the domain takes it; one more than a page tells whether another page follows. */
export const queryOf = ({ q, type, page, after, before }: PostPart) => ({
  ...{ q, type, after, before },
  limit: POSTS_PER_PAGE + 1,
  offset: (page - 1) * POSTS_PER_PAGE,
});

export function searchOf({ q, type }: PostQuery, more: Record<string, string> = {}): string {
  return new URLSearchParams({
    ...(q ? { q } : {}),
    ...(type ? { type } : {}),
    ...more,
  }).toString();
}

/** The posts of the page, and the queries of its neighbours; null where there is none. */
export function pageOf(part: PostPart, found: BlogFinding[]) {
  const hasMore = found.length > POSTS_PER_PAGE;
  const posts = part.before ? found.slice(-POSTS_PER_PAGE) : found.slice(0, POSTS_PER_PAGE);
  const { page, after, before } = part;
  const to = (isThere: boolean, more: Record<string, string>) =>
    isThere ? searchOf(part, more) : null;
  if (part.q !== "") {
    const newer = to(page > 1, { page: String(page - 1) });
    return { posts, newer, older: to(hasMore, { page: String(page + 1) }) };
  }
  const [first, last] = [posts.at(0), posts.at(-1)];
  return {
    posts,
    newer: first ? to(before ? hasMore : after !== undefined, { before: cursorOf(first) }) : null,
    older: last ? to(before !== undefined || hasMore, { after: cursorOf(last) }) : null,
  };
}
