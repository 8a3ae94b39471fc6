import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { codeSchema, secondStepSchema } from "#contracts/second-factor.ts";
import { loginSchema, registrationSchema, userSchema } from "#contracts/user.ts";
import { done } from "#i18n/en/api.ts";
import { callerOf } from "#server/http/caller-of.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import { type ApiDeps, type ApiEnv, setCookies } from "./api-env.ts";

const MISTAKE = failure("The body has a mistake");
const TOO_MANY = failure("Too many tries; Retry-After says how many seconds to wait");

const signIn = createRoute({
  method: "post",
  path: "/auth",
  summary: "Sign in; sets the session cookie",
  request: { body: body(loginSchema) },
  responses: {
    200: json("The user", userSchema),
    202: json("The password is right, and a code is asked for next", secondStepSchema),
    400: MISTAKE,
    401: failure("Email or password are wrong; which, it does not say"),
    429: TOO_MANY,
  },
});

const secondStepResponses = {
  200: json("The user", userSchema),
  400: failure("The code is wrong, or was used before"),
  401: failure("The password is to be typed again first"),
  409: failure("The codes cannot be read any more"),
  429: TOO_MANY,
};

const signInByCode = createRoute({
  method: "post",
  path: "/auth/totp",
  summary: "After the password: the code of the app; sets the session cookie",
  request: { body: body(codeSchema) },
  responses: secondStepResponses,
});

const signInByRecovery = createRoute({
  method: "post",
  path: "/auth/recovery",
  summary: "After the password: a recovery code, which works once; sets the session cookie",
  request: { body: body(codeSchema) },
  responses: secondStepResponses,
});

const signOut = createRoute({
  method: "post",
  path: "/logout",
  summary: "End the session, if there is one",
  responses: { 200: messageAnswer("Signed out") },
});

const register = createRoute({
  method: "post",
  path: "/",
  summary: "Register, and be signed in: the first user freely, everybody else by invitation",
  request: { body: body(registrationSchema) },
  responses: {
    201: json("The user", userSchema),
    400: MISTAKE,
    403: failure("There is a user, and the invitation is missing, used or too old"),
    409: failure("Somebody is registered with this email"),
    429: TOO_MANY,
  },
});

/** What a visitor may do about accounts. */
export function sessionApi({ auth, secondStep, env }: ApiDeps) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(signIn, async (c) => {
      const answer = await auth.signIn(c.req.valid("json"), callerOf(c, env));
      setCookies(c, answer.cookies);
      if (!("user" in answer)) return c.json({ secondFactor: answer.secondFactor }, 202);
      return c.json(answer.user, 200);
    })
    .openapi(signInByCode, async (c) => {
      const { code } = c.req.valid("json");
      const { user, cookies } = await secondStep.verify("totp", code, callerOf(c, env));
      setCookies(c, cookies);
      return c.json(user, 200);
    })
    .openapi(signInByRecovery, async (c) => {
      const { code } = c.req.valid("json");
      const { user, cookies } = await secondStep.verify("recovery", code, callerOf(c, env));
      setCookies(c, cookies);
      return c.json(user, 200);
    })
    .openapi(signOut, async (c) => {
      const { cookies } = await auth.signOut(c.req.header("cookie"));
      setCookies(c, cookies);
      return c.json({ message: done["signed-out"] }, 200);
    })
    .openapi(register, async (c) => {
      const { user, cookies } = await auth.register(c.req.valid("json"), callerOf(c, env));
      setCookies(c, cookies);
      return c.json(user, 201);
    });
}
