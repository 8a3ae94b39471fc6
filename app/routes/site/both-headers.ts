import type { HeadersFunction } from "react-router";

/** When what is remembered of a page ends; after a form was sent, how long to wait, when too many came. */
export const bothHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);
