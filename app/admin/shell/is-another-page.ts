import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Or the same page, loaded again; only the part after the `?` does not count. */
export const isAnotherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
