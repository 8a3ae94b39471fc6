import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { conflictSchema } from "#contracts/error.ts";
import { settingsSchema, settingsWriteSchema } from "#contracts/kinds/schemas.ts";
import { SETTINGS_GROUPS, SETTINGS_KINDS } from "#contracts/kinds/settings.ts";
import type { Place } from "#server/content/place.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage, siteIn, wordsOf } from "./in-language.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const findSettings = createRoute({
  method: "get",
  path: "/",
  summary: "Facts of the agency that every page may show",
  ...inLanguage,
  responses: { 200: json("The settings", settingsSchema) },
});

const updateSettings = createRoute({
  method: "put",
  path: "/",
  summary: "Change some of the settings; what is not given stays",
  ...signedInOnly,
  ...inLanguage,
  request: { body: body(settingsWriteSchema) },
  responses: {
    200: json("The settings as they are now", settingsSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    409: json("Somebody else saved one of these groups since", conflictSchema(settingsSchema)),
  },
});

export function settingsApi(site: Site) {
  const api = new OpenAPIHono<ApiEnv>();
  api.put("/", wordsOf(site, groupIn));
  return api
    .openapi(findSettings, async (c) => {
      const { settings } = await siteIn(site, c);
      return c.json(await settings.get(), 200);
    })
    .openapi(updateSettings, async (c) =>
      c.json(await site.settings.update(c.req.valid("json"), { by: c.get("user")._id }), 200),
    );
}

/** Whose words these are: of one group at a time. */
function groupIn(_: string, words: Readonly<Record<string, unknown>>): Place | null {
  const [name = ""] = Object.keys(words).filter((field) => field !== "version");
  const id = SETTINGS_GROUPS.find((group) => Object.hasOwn(SETTINGS_KINDS[group].fields, name));
  return id ? { kind: "settings", id } : null;
}
