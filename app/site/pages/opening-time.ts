import type { Settings } from "#contracts/kinds/settings.ts";

/** "9 am to 9 pm": the hours of most days; empty when the agency names none. */
export function openingTime({ hours }: Pick<Settings, "hours">): string {
  return hours[0]?.time ?? "";
}
