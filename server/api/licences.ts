import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { ENTRY_WRITE_SCHEMAS, licenceSchema } from "#contracts/entry.ts";
import { done } from "#i18n/en/api.ts";
import { errorBody } from "#i18n/error-body.ts";
import type { Site } from "#server/site.ts";
import { failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { entryRoutes, takeWords } from "./entry-routes.ts";
import { inLanguage, siteIn } from "./in-language.ts";

const listLicences = createRoute({
  ...{ method: "get", path: "/", summary: "Licences that are valid, the first to end first" },
  ...inLanguage,
  request: {
    query: z.object({
      all: z.literal("1").optional().describe("Those that have ended too, for staff"),
    }),
  },
  responses: {
    200: json("The licences", z.array(licenceSchema)),
    400: failure("The query has a mistake"),
    401: failure("Not signed in"),
  },
});

const routes = entryRoutes({ read: licenceSchema, write: ENTRY_WRITE_SCHEMAS.licence }, "licence");

export function licencesApi(site: Site) {
  const api = new OpenAPIHono<ApiEnv>();
  takeWords(api, site, "licence");
  return api
    .openapi(listLicences, async (c) => {
      const { entry, licence } = await siteIn(site, c);
      if (c.req.valid("query").all === undefined) return c.json(await licence.listValid(), 200);
      const session = await c.get("auth").findSession(c.req.header("cookie"));
      if (!session) return c.json(errorBody("not-signed-in"), 401);
      return c.json(await entry.list("licence"), 200);
    })
    .openapi(routes.create, async (c) => {
      const by = { by: c.get("user")._id };
      return c.json(await site.entry.create("licence", c.req.valid("json"), by), 201);
    })
    .openapi(routes.update, async (c) => {
      const by = { by: c.get("user")._id };
      const { id } = c.req.valid("param");
      return c.json(await site.entry.update("licence", id, c.req.valid("json"), by), 200);
    })
    .openapi(routes.remove, async (c) => {
      const by = { by: c.get("user")._id };
      await site.entry.remove("licence", c.req.valid("param").id, by);
      return c.json({ message: done["entry-in-trash"] }, 200);
    })
    .openapi(routes.trash, async (c) => {
      const { entries, count } = await site.entry.trash(["licence"], c.req.valid("query"));
      c.header("X-Total-Count", String(count));
      return c.json(entries, 200);
    })
    .openapi(routes.restore, async (c) => {
      const by = { by: c.get("user")._id };
      return c.json(await site.entry.restore("licence", c.req.valid("param").id, by), 200);
    });
}
