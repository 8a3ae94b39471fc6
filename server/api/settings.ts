import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { conflictSchema } from "#contracts/error.ts";
import { settingsSchema, settingsWriteSchema } from "#contracts/kinds/schemas.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const findSettings = createRoute({
  method: "get",
  path: "/",
  summary: "Facts of the agency that every page may show",
  responses: { 200: json("The settings", settingsSchema) },
});

const updateSettings = createRoute({
  method: "put",
  path: "/",
  summary: "Change some of the settings; what is not given stays",
  ...signedInOnly,
  request: { body: body(settingsWriteSchema) },
  responses: {
    200: json("The settings as they are now", settingsSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    409: json("Somebody else saved one of these groups since", conflictSchema(settingsSchema)),
  },
});

export function settingsApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(findSettings, async (c) => c.json(await site.settings.get(), 200))
    .openapi(updateSettings, async (c) =>
      c.json(await site.settings.update(c.req.valid("json"), { by: c.get("user")._id }), 200),
    );
}
