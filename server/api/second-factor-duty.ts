import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { secondFactorDutySchema } from "#contracts/second-factor-duty.ts";
import { confirmedSchema } from "#contracts/user.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { allowedOnly, refusals } from "./require-user.ts";

const PATH = "/second-factor-duty";
const ownersOnly = {
  ...refusals,
  403: failure("Sent from another website, or not the owner"),
};
const confirmed = {
  ...allowedOnly("security"),
  request: { body: body(confirmedSchema) },
  responses: {
    200: json("As it is now", secondFactorDutySchema),
    ...ownersOnly,
    400: failure("This is not your current password"),
    429: failure("Too many tries; Retry-After says how many seconds to wait"),
  },
};

const find = createRoute({
  ...{ method: "get", path: PATH, summary: "Whether all staff need a second factor" },
  ...allowedOnly("security"),
  responses: { 200: json("From when, and who has none", secondFactorDutySchema), ...ownersOnly },
});

const begin = createRoute({
  method: "post",
  path: PATH,
  summary: "All staff need one in a week; whoever has none is told by mail",
  ...confirmed,
});

const end = createRoute({
  ...{ method: "delete", path: PATH, summary: "Nobody needs one any more" },
  ...confirmed,
});

export function secondFactorDutyApi({
  site,
  limits,
  mailRoom,
}: Pick<ApiDeps, "site" | "limits" | "mailRoom">) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(find, async (c) => c.json(await site.secondFactorDuty.find(), 200))
    .openapi(begin, async (c) => {
      const { _id: userId } = c.get("user");
      const { currentPassword } = c.req.valid("json");
      const canMail = mailRoom.isSending;
      const { timeZone } = await site.settings.get();
      await limits.confirm({ id: c.get("sessionId"), userId }, () =>
        site.secondFactorDuty.begin({ userId, currentPassword }, { canMail, timeZone }),
      );
      return c.json(await site.secondFactorDuty.find(), 200);
    })
    .openapi(end, async (c) => {
      const { _id: userId } = c.get("user");
      const { currentPassword } = c.req.valid("json");
      await limits.confirm({ id: c.get("sessionId"), userId }, () =>
        site.secondFactorDuty.end({ userId, currentPassword }),
      );
      return c.json(await site.secondFactorDuty.find(), 200);
    });
}
