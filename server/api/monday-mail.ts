import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { mondayMailSchema } from "#contracts/attention.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const switchMail = createRoute({
  ...{
    method: "put",
    path: "/",
    summary: "Whether you get what needs somebody by mail each Monday",
  },
  ...signedInOnly,
  request: { body: body(mondayMailSchema) },
  responses: {
    200: json("As it is now", mondayMailSchema),
    ...refusals,
    400: failure("The body has a mistake"),
  },
});

export const mondayMailApi = (site: Site) =>
  new OpenAPIHono<ApiEnv>().openapi(switchMail, async (c) => {
    const { isOn } = c.req.valid("json");
    await site.mondayMail.set(c.get("user")._id, isOn);
    return c.json({ isOn }, 200);
  });
