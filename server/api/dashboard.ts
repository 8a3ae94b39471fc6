import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { dashboardSchema } from "#contracts/dashboard.ts";
import type { Site } from "#server/site.ts";
import { json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const readDashboard = createRoute({
  method: "get",
  path: "/",
  summary: "90 days at a glance: enquiries, first answers, posts read most",
  ...signedInOnly,
  responses: { 200: json("The figures", dashboardSchema), ...refusals },
});

export function dashboardApi(site: Site) {
  return new OpenAPIHono<ApiEnv>().openapi(readDashboard, async (c) => {
    const { timeZone } = await site.settings.get();
    return c.json(await site.dashboard.get(timeZone), 200);
  });
}
