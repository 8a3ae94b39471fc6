import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { MAIL_STATES, mailListSchema, mailSchema, mailTextSchema } from "#contracts/mail.ts";
import { pageQuerySchema } from "#contracts/page-query.ts";
import { errorBody } from "#i18n/error-body.ts";
import { failure, json } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const params = z.object({ id: z.string() });

const ABSENT = failure("No mail has this id");

const listMail = createRoute({
  method: "get",
  path: "/",
  summary: "The outbox, newest first: what waits, what was sent, what failed and why",
  ...signedInOnly,
  request: { query: pageQuerySchema.extend({ state: z.enum(MAIL_STATES).optional() }) },
  responses: {
    200: json("A page of it", mailListSchema),
    ...refusals,
    400: failure("The query has a mistake"),
  },
});

const readMail = createRoute({
  method: "get",
  path: "/{id}",
  summary: "What a mail says; links that open an account are not shown",
  ...signedInOnly,
  request: { params },
  responses: { 200: json("Its text", mailTextSchema), ...refusals, 404: ABSENT },
});

const sendAgain = createRoute({
  method: "post",
  path: "/{id}/send-again",
  summary: "Try a mail that waits or has failed once more, now",
  ...signedInOnly,
  request: { params },
  responses: {
    200: json("It waits to be sent", mailSchema),
    ...refusals,
    404: ABSENT,
    409: failure("It is sent, or on its way at this moment"),
  },
});

export function mailApi({ site, mailRoom }: ApiDeps) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listMail, async (c) => {
      const [mails, counts] = await Promise.all([
        site.outbox.list(c.req.valid("query")),
        site.outbox.counts(),
      ]);
      return c.json({ isSending: mailRoom.isSending, counts, mails }, 200);
    })
    .openapi(readMail, async (c) => {
      const text = await mailRoom.read(c.req.valid("param").id);
      return text ? c.json(text, 200) : c.json(errorBody("no-mail"), 404);
    })
    .openapi(sendAgain, async (c) =>
      c.json(await site.outbox.sendAgain(c.req.valid("param").id), 200),
    );
}
