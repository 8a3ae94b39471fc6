import { Icon } from "#app/ui/icon.tsx";
import { BLOG_SEARCH_LENGTH } from "#contracts/blog-search.ts";
import { pathIn } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/search.ts";

const FIELD_ID = "site-search";

/** A sign that opens the field. */
export function BarSearch() {
  return (
    <>
      <button
        type="button"
        className="search-toggle"
        popoverTarget={FIELD_ID}
        aria-label={words.field}
      >
        <Icon name="search" />
      </button>
      <div id={FIELD_ID} popover="auto" className="bar-search">
        <SearchForm isFirst />
      </div>
    </>
  );
}

/** The field itself. */
export function SearchForm({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <search>
      <form action={pathIn(language, "/search")} className="search-field">
        <input
          type="search"
          name="q"
          className="input"
          aria-label={words.field}
          placeholder={words.field}
          maxLength={BLOG_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: whoever opens it wants to type
          autoFocus={isFirst}
        />
        <button type="submit" className="button button-primary">
          {words.button}
        </button>
      </form>
    </search>
  );
}
