import { data } from "react-router";
import { BlogCard } from "#app/site/blog/blog-card.tsx";
import { BlogSearch } from "#app/site/blog/blog-search.tsx";
import "#app/site/blog/blog-tools.css";
import { NoPosts } from "#app/site/blog/no-posts.tsx";
import { TypeFilter } from "#app/site/blog/type-filter.tsx";
import { pageMeta, unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { StillTrying } from "#app/site/shell/still-trying.tsx";
import { BLOG_SEARCH_LENGTH } from "#contracts/blog-search.ts";
import * as pageTitles from "#i18n/en/page-titles.ts";
import * as blog from "#i18n/en/site/blog.ts";
import { fill, plural } from "#i18n/fill.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/blog-list.ts";

const POSTS_PER_PAGE = 24;
/** Side by side at most. */
const ROW_CARDS = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const search = new URL(request.url).searchParams;
  const type = search.get("type") || null;
  const q = (search.get("q") ?? "").trim().slice(0, BLOG_SEARCH_LENGTH);
  const page = pageNumber(search.get("page"));
  const filter = { ...(type === null ? {} : { type }), ...(q === "" ? {} : { q }) };
  const part = {
    // One more than a page tells whether another page follows.
    limit: POSTS_PER_PAGE + 1,
    offset: ((page ?? 1) - 1) * POSTS_PER_PAGE,
  };
  const [posts, count, types] = await Promise.all([
    q === ""
      ? site.blog.listCards({ ...filter, ...part })
      : site.blog.listFindings({ ...filter, ...part }),
    site.blog.count(filter),
    site.blog.listTypes(),
  ]);
  const mayBeEmpty = page === 1 && (type === null || q !== "");
  const isFound = page !== null && (posts.length > 0 || mayBeEmpty);
  const pictures = await site.media.factsIn(posts);
  return data(
    {
      pictures,
      posts: isFound ? posts.slice(0, POSTS_PER_PAGE) : [],
      count,
      types,
      type,
      q,
      page: page ?? 1,
      hasNext: isFound && posts.length > POSTS_PER_PAGE,
    },
    { status: isFound ? 200 : 404 },
  );
}

/** From 1; null for what is no page number. */
function pageNumber(text: string | null): number | null {
  if (text === null) return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

type Shown = { type: string | null; q?: string; page?: number };

function listHref({ type, q = "", page = 1 }: Shown): string {
  const search = new URLSearchParams();
  if (type !== null) search.set("type", type);
  if (q !== "") search.set("q", q);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/blog?${search}` : "/blog";
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { type, q, page } = loaderData ?? { type: null, q: "", page: 1 };
  if (q !== "") return unlistedMeta(matches, fill(blog.titleOfSearch, { words: q }));
  return pageMeta(matches, {
    title: type === null ? pageTitles.blog : fill(blog.titleOfType, { type }),
    description: blog.lead,
    path: listHref({ type, page }),
    picture: "blog",
  });
};

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { posts, count, types, type, q, page, hasNext } = loaderData;
  return (
    <>
      <div className="wrap pt-11 pb-5 md:pt-[84px] md:pb-7">
        <h1 className="text-h0 leading-[1.03] font-[460]">{blog.heading}</h1>
        <p className="lead mt-[14px] max-w-[48ch]">{blog.lead}</p>
      </div>
      {types.length > 0 ? (
        <div className="blog-tools">
          <div className="types">
            <TypeFilter
              types={types}
              chosen={type}
              hrefOf={(to) => listHref({ type: to, q })}
              hasCounts={q === ""}
            />
          </div>
          <BlogSearch q={q} type={type} />
        </div>
      ) : null}
      <div className="wrap pb-[var(--section)]">
        <p role="status" className="mb-5 font-[560] text-ink2 empty:hidden">
          {q === "" || posts.length === 0 ? null : foundWords(count, q, type)}
        </p>
        {posts.length > 0 ? (
          <div className="card-grid">
            {posts.map((post, index) => (
              <BlogCard key={post._id} post={post} Title="h2" isSoon={index < ROW_CARDS} />
            ))}
          </div>
        ) : (
          <NoPosts hasAny={types.length > 0} type={type} q={q} page={page} />
        )}
        <nav
          aria-label={blog.pages}
          className="mt-8 flex flex-wrap justify-between gap-3 empty:hidden"
        >
          {page > 1 ? (
            <PageLink
              to={listHref({ type, q, page: page - 1 })}
              className="button button-secondary"
            >
              {q === "" ? blog.newer : blog.previousResults}
            </PageLink>
          ) : null}
          {hasNext ? (
            <PageLink
              to={listHref({ type, q, page: page + 1 })}
              className="button button-secondary ms-auto"
            >
              {q === "" ? blog.older : blog.moreResults}
            </PageLink>
          ) : null}
        </nav>
      </div>
    </>
  );
}

function foundWords(count: number, q: string, type: string | null): string {
  return type === null
    ? plural(blog.found, count, { words: q })
    : plural(blog.foundInType, count, { words: q, type });
}

/** The specification keeps the spinner; we also say so, and go on trying. */
export function ErrorBoundary() {
  return <StillTrying title={blog.heading} />;
}
