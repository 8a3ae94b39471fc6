import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { staffSessionSchema } from "#contracts/user.ts";
import { done } from "#i18n/en/api.ts";
import { failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { allowedOnly, refusals } from "./require-user.ts";

const listSessions = createRoute({
  method: "get",
  path: "/{id}/sessions",
  summary: "Where somebody is signed in, last used first",
  ...allowedOnly("staff.sessions"),
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json("The sessions", z.array(staffSessionSchema)),
    ...refusals,
    404: failure("Nobody has this id"),
  },
});

const endSession = createRoute({
  method: "delete",
  path: "/{id}/sessions/{_id}",
  summary: "Sign somebody out on one device",
  ...allowedOnly("staff.sessions"),
  request: { params: z.object({ id: z.string(), _id: z.string() }) },
  responses: {
    200: messageAnswer("Signed out there"),
    ...refusals,
    404: failure("They have no such session"),
  },
});

/** What the owner sees of everybody's sessions. */
export function staffSessionApi({ site }: ApiDeps) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listSessions, async (c) => {
      const sessions = await site.staffSession.list(c.req.valid("param").id, c.get("sessionId"));
      return c.json(sessions, 200);
    })
    .openapi(endSession, async (c) => {
      const { id, _id } = c.req.valid("param");
      await site.staffSession.end(id, _id, { by: c.get("user")._id });
      return c.json({ message: done["signed-out-there"] }, 200);
    });
}
