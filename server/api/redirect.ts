import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  newRedirectSchema,
  redirectLinesAnswerSchema,
  redirectLinesSchema,
  redirectListQuerySchema,
  redirectSchema,
  unknownPathSchema,
} from "#contracts/redirect.ts";
import { done, lineFields } from "#i18n/en/api.ts";
import { errorSentence } from "#i18n/error-sentence.ts";
import { saidOfField } from "#i18n/field-mistake.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const params = z.object({ _id: z.string() });

const MISTAKE = failure("The body has a mistake");

const listRedirects = createRoute({
  method: "get",
  path: "/",
  summary: "Moved addresses, newest first: entries of one's own, and links that posts had",
  ...signedInOnly,
  request: { query: redirectListQuerySchema },
  responses: {
    200: {
      ...json("The addresses", z.array(redirectSchema)),
      headers: z.object({ "X-Total-Count": z.string().describe("How many there are") }),
    },
    ...refusals,
    400: failure("The query has a mistake"),
  },
});

const createRedirect = createRoute({
  method: "post",
  path: "/",
  summary: "Lead an old address on, for ever: 301 where no page of ours is",
  ...signedInOnly,
  request: { body: body(newRedirectSchema) },
  responses: {
    200: json("The same, which is there already: it was sent before", redirectSchema),
    201: json("The moved address", redirectSchema),
    ...refusals,
    400: MISTAKE,
    409: failure("There is a page at this address, it leads on already, or it would be a circle"),
  },
});

const pasteRedirects = createRoute({
  method: "post",
  path: "/lines",
  summary: "Lead many addresses on: what is right in pasted lines, and what is wrong by line",
  ...signedInOnly,
  request: { body: body(redirectLinesSchema) },
  responses: {
    200: json("What would be stored, or is stored with `store`", redirectLinesAnswerSchema),
    ...refusals,
    400: MISTAKE,
  },
});

const removeRedirect = createRoute({
  method: "delete",
  path: "/{_id}",
  summary: "Lead an address on no more",
  ...signedInOnly,
  request: { params },
  responses: {
    200: messageAnswer("It leads nowhere"),
    ...refusals,
    404: failure("No moved address has this id"),
  },
});

const listUnknown = createRoute({
  method: "get",
  path: "/unknown",
  summary: "Addresses that many people asked for and that are not there, most asked for first",
  ...signedInOnly,
  responses: { 200: json("The addresses", z.array(unknownPathSchema)), ...refusals },
});

const leaveUnknown = createRoute({
  method: "delete",
  path: "/unknown/{_id}",
  summary: "Leave an unknown address as it is: it is not listed again",
  ...signedInOnly,
  request: { params },
  responses: {
    200: messageAnswer("Left"),
    ...refusals,
    404: failure("No unknown address has this id"),
  },
});

export function redirectApi({ site, env }: ApiDeps) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listRedirects, async (c) => {
      const query = c.req.valid("query");
      const [list, total] = await Promise.all([
        site.redirect.list(query),
        site.redirect.count(query),
      ]);
      c.header("X-Total-Count", String(total));
      return c.json(list, 200);
    })
    .openapi(createRedirect, async (c) => {
      const writing = { by: c.get("user")._id, origin: env.PUBLIC_URL };
      const { redirect, isNew } = await site.redirect.create(c.req.valid("json"), writing);
      return isNew ? c.json(redirect, 201) : c.json(redirect, 200);
    })
    .openapi(pasteRedirects, async (c) => {
      const { lines, store } = c.req.valid("json");
      const { good, bad, known } = store
        ? await site.redirect.storeLines(lines, {
            by: c.get("user")._id,
            origin: env.PUBLIC_URL,
          })
        : await site.redirect.checkLines(lines, env.PUBLIC_URL);
      const said = bad.map((one) => ({ line: one.line, text: one.text, message: sentenceOf(one) }));
      return c.json({ good, bad: said, known, isStored: store }, 200);
    })
    .openapi(listUnknown, async (c) => c.json(await site.unknownPath.list(), 200))
    .openapi(leaveUnknown, async (c) => {
      await site.unknownPath.leave(c.req.valid("param")._id);
      return c.json({ message: done["path-left"] }, 200);
    })
    .openapi(removeRedirect, async (c) => {
      await site.redirect.remove(c.req.valid("param")._id, { by: c.get("user")._id });
      return c.json({ message: done["redirect-removed"] }, 200);
    });
}

type BadLine = Awaited<ReturnType<ApiDeps["site"]["redirect"]["checkLines"]>>["bad"][number];

function sentenceOf({ why }: BadLine): string {
  return why.kind === "mistake"
    ? saidOfField(lineFields[why.field], why.mistake).text
    : errorSentence(why.error.code, why.error.params);
}
