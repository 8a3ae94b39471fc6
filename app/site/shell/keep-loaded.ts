import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * An answered form changes nothing that its page has loaded. Loading it again could only fail, and
 * then the answer would be lost.
 */
export function keepLoaded({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? false : defaultShouldRevalidate;
}
