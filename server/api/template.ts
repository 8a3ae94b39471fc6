import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { conflictSchema } from "#contracts/error.ts";
import { replyTemplateSchema, replyTemplateWriteSchema } from "#contracts/reply-template.ts";
import { done } from "#i18n/en/api.ts";
import type { Site } from "#server/site.ts";
import { again } from "./again.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const params = z.object({ _id: z.string() });

const MISTAKE = failure("The body has a mistake");
const ABSENT = failure("No template has this id");

const listTemplates = createRoute({
  method: "get",
  path: "/",
  summary: "Texts to answer enquiries with, in the order of their making",
  ...signedInOnly,
  responses: { 200: json("All of them", z.array(replyTemplateSchema)), ...refusals },
});

const createTemplate = createRoute({
  method: "post",
  path: "/",
  summary: "Keep a text to answer with",
  ...signedInOnly,
  request: { headers: again, body: body(replyTemplateWriteSchema) },
  responses: {
    201: json("The template", replyTemplateSchema),
    ...refusals,
    400: MISTAKE,
    409: json(
      "There are as many as are kept; or it was sent before, and somebody else changed it since",
      conflictSchema(replyTemplateSchema),
    ),
  },
});

const updateTemplate = createRoute({
  method: "put",
  path: "/{_id}",
  summary: "Change a text to answer with",
  ...signedInOnly,
  request: { params, body: body(replyTemplateWriteSchema) },
  responses: {
    200: json("The template as it is now", replyTemplateSchema),
    ...refusals,
    400: MISTAKE,
    404: ABSENT,
    409: json("Somebody else changed it since", conflictSchema(replyTemplateSchema)),
  },
});

const removeTemplate = createRoute({
  method: "delete",
  path: "/{_id}",
  summary: "Delete a text to answer with; what was noted of its use stays",
  ...signedInOnly,
  request: { params },
  responses: { 200: messageAnswer("It is gone"), ...refusals, 404: ABSENT },
});

export function templateApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listTemplates, async (c) => c.json(await site.replyTemplate.list(), 200))
    .openapi(createTemplate, async (c) => {
      const by = { by: c.get("user")._id };
      const { "idempotency-key": key } = c.req.valid("header");
      return c.json(await site.replyTemplate.create(c.req.valid("json"), by, key), 201);
    })
    .openapi(updateTemplate, async (c) => {
      const by = c.get("user")._id;
      const { _id } = c.req.valid("param");
      return c.json(await site.replyTemplate.update(_id, c.req.valid("json"), { by }), 200);
    })
    .openapi(removeTemplate, async (c) => {
      await site.replyTemplate.remove(c.req.valid("param")._id, { by: c.get("user")._id });
      return c.json({ message: done["template-deleted"] }, 200);
    });
}
