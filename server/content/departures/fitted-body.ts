import { departureKind } from "#contracts/kinds/departure.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { fittingNow } from "#server/content/state.ts";

/** What is stored of a departure, as its kind has it now. */
export function fittedBody(id: string, { schema, body }: { schema: number; body: string }) {
  const fit = fittingNow({ kind: "departure", id }, { schema, body: JSON.parse(body) });
  return upgraded(departureKind, fit.body, schemaOf(departureKind));
}
