import { z } from "zod";
import { type Place, placeAt } from "#server/content/place.ts";
import { DomainError } from "#server/errors/domain-error.ts";

/** Of an address that names something staff write. */
export const placeParams = z.object({
  kind: z.string().describe("home, package, page, settings, post or own-page"),
  id: z.string().describe("home, umrah, about, contact … or the _id of a post or a page"),
});

/** @throws DomainError "not-found" */
export function requirePlace({ kind, id }: { kind: string; id: string }): Place {
  const place = placeAt(kind, id);
  if (!place) throw new DomainError("not-found");
  return place;
}
