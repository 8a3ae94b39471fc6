import { renderToStaticMarkup } from "react-dom/server";
import { BarSearch, SearchForm } from "./site/search/nav-search.tsx";

/** What searches the site in the bar, and in the phone's menu: markup that no script knows of. */
export const NAV_SEARCH = {
  "bar-search": renderToStaticMarkup(<BarSearch />),
  "menu-search": renderToStaticMarkup(<SearchForm />),
};
