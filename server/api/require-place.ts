import type { Context } from "hono";
import { z } from "zod";
import { type Place, placeAt } from "#server/content/place.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { langOf } from "./in-language.ts";

/** Of an address that names something staff write. */
export const placeParams = z.object({
  kind: z.string().describe("home, package, inclusions, page, settings, post or own-page"),
  id: z.string().describe("home, umrah, about, contact … or the _id of a post or a page"),
});

/** In the language that the address says. @throws DomainError "not-found" */
export function requirePlace(c: Context): Place {
  const place = placeAt(c.req.param("kind") ?? "", c.req.param("id") ?? "", langOf(c));
  if (!place) throw new DomainError("not-found");
  return place;
}
