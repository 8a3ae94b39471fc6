import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  MAIL_STATES,
  type Mail,
  type MailKind,
  mailListSchema,
  mailSchema,
  mailTextSchema,
} from "#contracts/mail.ts";
import { pageQuerySchema } from "#contracts/page-query.ts";
import { can } from "#contracts/policies.ts";
import type { User } from "#contracts/user.ts";
import { errorBody } from "#i18n/error-body.ts";
import { DomainError } from "#server/errors/domain-error.ts";
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
  responses: {
    200: json("Its text", mailTextSchema),
    ...refusals,
    403: failure("It tells of the account of a colleague, or was sent from another website"),
    404: ABSENT,
  },
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

const OF_AN_ACCOUNT: readonly MailKind[] = [
  ...(["password-reset", "new-device", "second-factor", "email-changed"] as const),
];

/** From where a colleague signs in is theirs to know, and the owner's, who sees their sessions too. */
const mayRead = (user: User, { kind, to }: Pick<Mail, "kind" | "to">): boolean =>
  !OF_AN_ACCOUNT.includes(kind) || to === user.email || can(user, "staff.sessions");

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
      const { id } = c.req.valid("param");
      const mail = await site.outbox.find(id);
      if (mail && !mayRead(c.get("user"), mail)) throw new DomainError("owner-only");
      const text = await mailRoom.read(id);
      return text ? c.json(text, 200) : c.json(errorBody("no-mail"), 404);
    })
    .openapi(sendAgain, async (c) =>
      c.json(await site.outbox.sendAgain(c.req.valid("param").id), 200),
    );
}
