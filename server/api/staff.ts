import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { confirmedSchema, profileSchema, staffMemberSchema, userSchema } from "#contracts/user.ts";
import { done } from "#i18n/en/api.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { allowedOnly, refusals, signedInOnly } from "./require-user.ts";

const MISTAKE = failure("The body has a mistake");
const TOO_MANY = failure("Too many wrong passwords; Retry-After says how many seconds to wait");
const NOBODY = failure("Nobody has this id");

const params = z.object({ id: z.string() });

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
    409: failure("Somebody is registered with this email"),
    429: TOO_MANY,
  },
});

const listStaff = createRoute({
  method: "get",
  path: "/",
  summary: "Everybody who may sign in, in the order of registering",
  ...signedInOnly,
  responses: { 200: json("The staff", z.array(staffMemberSchema)), ...refusals },
});

const removeUser = createRoute({
  method: "delete",
  path: "/{id}",
  summary: "Remove somebody; their sessions end at once",
  ...allowedOnly("staff.remove"),
  request: { params },
  responses: {
    200: messageAnswer("Removed"),
    ...refusals,
    403: failure("You are not the owner, they are, or it was sent from another website"),
    404: NOBODY,
  },
});

const handOver = createRoute({
  method: "post",
  path: "/{id}/owner",
  summary: "Hand the ownership over; you are an editor afterwards",
  ...allowedOnly("staff.hand-over"),
  request: { params, body: body(confirmedSchema) },
  responses: {
    200: json("The new owner", userSchema),
    ...refusals,
    400: failure("The body has a mistake, or this is not your current password"),
    404: NOBODY,
    429: TOO_MANY,
  },
});

/** What a signed-in user may do about accounts. */
export function staffApi({ site, limits, mailRoom }: ApiDeps) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(updateProfile, async (c) => {
      const profile = c.req.valid("json");
      const [userId, id] = [c.get("user")._id, c.get("sessionId")];
      const session = { sessionId: id, canMail: mailRoom.isSending };
      const update = () => site.profile.update(userId, profile, session);
      const updated = profile.currentPassword
        ? await limits.confirm({ id, userId }, update)
        : await update();
      return c.json(updated, 200);
    })
    .openapi(listStaff, async (c) => c.json(await site.user.list(), 200))
    .openapi(removeUser, async (c) => {
      await site.user.remove(c.req.valid("param").id, { by: c.get("user")._id });
      return c.json({ message: done["staff-removed"] }, 200);
    })
    .openapi(handOver, async (c) => {
      const { currentPassword } = c.req.valid("json");
      const { id } = c.req.valid("param");
      const by = c.get("user")._id;
      const owner = await limits.confirm({ id: c.get("sessionId"), userId: by }, () =>
        site.ownership.handOver(id, currentPassword, { by }),
      );
      return c.json(owner, 200);
    });
}
