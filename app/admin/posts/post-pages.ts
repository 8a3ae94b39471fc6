import type { BlogFinding } from "#contracts/blog.ts";
import { type BlogPlace, cursorOf, placeOf } from "#contracts/blog-cursor.ts";
import { BLOG_SEARCH_LENGTH } from "#contracts/blog-search.ts";
import type { Waiting, WaitingQuery } from "#contracts/waiting.ts";
import { WAITING_STATES, type WaitingState } from "#contracts/waiting-state.ts";

const POSTS_PER_PAGE = 24;

export type PostState = WaitingState | "published";

/** What can be searched for; empty: all. */
export type PostSearch = { q: string; type: string };

/** `state` empty: all. */
export type PostQuery = PostSearch & { state: PostState | "" };

/** Which posts an address asks for. The list goes on from a post, a search from a number. */
export type PostPart = PostQuery & {
  page: number;
  after?: BlogPlace | undefined;
  before?: BlogPlace | undefined;
};

const STATES: readonly PostState[] = ["published", ...WAITING_STATES];

/** Whether it is one of what waits, which no search goes through. */
export const isWaitingState = (state: PostState | ""): state is WaitingState =>
  state !== "" && state !== "published";

export function partOf(search: URLSearchParams): PostPart {
  const state = STATES.find((one) => one === search.get("state")) ?? "";
  const isSearched = !isWaitingState(state);
  const q = isSearched ? (search.get("q") ?? "").trim().slice(0, BLOG_SEARCH_LENGTH) : "";
  const place = (name: string) => placeOf(search.get(name) ?? "") ?? undefined;
  return {
    q,
    type: isSearched ? (search.get("type") ?? "") : "",
    state,
    page: isNumbered({ q, state })
      ? Math.max(1, Number(/^\d{1,6}$/.exec(search.get("page") ?? "")?.[0] ?? 1))
      : 1,
    ...(isNumbered({ q, state }) ? {} : { after: place("after"), before: place("before") }),
  };
}

/** Others go on from the last that was seen. */
const isNumbered = ({ q, state }: Pick<PostQuery, "q" | "state">) =>
  q !== "" || isWaitingState(state);

const rangeOf = ({ page }: PostPart) => ({
  limit: POSTS_PER_PAGE + 1,
  offset: (page - 1) * POSTS_PER_PAGE,
});

/** Of what waits in one state. */
export const waitingQueryOf = (part: PostPart, state: WaitingState): WaitingQuery => ({
  ...{ kind: "post", state },
  ...rangeOf(part),
});

/** As the domain takes it; one more than a page tells whether another page follows. */
export const queryOf = (part: PostPart) => {
  const { q, type, after, before } = part;
  return { q, type, after, before, ...rangeOf(part) };
};

export function searchOf({ q, type, state }: PostQuery, more: Record<string, string> = {}): string {
  return new URLSearchParams({
    ...(q ? { q } : {}),
    ...(type ? { type } : {}),
    ...(state ? { state } : {}),
    ...more,
  }).toString();
}

/** What waits of the page, and the queries of its neighbours; null where there is none. */
export function waitingPageOf(part: PostPart, found: Waiting[]) {
  return {
    waiting: found.slice(0, POSTS_PER_PAGE),
    ...numbered(part, found.length > POSTS_PER_PAGE),
  };
}

const numbered = (part: PostPart, hasMore: boolean) => ({
  newer: part.page > 1 ? searchOf(part, { page: String(part.page - 1) }) : null,
  older: hasMore ? searchOf(part, { page: String(part.page + 1) }) : null,
});

/** The posts of the page, and the queries of its neighbours; null where there is none. */
export function pageOf(part: PostPart, found: BlogFinding[]) {
  const hasMore = found.length > POSTS_PER_PAGE;
  const posts = part.before ? found.slice(-POSTS_PER_PAGE) : found.slice(0, POSTS_PER_PAGE);
  const { after, before } = part;
  const to = (isThere: boolean, more: Record<string, string>) =>
    isThere ? searchOf(part, more) : null;
  if (part.q !== "") return { posts, ...numbered(part, hasMore) };
  const [first, last] = [posts.at(0), posts.at(-1)];
  return {
    posts,
    newer: first ? to(before ? hasMore : after !== undefined, { before: cursorOf(first) }) : null,
    older: last ? to(before !== undefined || hasMore, { after: cursorOf(last) }) : null,
  };
}
