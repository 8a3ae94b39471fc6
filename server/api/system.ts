import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { systemSchema } from "#contracts/system.ts";
import { failure, json } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { allowedOnly, refusals } from "./require-user.ts";

const ownersOnly = {
  ...refusals,
  403: failure("Sent from another website, or not the owner"),
};

const readSystem = createRoute({
  method: "get",
  path: "/",
  summary: "How the house stands: version, seven parts, and what went wrong since the start",
  ...allowedOnly("system"),
  responses: { 200: json("As far as it is known without trying", systemSchema), ...ownersOnly },
});

const checkSystem = createRoute({
  method: "post",
  path: "/check",
  summary: "Try each part, also with a mail to whoever asks; takes up to 16 seconds",
  ...allowedOnly("system"),
  responses: {
    200: json("What came of it", systemSchema),
    ...ownersOnly,
    409: failure("Somebody is trying it at this moment"),
  },
});

export function systemApi(deps: Pick<ApiDeps, "system">) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(readSystem, async (c) => c.json(await deps.system.state(), 200))
    .openapi(checkSystem, async (c) => c.json(await deps.system.check(c.get("user").email), 200));
}
