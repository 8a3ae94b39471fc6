import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { enquiryListSchema, enquiryNewsSchema, enquirySchema } from "#contracts/enquiry.ts";
import {
  enquiryAnswerSchema,
  enquiryQuerySchema,
  enquiryUpdateSchema,
  newNoteSchema,
} from "#contracts/enquiry-write.ts";
import { conflictSchema } from "#contracts/error.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { done } from "#i18n/en/api.ts";
import { errorBody } from "#i18n/error-body.ts";
import type { Site } from "#server/site.ts";
import { again } from "./again.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const params = z.object({ id: z.string() });

const MISTAKE = failure("The body has a mistake");
const ABSENT = failure("No enquiry has this id");
const MERGED = failure("It stands in another one");
const ENQUIRY = json("The enquiry as it is now", enquirySchema);

const listEnquiries = createRoute({
  method: "get",
  path: "/",
  summary: "Enquiries, newest first, and how many stand where",
  ...signedInOnly,
  request: { query: enquiryQuerySchema },
  responses: {
    200: {
      ...json("A page of them", enquiryListSchema),
      headers: z.object({ "X-Total-Count": z.string().describe("How many match") }),
    },
    ...refusals,
    400: failure("The query has a mistake"),
  },
});

const readNews = createRoute({
  method: "get",
  path: "/news",
  summary: "Whether something new has come: cheap, to be asked every few seconds",
  ...signedInOnly,
  responses: {
    200: json("How many are new, and which is the newest", enquiryNewsSchema),
    ...refusals,
  },
});

const findEnquiry = createRoute({
  method: "get",
  path: "/{id}",
  summary: "One enquiry with its notes, history and mails",
  ...signedInOnly,
  request: { params },
  responses: { 200: json("The enquiry", enquirySchema), ...refusals, 404: ABSENT },
});

const updateEnquiry = createRoute({
  method: "put",
  path: "/{id}",
  summary: "Change where it stands, who looks after it and when, or whether it is read",
  ...signedInOnly,
  request: { params, body: body(enquiryUpdateSchema) },
  responses: {
    200: ENQUIRY,
    ...refusals,
    400: MISTAKE,
    404: ABSENT,
    409: json(
      "Somebody else changed it since; or it stands in another one",
      conflictSchema(enquirySchema),
    ),
  },
});

const noteAnswer = createRoute({
  method: "post",
  path: "/{id}/answers",
  summary: "Note that a template was opened; nothing is sent",
  ...signedInOnly,
  request: { params, body: body(enquiryAnswerSchema) },
  responses: {
    201: ENQUIRY,
    ...refusals,
    400: MISTAKE,
    404: failure("No enquiry, or no template, has this id"),
    409: MERGED,
  },
});

const addNote = createRoute({
  method: "post",
  path: "/{id}/notes",
  summary: "Add a note that only staff see",
  ...signedInOnly,
  request: { params, headers: again, body: body(newNoteSchema) },
  responses: { 201: ENQUIRY, ...refusals, 400: MISTAKE, 404: ABSENT, 409: MERGED },
});

const removeEnquiry = createRoute({
  method: "delete",
  path: "/{id}",
  summary: "Delete an enquiry for good, with all that is known of the visitor",
  ...signedInOnly,
  request: { params },
  responses: { 200: messageAnswer("It is gone"), ...refusals, 404: ABSENT },
});

/** What staff do with enquiries. */
export function enquiryApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listEnquiries, async (c) => {
      const query = c.req.valid("query");
      const { timeZone } = await site.settings.get();
      const today = dayFormat(timeZone).format(Date.now());
      const asking = { by: c.get("user")._id, today };
      const [enquiries, total, counts] = await Promise.all([
        site.enquiry.list(query, asking),
        site.enquiry.count(query, asking),
        site.enquiry.counts(asking),
      ]);
      c.header("X-Total-Count", String(total));
      return c.json({ counts, today, enquiries }, 200);
    })
    .openapi(readNews, async (c) => c.json(await site.enquiry.news(), 200))
    .openapi(findEnquiry, async (c) => {
      const enquiry = await site.enquiry.find(c.req.valid("param").id);
      return enquiry ? c.json(enquiry, 200) : c.json(errorBody("no-enquiry"), 404);
    })
    .openapi(updateEnquiry, async (c) => {
      const { id } = c.req.valid("param");
      const by = c.get("user")._id;
      return c.json(await site.enquiry.update(id, c.req.valid("json"), { by }), 200);
    })
    .openapi(addNote, async (c) => {
      const { id } = c.req.valid("param");
      const { text } = c.req.valid("json");
      const { "idempotency-key": key } = c.req.valid("header");
      return c.json(await site.enquiry.addNote(id, text, { by: c.get("user")._id }, key), 201);
    })
    .openapi(noteAnswer, async (c) => {
      const by = c.get("user")._id;
      const { id } = c.req.valid("param");
      return c.json(await site.enquiry.noteAnswer(id, c.req.valid("json"), { by }), 201);
    })
    .openapi(removeEnquiry, async (c) => {
      await site.enquiry.remove(c.req.valid("param").id, { by: c.get("user")._id });
      return c.json({ message: done["enquiry-deleted"] }, 200);
    });
}
