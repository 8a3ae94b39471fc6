import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { ATTENTION, attentionLineSchema, putOffAfter, putOffSchema } from "#contracts/attention.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { parseInput } from "#server/errors/parse-input.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const lines = z.array(attentionLineSchema);

const listAttention = createRoute({
  ...{
    method: "get",
    path: "/",
    summary: "What needs somebody: what ended first, then the soonest",
  },
  ...signedInOnly,
  request: {
    query: z.object({
      what: z.enum(ATTENTION).optional().describe("Of this kind alone, each line for itself"),
    }),
  },
  responses: {
    200: json("A line each", lines),
    400: failure("There is no such kind"),
    ...refusals,
  },
});

const putOff = createRoute({
  ...{ method: "put", path: "/{key}", summary: "Put a line off until a day, or take that back" },
  ...signedInOnly,
  request: { params: z.object({ key: z.string() }), body: body(putOffSchema) },
  responses: {
    200: json("All lines as they are now", lines),
    ...refusals,
    400: failure("The body has a mistake"),
    404: failure("Nothing with this key needs anybody"),
  },
});

export function attentionApi(site: Site) {
  const today = async () => dayFormat((await site.settings.get()).timeZone).format(Date.now());
  return new OpenAPIHono<ApiEnv>()
    .openapi(listAttention, async (c) =>
      c.json(await site.attention.list(await today(), c.req.valid("query").what), 200),
    )
    .openapi(putOff, async (c) => {
      const now = await today();
      const { until } = parseInput(putOffAfter(now), c.req.valid("json"));
      await site.attention.putOff(c.req.valid("param").key, until, now);
      return c.json(await site.attention.list(now), 200);
    });
}
