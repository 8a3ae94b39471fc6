import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { conflictSchema } from "#contracts/error.ts";
import { DEPARTING_IDS, type DepartingId } from "#contracts/kinds/departure.ts";
import {
  departingIdSchema,
  INCLUSIONS_SCHEMAS,
  INCLUSIONS_WRITE_SCHEMAS,
} from "#contracts/kinds/schemas.ts";
import { placeAt } from "#server/content/place.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { parseInput } from "#server/errors/parse-input.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage, siteIn, wordsOf } from "./in-language.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const params = z.object({ id: z.string().describe(DEPARTING_IDS.join(", ")) });

const inclusionsSchema = z.union(Object.values(INCLUSIONS_SCHEMAS)).meta({ id: "Inclusions" });
const NONE = failure("No package that leaves on days has this id, or nobody has written its list");

const findInclusions = createRoute({
  ...{ method: "get", path: "/{id}/inclusions", summary: "What the price of a package holds" },
  ...inLanguage,
  request: { params },
  responses: { 200: json("Each line of the fixed list", inclusionsSchema), ...refusals, 404: NONE },
});

const updateInclusions = createRoute({
  ...{ method: "put", path: "/{id}/inclusions", summary: "Write what the price holds" },
  ...signedInOnly,
  ...inLanguage,
  request: { params, body: body(z.looseObject({})) },
  responses: {
    200: json("As it is now", inclusionsSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: NONE,
    409: json("Somebody else saved since", conflictSchema(inclusionsSchema)),
  },
});

export function packageInclusionsApi(site: Site) {
  const api = new OpenAPIHono<ApiEnv>();
  api.put(
    "/:id/inclusions",
    wordsOf(site, (id) => placeAt("inclusions", id)),
  );
  return api
    .openapi(findInclusions, async (c) => {
      const { inclusions } = await siteIn(site, c);
      const found = await inclusions.find(departing(c.req.valid("param").id));
      if (!found) throw new DomainError("not-found");
      return c.json(found, 200);
    })
    .openapi(updateInclusions, async (c) => {
      const id = departing(c.req.valid("param").id);
      const write = parseInput(INCLUSIONS_WRITE_SCHEMAS[id], c.req.valid("json"));
      return c.json(await site.inclusions.update(id, write, { by: c.get("user")._id }), 200);
    });
}

/** @throws DomainError "not-found" */
function departing(id: string): DepartingId {
  const known = departingIdSchema.safeParse(id);
  if (!known.success) throw new DomainError("not-found");
  return known.data;
}
