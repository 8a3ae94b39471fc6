import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  codeSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetUpSchema,
} from "#contracts/second-factor.ts";
import { confirmedSchema } from "#contracts/user.ts";
import { done } from "#i18n/en/api.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const PATH = "/profile/totp";
const confirmed = { request: { body: body(confirmedSchema) } };
const wrongPassword = {
  400: failure("This is not your current password"),
  429: failure("Too many tries; Retry-After says how many seconds to wait"),
};
const MISSING = failure("There is none, or it cannot be read any more");

const find = createRoute({
  ...{ method: "get", path: PATH, summary: "Whether you have a second factor" },
  ...signedInOnly,
  responses: { 200: json("How it stands", secondFactorSchema), ...refusals },
});

const start = createRoute({
  method: "post",
  path: PATH,
  summary: "Set an app up; it counts once a code of it is confirmed, and another one until then",
  ...signedInOnly,
  ...confirmed,
  responses: {
    200: json("For the app", secondFactorSetUpSchema),
    ...refusals,
    ...wrongPassword,
  },
});

const confirm = createRoute({
  ...{ method: "post", path: `${PATH}/confirm`, summary: "From now on a code is asked for" },
  ...signedInOnly,
  request: { body: body(codeSchema) },
  responses: {
    200: json("For whoever loses the app", recoveryCodesSchema),
    ...refusals,
    400: failure("The code is wrong"),
    409: MISSING,
    429: wrongPassword[429],
  },
});

const renew = createRoute({
  method: "post",
  path: `${PATH}/recovery-codes`,
  summary: "New recovery codes; those of before open nothing any more",
  ...signedInOnly,
  ...confirmed,
  responses: {
    200: json("The new ones", recoveryCodesSchema),
    ...refusals,
    ...wrongPassword,
    409: MISSING,
  },
});

const end = createRoute({
  ...{ method: "delete", path: PATH, summary: "The password alone is enough again" },
  ...signedInOnly,
  ...confirmed,
  responses: { 200: messageAnswer("It is off"), ...refusals, ...wrongPassword, 409: MISSING },
});

/** A user's own second factor. */
export function secondFactorApi({ secondFactor, limits }: ApiDeps) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(find, async (c) => c.json(await secondFactor.find(c.get("user")._id), 200))
    .openapi(start, async (c) => {
      const { userId, inSession } = asked(c);
      const { currentPassword } = c.req.valid("json");
      return c.json(await inSession(() => secondFactor.start(userId, currentPassword)), 200);
    })
    .openapi(confirm, async (c) => {
      const { userId, inSession } = asked(c);
      const { code } = c.req.valid("json");
      return c.json(
        { recoveryCodes: await inSession(() => secondFactor.confirm(userId, code)) },
        200,
      );
    })
    .openapi(renew, async (c) => {
      const { userId, inSession } = asked(c);
      const { currentPassword } = c.req.valid("json");
      const renewed = await inSession(() =>
        secondFactor.renewRecoveryCodes(userId, currentPassword),
      );
      return c.json({ recoveryCodes: renewed }, 200);
    })
    .openapi(end, async (c) => {
      const { userId, inSession } = asked(c);
      const { currentPassword } = c.req.valid("json");
      await inSession(() => secondFactor.end(userId, currentPassword));
      return c.json({ message: done["second-factor-ended"] }, 200);
    });

  /** What is guessed counts for this session. */
  function asked(c: Context<ApiEnv>) {
    const { _id: userId } = c.get("user");
    const session = { id: c.get("sessionId"), userId };
    return {
      userId,
      inSession: <T>(work: () => Promise<T>): Promise<T> => limits.confirm(session, work),
    };
  }
}
