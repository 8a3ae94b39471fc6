import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { findQuerySchema, foundSchema } from "#contracts/find.ts";
import type { Site } from "#server/site.ts";
import { failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const find = createRoute({
  method: "get",
  path: "/",
  summary: "Posts, enquiries and pictures by what they are called; at most four of each",
  ...signedInOnly,
  request: { query: findQuerySchema },
  responses: { 200: json("What was found", foundSchema), 400: failure("No words"), ...refusals },
});

export const findApi = (site: Site) =>
  new OpenAPIHono<ApiEnv>().openapi(find, async (c) =>
    c.json(await site.find(c.req.valid("query").q), 200),
  );
