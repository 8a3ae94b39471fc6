import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { typeNameSchema, typeNamesSchema } from "#contracts/type-names.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const allTypes = json(
  "The types, the most used first",
  z.array(typeNameSchema.extend({ count: z.int().describe("Of posts") })),
);

const listNames = createRoute({
  method: "get",
  path: "/",
  summary: "What the types of posts are called in each language",
  ...signedInOnly,
  responses: { 200: allTypes, ...refusals },
});

const call = createRoute({
  method: "put",
  path: "/",
  summary: "Call types of posts so; those that are not given keep their names",
  ...signedInOnly,
  request: { body: body(typeNamesSchema) },
  responses: { 200: allTypes, ...refusals, 400: failure("The body has a mistake") },
});

export const typesApi = (site: Pick<Site, "typeNames">) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(listNames, async (c) => c.json(await site.typeNames.list(), 200))
    .openapi(call, async (c) => {
      await site.typeNames.call(c.req.valid("json").names, { by: c.get("user")._id });
      return c.json(await site.typeNames.list(), 200);
    });
