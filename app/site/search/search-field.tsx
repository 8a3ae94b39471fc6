import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { BLOG_SEARCH_LENGTH } from "#contracts/blog-search.ts";
import * as words from "#i18n/en/site/search.ts";

/** Says what is shown, also after going back. */
export function SearchField({ q }: { q: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = q;
  }, [q]);
  return (
    <search>
      <Form action="/search" className="search-field">
        <input
          ref={field}
          type="search"
          name="q"
          className="input"
          aria-label={words.field}
          placeholder={words.field}
          maxLength={BLOG_SEARCH_LENGTH}
          defaultValue={q}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="button button-primary">
          {words.button}
        </button>
      </Form>
    </search>
  );
}
