import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { staffSessionSchema } from "#contracts/user.ts";
import { done } from "#i18n/en/api.ts";
import { failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const PATH = "/profile/sessions";

const list = createRoute({
  ...{ method: "get", path: PATH, summary: "Where you are signed in, last used first" },
  ...signedInOnly,
  responses: { 200: json("The sessions", z.array(staffSessionSchema)), ...refusals },
});

const endOthers = createRoute({
  ...{ method: "delete", path: `${PATH}/others`, summary: "Sign out everywhere but here" },
  ...signedInOnly,
  responses: { 200: messageAnswer("Signed out there"), ...refusals },
});

const end = createRoute({
  ...{ method: "delete", path: `${PATH}/{_id}`, summary: "Sign out on one device" },
  ...signedInOnly,
  request: { params: z.object({ _id: z.string() }) },
  responses: {
    200: messageAnswer("Signed out there"),
    ...refusals,
    404: failure("You have no such session"),
  },
});

/** A user's own sessions. */
export function ownSessionsApi({ site }: ApiDeps) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(list, async (c) =>
      c.json(await site.staffSession.list(c.get("user")._id, c.get("sessionId")), 200),
    )
    .openapi(endOthers, async (c) => {
      await site.staffSession.endOthers(c.get("user")._id, c.get("sessionId"));
      return c.json({ message: done["signed-out-there"] }, 200);
    })
    .openapi(end, async (c) => {
      await site.staffSession.endOwn(c.get("user")._id, c.req.valid("param")._id);
      return c.json({ message: done["signed-out-there"] }, 200);
    });
}
