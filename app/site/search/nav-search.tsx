import { SearchInput } from "#app/site/pieces/search-input.tsx";
import { Icon } from "#app/ui/icon.tsx";
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
        <SearchInput label={words.field} autoFocus={isFirst} />
        <button type="submit" className="button button-primary">
          {words.button}
        </button>
      </form>
    </search>
  );
}
