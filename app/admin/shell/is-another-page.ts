import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Or the same one, asked for anew: what stands after the `?` is its own affair. */
export const isAnotherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
