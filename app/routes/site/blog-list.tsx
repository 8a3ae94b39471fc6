import { data } from "react-router";
import { BlogCard } from "../../components/blog-card.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { pageMeta } from "../../components/page-meta.ts";
import { StillTrying } from "../../components/still-trying.tsx";
import { TypeFilter } from "../../components/type-filter.tsx";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/blog-list.ts";

const POSTS_PER_PAGE = 24;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const search = new URL(request.url).searchParams;
  const type = search.get("type") || null;
  const page = pageNumber(search.get("page"));
  const filter = type === null ? {} : { type };
  const [posts, types] = await Promise.all([
    // One more than a page tells whether another page follows.
    site.blog.listCards({
      ...filter,
      limit: POSTS_PER_PAGE + 1,
      offset: ((page ?? 1) - 1) * POSTS_PER_PAGE,
    }),
    site.blog.listTypes(),
  ]);
  const isFirstOfAll = page === 1 && type === null;
  const isFound = page !== null && (posts.length > 0 || isFirstOfAll);
  const pictures = await site.media.factsIn(posts);
  return data(
    {
      pictures,
      posts: isFound ? posts.slice(0, POSTS_PER_PAGE) : [],
      types,
      type,
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

function listHref(type: string | null, page = 1): string {
  const search = new URLSearchParams();
  if (type !== null) search.set("type", type);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/blog?${search}` : "/blog";
}

const LEAD =
  "Written by the people at our counter: what to prepare, what it costs in time, and what to avoid.";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.type ? `Blog: ${loaderData.type}` : "Blog",
    description: LEAD,
    path: listHref(loaderData?.type ?? null, loaderData?.page),
    picture: "blog",
  });

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { posts, types, type, page, hasNext } = loaderData;
  return (
    <>
      <div className="wrap pt-11 pb-[26px] md:pt-[84px] md:pb-9">
        <h1 className="text-h0 leading-[1.03] font-[460]">Blog Posts</h1>
        <p className="lead mt-[14px] max-w-[48ch]">{LEAD}</p>
      </div>
      {types.length > 0 ? (
        <div className="sticky top-[var(--nav-height)] z-20 mb-7 border-b border-line bg-paper py-[10px] md:mb-10">
          <div className="wrap">
            <TypeFilter types={types} chosen={type} hrefOf={(to) => listHref(to)} hasCounts />
          </div>
        </div>
      ) : null}
      <div className="wrap pb-[var(--section)]">
        {posts.length > 0 ? (
          <div className="card-grid">
            {posts.map((post) => (
              <BlogCard key={post._id} post={post} Title="h2" />
            ))}
          </div>
        ) : (
          <NoPosts hasAny={types.length > 0} />
        )}
        <nav aria-label="Pages" className="mt-8 flex flex-wrap justify-between gap-3 empty:hidden">
          {page > 1 ? (
            <PageLink to={listHref(type, page - 1)} className="button button-secondary">
              Newer posts
            </PageLink>
          ) : null}
          {hasNext ? (
            <PageLink to={listHref(type, page + 1)} className="button button-secondary ms-auto">
              Older posts
            </PageLink>
          ) : null}
        </nav>
      </div>
    </>
  );
}

function NoPosts({ hasAny }: { hasAny: boolean }) {
  return hasAny ? (
    <EmptyState
      title="There are no posts here"
      text="The type or the page has gone. All posts are one press away."
    >
      <PageLink to="/blog" className="button button-primary button-small">
        All blog posts
      </PageLink>
    </EmptyState>
  ) : (
    <EmptyState title="No posts yet" text="The first one will appear here." />
  );
}

/** The specification keeps the spinner; we also say so, and go on trying. */
export function ErrorBoundary() {
  return <StillTrying title="Blog Posts" />;
}
