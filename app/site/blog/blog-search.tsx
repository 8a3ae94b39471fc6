import { Form } from "react-router";
import { SearchInput } from "#app/site/pieces/search-input.tsx";
import * as blog from "#i18n/en/site/blog.ts";
import { fill } from "#i18n/fill.ts";

type BlogSearchProps = { q: string; type: string | null };

/** Searches within the chosen type. */
export function BlogSearch({ q, type }: BlogSearchProps) {
  return (
    <search>
      <Form action="/blog" className="flex gap-2">
        {type === null ? null : <input type="hidden" name="type" value={type} />}
        <SearchInput
          className="input min-w-0"
          label={blog.search}
          placeholder={type === null ? blog.search : fill(blog.searchInType, { type })}
          q={q}
        />
        <button type="submit" className="button button-secondary flex-none">
          {blog.searchButton}
        </button>
      </Form>
    </search>
  );
}
