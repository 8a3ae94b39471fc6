import { useEffect, useRef } from "react";
import { useTypedSearch } from "#app/admin/shell/use-typed-search.ts";
import { SelectFrame } from "#app/forms/field.tsx";
import type { BlogType } from "#contracts/blog.ts";
import { BLOG_SEARCH_LENGTH } from "#contracts/blog-search.ts";
import type { PostQuery } from "./post-pages.ts";

type PostFilterProps = PostQuery & {
  types: BlogType[];
  /** How many posts are found. */
  count: number;
  onChange: (query: PostQuery) => void;
};

/** Search and type filter above a long list. */
export function PostFilter({ q, type, types, count, onChange }: PostFilterProps) {
  // The page may still be on its way to what was chosen when the typing settles.
  const chosen = useRef(type);
  useEffect(() => {
    chosen.current = type;
  }, [type]);
  const { typed, setTyped } = useTypedSearch(q, (asked) =>
    onChange({ q: asked, type: chosen.current }),
  );
  return (
    <search className="mb-5 grid gap-3 sm:grid-cols-[minmax(0,420px)_240px] sm:items-end">
      <label>
        <span className="field-label">Search</span>
        <input
          type="search"
          className="input"
          maxLength={BLOG_SEARCH_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <label>
        <span className="field-label">Type</span>
        <SelectFrame>
          <select
            className="input"
            value={type}
            onChange={({ target }) => {
              chosen.current = target.value;
              onChange({ q: typed.trim(), type: target.value });
            }}
          >
            <option value="">All</option>
            {types.map((one) => (
              <option key={one.type} value={one.type}>
                {one.type} ({one.count.toLocaleString("en")})
              </option>
            ))}
          </select>
        </SelectFrame>
      </label>
      <p role="status" className="text-small text-ink2">
        {count === 1 ? "1 post" : `${count.toLocaleString("en")} posts`}
      </p>
    </search>
  );
}
