import { nameOf } from "#app/admin/departures/row-words.ts";
import type { EditedPlace } from "#app/admin/inputs/edited-place.ts";
import { asText } from "#contracts/as-text.ts";
import { placeName } from "#i18n/place-name.ts";

type Body = { readonly [name: string]: unknown };

/** What staff call it: by the first that says so, a departure by its days. */
export function historyTitle(
  place: EditedPlace,
  bodies: readonly (Body | null | undefined)[],
): string {
  const said = (name: string) =>
    asText(bodies.map((body) => body?.[name]).find((value) => value !== undefined));
  const title = said("title");
  const days = { leavesOn: said("leavesOn"), returnsOn: said("returnsOn") };
  return placeName(place, place.kind === "departure" ? nameOf({ ...days, title }) : title);
}
