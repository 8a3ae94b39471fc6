import { BlogCard } from "#app/site/blog/blog-card.tsx";
import { TypeFilter } from "#app/site/blog/type-filter.tsx";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import type { BlogType, BlogCard as Card } from "#contracts/blog.ts";
import * as home from "#i18n/en/site/home.ts";

/** On a phone: one large card, two small ones, and the others in a row that swipes. */
const FIRST_CARDS = 3;

type HomePostsProps = { posts: Card[]; types: BlogType[]; type: string | null };

/** Some posts, and their types to choose from. */
export function HomePosts({ posts, types, type }: HomePostsProps) {
  if (types.length === 0) return <EmptyState {...home.noPosts} />;
  const cardOf = (post: Card) => <BlogCard key={post._id} post={post} Title="h3" />;
  return (
    <>
      <TypeFilter
        types={types}
        chosen={type}
        hrefOf={(to) => (to ? `/?type=${encodeURIComponent(to)}#advice` : "/#advice")}
      />
      {posts.length > 0 ? (
        <div className="card-grid home-cards mt-6">
          <div className="first-cards">{posts.slice(0, FIRST_CARDS).map(cardOf)}</div>
          <div className="card-row">{posts.slice(FIRST_CARDS).map(cardOf)}</div>
        </div>
      ) : (
        <EmptyState {...home.noneOfType} />
      )}
    </>
  );
}
