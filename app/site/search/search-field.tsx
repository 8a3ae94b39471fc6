import { Form } from "react-router";
import { SearchInput } from "#app/site/pieces/search-input.tsx";
import * as words from "#i18n/en/site/search.ts";

export const SearchField = ({ q }: { q: string }) => (
  <search>
    <Form action="/search" className="search-field">
      <SearchInput label={words.field} q={q} />
      <button type="submit" className="button button-primary">
        {words.button}
      </button>
    </Form>
  </search>
);
