import { PageLink } from "#app/site/pieces/page-link.tsx";
import { foreign, interfaceWords } from "#app/site/pieces/written.ts";
import { useCurrentInView } from "#app/ui/use-current-in-view.ts";
import type { BlogType } from "#contracts/blog.ts";
import * as blog from "#i18n/en/site/blog.ts";
import { inDigits } from "#i18n/fill.ts";

type TypeFilterProps = {
  types: BlogType[];
  chosen: string | null;
  hrefOf: (type: string | null) => string;
  hasCounts?: boolean;
};

/** "All" plus one link per post type. */
export function TypeFilter({ types, chosen, hrefOf, hasCounts = false }: TypeFilterProps) {
  const row = useCurrentInView(chosen ?? "");
  const total = types.reduce((sum, { count }) => sum + count, 0);
  const all = { type: null, count: total };
  return (
    <nav ref={row} aria-label={blog.filter} className="chips">
      {[all, ...types].map(({ type, count }) => (
        <PageLink
          key={type ?? ""}
          to={hrefOf(type)}
          className="chip"
          aria-current={type === chosen || undefined}
          {...foreign(type ?? "")}
        >
          {type ?? blog.allTypes}{" "}
          {hasCounts ? <small {...interfaceWords}>{inDigits(count)}</small> : null}
        </PageLink>
      ))}
    </nav>
  );
}
