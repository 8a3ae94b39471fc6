import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { conflictSchema } from "#contracts/error.ts";
import { PACKAGE_IDS } from "#contracts/kinds/package.ts";
import { packageIdSchema, packageSchema, packageWriteSchema } from "#contracts/kinds/schemas.ts";
import { errorBody } from "#i18n/error-body.ts";
import { placeAt } from "#server/content/place.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage, siteIn, wordsOf } from "./in-language.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const params = z.object({ id: z.string().describe(PACKAGE_IDS.join(", ")) });

const listPackages = createRoute({
  method: "get",
  path: "/",
  summary: "All packages, in the order of the menu",
  ...inLanguage,
  responses: { 200: json("The packages", z.array(packageSchema)) },
});

const findPackage = createRoute({
  method: "get",
  path: "/{id}",
  summary: "One package",
  ...inLanguage,
  request: { params },
  responses: { 200: json("The package", packageSchema), 404: failure("No package has this id") },
});

const updatePackage = createRoute({
  method: "put",
  path: "/{id}",
  summary: "Change a package",
  ...signedInOnly,
  ...inLanguage,
  request: { params, body: body(packageWriteSchema) },
  responses: {
    200: json("The package as it is now", packageSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: failure("No package has this id"),
    409: json("Somebody else saved since", conflictSchema(packageSchema)),
  },
});

const NOT_FOUND = errorBody("no-package");

export function packageApi(site: Site) {
  const api = new OpenAPIHono<ApiEnv>();
  api.put(
    "/:id",
    wordsOf(site, (id) => placeAt("package", id)),
  );
  return api
    .openapi(listPackages, async (c) => {
      const { package: asked } = await siteIn(site, c);
      return c.json(await asked.list(), 200);
    })
    .openapi(findPackage, async (c) => {
      const id = packageIdSchema.safeParse(c.req.valid("param").id);
      const { package: asked } = await siteIn(site, c);
      const found = id.success ? await asked.find(id.data) : null;
      return found ? c.json(found, 200) : c.json(NOT_FOUND, 404);
    })
    .openapi(updatePackage, async (c) => {
      const id = packageIdSchema.safeParse(c.req.valid("param").id);
      if (!id.success) return c.json(NOT_FOUND, 404);
      const by = c.get("user")._id;
      return c.json(await site.package.update(id.data, c.req.valid("json"), { by }), 200);
    });
}
