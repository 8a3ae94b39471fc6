import type { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { docsPage } from "./docs-page.ts";

/** The description of the API, for machines and for people, from the schemas that check it. */
export function docs(api: OpenAPIHono<ApiEnv>): Hono {
  const describe = () =>
    api.getOpenAPI31Document({
      openapi: "3.1.0",
      info: {
        title: "Rihla API",
        version: "1",
        description:
          "What the website shows, as JSON. Reading needs no account; writing needs a session.",
      },
      servers: [{ url: "/" }],
    });
  // Made at the first request, when every endpoint is in place.
  let description: ReturnType<typeof describe> | undefined;

  return new Hono()
    .get("/openapi.json", (c) => {
      description ??= describe();
      return c.json(description);
    })
    .get("/docs", (c) => {
      description ??= describe();
      return c.html(docsPage(description));
    });
}
