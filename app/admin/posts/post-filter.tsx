import { useEffect, useRef } from "react";
import { useTypedSearch } from "#app/admin/lists/use-typed-search.ts";
import { SelectFrame } from "#app/forms/field.tsx";
import type { BlogType } from "#contracts/blog.ts";
import { BLOG_SEARCH_LENGTH } from "#contracts/blog-search.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { PostSearch } from "./post-pages.ts";

type PostFilterProps = PostSearch & {
  types: BlogType[];
  /** How many posts are found. */
  count: number;
  onChange: (query: PostSearch) => void;
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
        <span className="field-label">{words.search}</span>
        <input
          type="search"
          className="input"
          maxLength={BLOG_SEARCH_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <label>
        <span className="field-label">{words.type}</span>
        <SelectFrame>
          <select
            className="input"
            value={type}
            onChange={({ target }) => {
              chosen.current = target.value;
              onChange({ q: typed.trim(), type: target.value });
            }}
          >
            <option value="">{words.all}</option>
            {types.map((one) => (
              <option key={one.type} value={one.type}>
                {fill(words.typeCounted, one)}
              </option>
            ))}
          </select>
        </SelectFrame>
      </label>
      <p role="status" className="text-small text-ink2">
        {plural(words.counted, count)}
      </p>
    </search>
  );
}
