import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { readSchema } from "#contracts/dashboard.ts";
import { isMachine } from "#server/jobs/asked.ts";
import { body, failure } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";

const countRead = createRoute({
  method: "post",
  path: "/",
  summary: "Say that a post was opened, by whoever moves about without asking for whole pages",
  request: { body: body(readSchema) },
  responses: {
    204: { description: "Heard; staff and machines are not counted" },
    400: failure("The body has a mistake"),
  },
});

export function readsApi({ reads }: ApiDeps) {
  return new OpenAPIHono<ApiEnv>().openapi(countRead, async (c) => {
    const isStaff = (await c.get("auth").findSession(c.req.header("cookie"))) !== null;
    if (!isStaff && !isMachine({ header: (name) => c.req.header(name) }))
      reads.count(c.req.valid("json").link);
    return c.body(null, 204);
  });
}
