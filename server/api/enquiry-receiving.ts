import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { receiptSchema } from "#contracts/enquiry.ts";
import { newEnquirySchema } from "#contracts/enquiry-write.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";

const issueToken = createRoute({
  method: "get",
  path: "/token",
  summary: "A token to send an enquiry with, at least 3 seconds and at most 24 hours later",
  responses: { 200: json("The token", z.object({ token: z.string() })) },
});

const createEnquiry = createRoute({
  method: "post",
  path: "/",
  summary: "Send an enquiry; the same one with the same token again has the same reference",
  request: { body: body(newEnquirySchema) },
  responses: {
    201: json("It is stored", receiptSchema),
    400: failure("The body has a mistake, or the token is missing, too old or none of ours"),
    429: failure("Too many from one address; Retry-After says how many seconds to wait"),
  },
});

/** What a visitor may do about enquiries. */
export function enquiryReceivingApi({ enquiryIntake, env }: ApiDeps) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(issueToken, (c) => {
      c.header("Cache-Control", "no-store");
      return c.json({ token: enquiryIntake.issueToken() }, 200);
    })
    .openapi(createEnquiry, async (c) => {
      const { token, website, ...fields } = c.req.valid("json");
      const enquiry = { ...fields, page: "" };
      const { reference } = await enquiryIntake.receive(
        enquiry,
        { token, website },
        clientAddress(c, env),
      );
      return c.json({ reference }, 201);
    });
}
