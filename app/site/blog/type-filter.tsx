import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { BlogType } from "#contracts/blog.ts";
import * as blog from "#i18n/en/site/blog.ts";

type TypeFilterProps = {
  types: BlogType[];
  chosen: string | null;
  hrefOf: (type: string | null) => string;
  hasCounts?: boolean;
};

/** "All" plus one link per post type. */
export function TypeFilter({ types, chosen, hrefOf, hasCounts = false }: TypeFilterProps) {
  const total = types.reduce((sum, { count }) => sum + count, 0);
  const all = { type: null, count: total };
  return (
    <nav aria-label={blog.filter} className="chips">
      {[all, ...types].map(({ type, count }) => (
        <PageLink
          key={type ?? ""}
          to={hrefOf(type)}
          className="chip"
          aria-current={type === chosen || undefined}
        >
          {type ?? blog.allTypes} {hasCounts ? <small>{count}</small> : null}
        </PageLink>
      ))}
    </nav>
  );
}
