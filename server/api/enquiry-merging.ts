import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { enquirySchema } from "#contracts/enquiry.ts";
import { mergeSchema } from "#contracts/enquiry-write.ts";
import { conflictSchema } from "#contracts/error.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const params = z.object({ id: z.string() });

const responses = {
  200: json("The enquiry that stays, as it is now", enquirySchema),
  ...refusals,
  400: failure("The body has a mistake, or both are the same"),
  404: failure("No enquiry has this id"),
  409: json(
    "Somebody else changed it since; or the two cannot be merged, or not be parted any more",
    conflictSchema(enquirySchema),
  ),
};

const mergeEnquiries = createRoute({
  method: "post",
  path: "/{id}/merge",
  summary: "Let another enquiry stand in this one; it leaves the lists",
  ...signedInOnly,
  request: { params, body: body(mergeSchema) },
  responses,
});

const unmergeEnquiries = createRoute({
  method: "post",
  path: "/{id}/unmerge",
  summary: "Undo a merge, within 30 days: the other one is again as it was",
  ...signedInOnly,
  request: { params, body: body(mergeSchema) },
  responses,
});

export function enquiryMergingApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(mergeEnquiries, async (c) => {
      const { id } = c.req.valid("param");
      const by = c.get("user")._id;
      return c.json(await site.enquiry.merge(id, c.req.valid("json"), { by }), 200);
    })
    .openapi(unmergeEnquiries, async (c) => {
      const { id } = c.req.valid("param");
      const by = c.get("user")._id;
      return c.json(await site.enquiry.unmerge(id, c.req.valid("json"), { by }), 200);
    });
}
