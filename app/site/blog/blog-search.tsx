import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { BLOG_SEARCH_LENGTH } from "#contracts/blog-search.ts";
import * as blog from "#i18n/en/site/blog.ts";
import { fill } from "#i18n/fill.ts";

type BlogSearchProps = { q: string; type: string | null };

/** Searches within the chosen type. The field says what is shown, also after going back. */
export function BlogSearch({ q, type }: BlogSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = q;
  }, [q]);
  return (
    <search>
      <Form action="/blog" className="flex gap-2">
        {type === null ? null : <input type="hidden" name="type" value={type} />}
        <input
          ref={field}
          type="search"
          name="q"
          className="input min-w-0"
          aria-label={blog.search}
          placeholder={type === null ? blog.search : fill(blog.searchInType, { type })}
          maxLength={BLOG_SEARCH_LENGTH}
          defaultValue={q}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="button button-secondary flex-none">
          {blog.searchButton}
        </button>
      </Form>
    </search>
  );
}
