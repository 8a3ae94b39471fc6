import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ErrorBody } from "#contracts/error.ts";
import { can, type PolicyName } from "#contracts/policies.ts";
import { USER_HEADER } from "#contracts/user-header.ts";
import { errorBody } from "#i18n/error-body.ts";
import { isHeldUp } from "#server/accounts/auth.ts";
import type { Sender } from "#server/accounts/caller.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { failure } from "./answers.ts";
import { type ApiEnv, setCookies } from "./api-env.ts";

/** What whoever needs a second factor may do without one: make one, see who they are, leave. */
const SETTING_UP = /^\/api\/users(\/profile\/.*|\/logout)?$/;

/** Runs before everything else that an endpoint does, so that a visitor learns nothing from it. */
const requireUser = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.get("sessionFault")) throw c.get("sessionFault");
  // The user may have been removed while the body arrived slowly.
  const session = await c.get("auth").findAnySession(c.req.header("cookie"));
  if (!session) return c.json<ErrorBody>(errorBody("not-signed-in"), 401);
  const { user } = session;
  const pageOf = c.req.header(USER_HEADER);
  if (pageOf && pageOf !== user._id) return c.json<ErrorBody>(errorBody("not-signed-in"), 401);
  if (isHeldUp(session) && !SETTING_UP.test(c.req.path)) {
    throw new DomainError("second-factor-needed");
  }
  c.set("user", user);
  // An editor could fill the disk: the owner must still be able to do something about it.
  const mayWait = user.role !== "owner" && ["POST", "PUT"].includes(c.req.method);
  if (mayWait && !c.get("disk").hasRoom()) throw new DomainError("no-room-for-editors");
  c.set("sessionId", session.sessionId);
  setCookies(c, [...(c.get("session")?.cookies ?? []), ...session.cookies]);
  const before = await c.get("answered")(c, user._id, next);
  c.header("Cache-Control", "private, no-store");
  return before;
});

/** Spread into a route: it is for signed-in users only, and its description says so. */
export const signedInOnly = {
  middleware: requireUser,
  security: [{ session: [] }],
};

/** The same, for users whom the policy allows it; the description names the policy. */
export const allowedOnly = (policy: PolicyName) => ({
  middleware: [requireUser, requirePolicy(policy)],
  security: signedInOnly.security,
  [POLICY_MARK]: policy,
});

export const POLICY_MARK = "x-policy";

const requirePolicy = (policy: PolicyName) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!can(c.get("user"), policy)) throw new DomainError("owner-only");
    await next();
  });

/**
 * For what comes over minutes, asked once all of it is there.
 * @returns throws DomainError "not-signed-in", "owner-only" where whoever sent it was signed out or
 * removed meanwhile, or may no longer
 */
export const stillAllowed =
  (c: Context<ApiEnv>, policy?: PolicyName): Sender["stillAllowed"] =>
  async () => {
    const session = await c.get("auth").findSession(c.req.header("cookie"));
    if (session?.user._id !== c.get("user")._id) throw new DomainError("not-signed-in");
    if (policy && !can(session.user, policy)) throw new DomainError("owner-only");
  };

/** What such a route may answer before it starts. */
export const refusals = {
  401: failure("Not signed in"),
  403: failure("Sent from another website"),
};
