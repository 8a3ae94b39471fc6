import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { enquirySchema } from "#contracts/enquiry.ts";
import { conflictSchema } from "#contracts/error.ts";
import { tellingSchema, toldWhenQuerySchema, toldWhenSchema } from "#contracts/told-when.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const listToldWhen = createRoute({
  method: "get",
  path: "/told-when",
  summary: "Who asks to be told when a departure has a seat, or a price: first come first",
  ...signedInOnly,
  request: { query: toldWhenQuerySchema },
  responses: {
    200: {
      ...json("A page of them", toldWhenSchema),
      headers: z.object({ "X-Total-Count": z.string().describe("How many there are") }),
    },
    ...refusals,
    400: failure("The query has a mistake"),
  },
});

const written = {
  ...signedInOnly,
  request: { params: z.object({ id: z.string() }), body: body(tellingSchema) },
  responses: {
    200: json("The enquiry as it is now", enquirySchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: failure("No enquiry has this id, or nobody waits there for that departure"),
    409: json(
      "Somebody else changed it since; or it stands in another one",
      conflictSchema(enquirySchema),
    ),
  },
};

const tell = createRoute({
  ...{ method: "post", path: "/{id}/told", summary: "Note that they were told; nothing is sent" },
  ...written,
});

const untell = createRoute({
  ...{ method: "post", path: "/{id}/untold", summary: "They wait again" },
  ...written,
});

export function toldWhenApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listToldWhen, async (c) => {
      const query = c.req.valid("query");
      const { timeZone } = await site.settings.get();
      const [list, total] = await Promise.all([
        site.enquiry.toldWhen.list(query, dayFormat(timeZone).format(Date.now())),
        site.enquiry.toldWhen.count(query),
      ]);
      c.header("X-Total-Count", String(total));
      return c.json(list, 200);
    })
    .openapi(tell, async (c) => {
      const by = { by: c.get("user")._id };
      return c.json(await site.enquiry.tell(c.req.valid("param").id, c.req.valid("json"), by), 200);
    })
    .openapi(untell, async (c) => {
      const by = { by: c.get("user")._id };
      return c.json(
        await site.enquiry.untell(c.req.valid("param").id, c.req.valid("json"), by),
        200,
      );
    });
}
