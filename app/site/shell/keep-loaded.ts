import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * A form that was answered changes nothing its page has loaded. Loading it again could only fail, and
 * take the answer away with it.
 */
export function keepLoaded({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? false : defaultShouldRevalidate;
}
