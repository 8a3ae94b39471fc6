import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  invitationRequestSchema,
  invitationSchema,
  openInvitationSchema,
} from "#contracts/user.ts";
import { done } from "#i18n/en/api.ts";
import type { Created } from "#server/accounts/invitation.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { allowedOnly, refusals } from "./require-user.ts";

const invite = createRoute({
  method: "post",
  path: "/",
  summary:
    "Invite somebody: a link that works once, for 7 days, in the place of an earlier one to the same address",
  ...allowedOnly("staff.invite"),
  request: { body: body(invitationRequestSchema) },
  responses: {
    201: json("The link to hand over", invitationSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    409: failure("Somebody is registered with this email"),
  },
});

const listInvitations = createRoute({
  method: "get",
  path: "/",
  summary: "Invitations that can still be used, newest first",
  ...allowedOnly("staff.invite"),
  responses: { 200: json("The invitations", z.array(openInvitationSchema)), ...refusals },
});

const params = z.object({ _id: z.string() });

const NOT_OPEN = failure("No open invitation has this id");

const sendAgain = createRoute({
  method: "post",
  path: "/{_id}/again",
  summary: "Send an invitation again: with another link, for 7 days from now",
  ...allowedOnly("staff.invite"),
  request: { params },
  responses: {
    201: json("The link to hand over; the earlier one opens nothing", invitationSchema),
    ...refusals,
    404: NOT_OPEN,
  },
});

const withdraw = createRoute({
  method: "delete",
  path: "/{_id}",
  summary: "Withdraw an invitation: its link opens nothing from now on",
  ...allowedOnly("staff.invite"),
  request: { params },
  responses: {
    200: messageAnswer("Withdrawn"),
    ...refusals,
    404: NOT_OPEN,
  },
});

export function invitationApi({ site, env }: ApiDeps) {
  const linked = ({ secret, ...invitation }: Created) => ({
    link: `${env.PUBLIC_URL}/register?invitation=${secret}`,
    ...invitation,
  });
  return new OpenAPIHono<ApiEnv>()
    .openapi(invite, async (c) => {
      const { email } = c.req.valid("json");
      const created = await site.invitation.create(email, { by: c.get("user")._id });
      return c.json(linked(created), 201);
    })
    .openapi(sendAgain, async (c) => {
      const { _id } = c.req.valid("param");
      const created = await site.invitation.sendAgain(_id, { by: c.get("user")._id });
      return c.json(linked(created), 201);
    })
    .openapi(listInvitations, async (c) => c.json(await site.invitation.listOpen(), 200))
    .openapi(withdraw, async (c) => {
      await site.invitation.withdraw(c.req.valid("param")._id, { by: c.get("user")._id });
      return c.json({ message: done["invitation-withdrawn"] }, 200);
    });
}
