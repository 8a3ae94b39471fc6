import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  newPasskeySchema,
  passkeyNameSchema,
  passkeyQuestionSchema,
  passkeySchema,
  passkeySignInSchema,
} from "#contracts/passkey.ts";
import { confirmedSchema, userSchema } from "#contracts/user.ts";
import { callerOf } from "#server/http/caller-of.ts";
import { body, failure, json } from "./answers.ts";
import { type ApiDeps, type ApiEnv, setCookies } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const PATH = "/profile/passkeys";
const ONE = `${PATH}/{_id}`;
const params = z.object({ _id: z.string() });
const list = z.array(passkeySchema);
const REFUSED = failure("The passkey is not of this site, or its device did not know the person");
const NOWHERE = failure("This address can have none: it is no name");
const TOO_MANY = failure("Too many tries; Retry-After says how many seconds to wait");
const NONE = failure("You have no such passkey");

const find = createRoute({
  ...{ method: "get", path: PATH, summary: "Your passkeys, in the order of adding" },
  ...signedInOnly,
  responses: { 200: json("The passkeys", list), ...refusals },
});

const question = createRoute({
  ...{ method: "post", path: `${PATH}/options`, summary: "What a new passkey is made for" },
  ...signedInOnly,
  request: { body: body(confirmedSchema) },
  responses: {
    200: json("For navigator.credentials.create", passkeyQuestionSchema),
    ...refusals,
    400: failure("This is not your current password"),
    409: NOWHERE,
    429: TOO_MANY,
  },
});

const add = createRoute({
  ...{ method: "post", path: PATH, summary: "Add a passkey" },
  ...signedInOnly,
  request: { body: body(newPasskeySchema) },
  responses: { 201: json("Your passkeys", list), ...refusals, 400: REFUSED },
});

const rename = createRoute({
  ...{ method: "put", path: ONE, summary: "Call a passkey otherwise" },
  ...signedInOnly,
  request: { params, body: body(passkeyNameSchema) },
  responses: { 200: json("Your passkeys", list), ...refusals, 404: NONE },
});

const remove = createRoute({
  ...{ method: "delete", path: ONE, summary: "Remove a passkey; the password stays" },
  ...signedInOnly,
  request: { params, body: body(confirmedSchema) },
  responses: {
    200: json("Your passkeys", list),
    ...refusals,
    400: failure("This is not your current password"),
    404: NONE,
    429: TOO_MANY,
  },
});

const signInQuestion = createRoute({
  method: "post",
  path: "/auth/passkey/options",
  summary: "What a passkey is asked for in signing in",
  responses: {
    200: json("For navigator.credentials.get", passkeyQuestionSchema),
    409: NOWHERE,
    429: TOO_MANY,
  },
});

const signIn = createRoute({
  ...{
    method: "post",
    path: "/auth/passkey",
    summary: "Sign in by a passkey; sets the session cookie",
  },
  request: { body: body(passkeySignInSchema) },
  responses: { 200: json("The user", userSchema), 400: REFUSED, 429: TOO_MANY },
});

export function passkeysApi({ passkeys, limits, env }: ApiDeps) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(signInQuestion, async (c) => {
      const { question, cookies } = await passkeys.signInQuestion(callerOf(c, env));
      setCookies(c, cookies);
      return c.json(question, 200);
    })
    .openapi(signIn, async (c) => {
      const { answer } = c.req.valid("json");
      const { user, cookies } = await passkeys.signIn(answer, callerOf(c, env));
      setCookies(c, cookies);
      return c.json(user, 200);
    })
    .openapi(find, async (c) => c.json(await passkeys.list(c.get("user")._id), 200))
    .openapi(question, async (c) => {
      const { _id: userId } = c.get("user");
      const { currentPassword } = c.req.valid("json");
      const asked = await limits.confirm({ id: c.get("sessionId"), userId }, () =>
        passkeys.question(userId, currentPassword, c.req.header("cookie") ?? ""),
      );
      setCookies(c, asked.cookies);
      return c.json(asked.question, 200);
    })
    .openapi(add, async (c) => {
      const cookie = c.req.header("cookie") ?? "";
      return c.json(await passkeys.add(c.get("user")._id, c.req.valid("json"), cookie), 201);
    })
    .openapi(rename, async (c) => {
      const { name } = c.req.valid("json");
      return c.json(await passkeys.rename(c.get("user")._id, c.req.valid("param")._id, name), 200);
    })
    .openapi(remove, async (c) => {
      const { _id: userId } = c.get("user");
      const { currentPassword } = c.req.valid("json");
      const left = await limits.confirm({ id: c.get("sessionId"), userId }, () =>
        passkeys.remove(userId, c.req.valid("param")._id, currentPassword),
      );
      return c.json(left, 200);
    });
}
