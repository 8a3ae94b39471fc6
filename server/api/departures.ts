import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { departureSchema, ENTRY_WRITE_SCHEMAS } from "#contracts/entry.ts";
import { done } from "#i18n/en/api.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { entryParams, entryRoutes, takeWords } from "./entry-routes.ts";
import { inLanguage, siteIn } from "./in-language.ts";
import { severalDeparturesApi } from "./several-departures.ts";

const findDeparture = createRoute({
  ...{ method: "get", path: "/{id}", summary: "A departure by its id" },
  ...inLanguage,
  request: { params: entryParams },
  responses: { 200: json("The departure", departureSchema), 404: failure("None has this id") },
});

const routes = entryRoutes(
  { read: departureSchema, write: ENTRY_WRITE_SCHEMAS.departure },
  "departure",
);

export function departuresApi(site: Site) {
  const api = new OpenAPIHono<ApiEnv>();
  takeWords(api, site, "departure");
  return api
    .route("/", severalDeparturesApi(site))
    .openapi(routes.trash, async (c) => {
      const { entries, count } = await site.entry.trash(["departure"], c.req.valid("query"));
      c.header("X-Total-Count", String(count));
      return c.json(entries, 200);
    })
    .openapi(findDeparture, async (c) => {
      const { entry } = await siteIn(site, c);
      const departure = await entry.find("departure", c.req.valid("param").id);
      if (!departure) throw new DomainError("not-found");
      return c.json(departure, 200);
    })
    .openapi(routes.update, async (c) => {
      const by = { by: c.get("user")._id };
      const { id } = c.req.valid("param");
      return c.json(await site.entry.update("departure", id, c.req.valid("json"), by), 200);
    })
    .openapi(routes.remove, async (c) => {
      const by = { by: c.get("user")._id };
      await site.entry.remove("departure", c.req.valid("param").id, by);
      return c.json({ message: done["entry-in-trash"] }, 200);
    })
    .openapi(routes.restore, async (c) => {
      const by = { by: c.get("user")._id };
      return c.json(await site.entry.restore("departure", c.req.valid("param").id, by), 200);
    });
}
