import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { demoContentSchema } from "#contracts/first-day.ts";
import type { Site } from "#server/site.ts";
import { json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { allowedOnly, refusals } from "./require-user.ts";

const removeDemo = createRoute({
  method: "delete",
  path: "/",
  summary:
    "Remove what came with the demo agency: posts, departures, visas, papers and licences to the trash, example enquiries and invented people for good",
  ...allowedOnly("demo.remove"),
  responses: { 200: json("What was removed", demoContentSchema), ...refusals },
});

export function demoApi(site: Site) {
  return new OpenAPIHono<ApiEnv>().openapi(removeDemo, async (c) =>
    c.json(await site.firstDay.removeDemo({ by: c.get("user")._id }), 200),
  );
}
