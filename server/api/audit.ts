import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { auditEntrySchema } from "#contracts/audit.ts";
import { pageQuerySchema } from "#contracts/page-query.ts";
import type { Site } from "#server/site.ts";
import { failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const listAudit = createRoute({
  method: "get",
  path: "/",
  summary: "Who did what, newest first",
  ...signedInOnly,
  request: { query: pageQuerySchema },
  responses: {
    200: {
      ...json("The entries", z.array(auditEntrySchema)),
      headers: z.object({ "X-Total-Count": z.string().describe("How many there are") }),
    },
    ...refusals,
    400: failure("The query has a mistake"),
  },
});

export function auditApi(site: Site) {
  return new OpenAPIHono<ApiEnv>().openapi(listAudit, async (c) => {
    const query = c.req.valid("query");
    const [entries, total] = await Promise.all([site.audit.list(query), site.audit.count()]);
    c.header("X-Total-Count", String(total));
    return c.json(entries, 200);
  });
}
