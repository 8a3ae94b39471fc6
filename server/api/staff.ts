import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  invitationRequestSchema,
  invitationSchema,
  profileSchema,
  staffMemberSchema,
  userSchema,
} from "#contracts/user.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const MISTAKE = failure("The body has a mistake");
const EMAIL_TAKEN = failure("Somebody is registered with this email");

const updateProfile = createRoute({
  method: "put",
  path: "/profile",
  summary: "Change your own name, email or password; a new password ends your other sessions",
  ...signedInOnly,
  request: { body: body(profileSchema) },
  responses: {
    200: json("You, as you are now", userSchema),
    ...refusals,
    400: MISTAKE,
    409: EMAIL_TAKEN,
    429: failure("Too many wrong current passwords; Retry-After says how many seconds to wait"),
  },
});

const listStaff = createRoute({
  method: "get",
  path: "/",
  summary: "Everybody who may sign in, in the order of registering",
  ...signedInOnly,
  responses: { 200: json("The staff", z.array(staffMemberSchema)), ...refusals },
});

const invite = createRoute({
  method: "post",
  path: "/invitations",
  summary: "Invite somebody: a link that works once, for 7 days",
  ...signedInOnly,
  request: { body: body(invitationRequestSchema) },
  responses: {
    201: json("The link to hand over", invitationSchema),
    ...refusals,
    400: MISTAKE,
    409: EMAIL_TAKEN,
  },
});

const removeUser = createRoute({
  method: "delete",
  path: "/{id}",
  summary: "Remove somebody; their sessions end at once",
  ...signedInOnly,
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: messageAnswer("Removed"),
    ...refusals,
    403: failure("Yourself, the last user, or sent from another website"),
    404: failure("Nobody has this id"),
  },
});

/** What a signed-in user may do about accounts. */
export function staffApi({ site, limits, env }: ApiDeps): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>();

  api.openapi(updateProfile, async (c) => {
    const profile = c.req.valid("json");
    const [userId, id] = [c.get("user")._id, c.get("sessionId")];
    const update = () => site.profile.update(userId, profile, id);
    const updated = profile.currentPassword
      ? await limits.confirm({ id, userId }, update)
      : await update();
    return c.json(updated, 200);
  });

  api.openapi(listStaff, async (c) => c.json(await site.user.list(), 200));

  api.openapi(invite, async (c) => {
    const { email } = c.req.valid("json");
    const { secret, expiresAt } = await site.invitation.create(email, { by: c.get("user")._id });
    return c.json({ link: `${env.PUBLIC_URL}/register?invitation=${secret}`, expiresAt }, 201);
  });

  api.openapi(removeUser, async (c) => {
    await site.user.remove(c.req.valid("param").id, { by: c.get("user")._id });
    return c.json({ message: "Removed." }, 200);
  });

  return api;
}
