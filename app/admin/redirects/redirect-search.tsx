import { useTypedSearch } from "#app/admin/lists/use-typed-search.ts";
import * as words from "#i18n/en/admin/redirects.ts";

type RedirectSearchProps = { q: string; onSearch: (q: string) => void };

export function RedirectSearch({ q, onSearch }: RedirectSearchProps) {
  const { typed, setTyped } = useTypedSearch(q, onSearch);
  return (
    <search className="w-full max-w-80">
      <input
        type="search"
        className="input"
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
