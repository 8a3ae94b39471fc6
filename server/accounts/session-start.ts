import type { User } from "#contracts/user.ts";
import type { StaffTable } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import type { Site } from "#server/site.ts";
import type { Caller } from "./caller.ts";
import type { KnownDevices } from "./known-device.ts";
import { toUser } from "./staff-role.ts";

export type MailEnv = Partial<Pick<Env, "SMTP_URL">>;

/** Values of Set-Cookie headers to answer with. */
export type Cookies = { cookies: string[] };
export type SignedIn = Cookies & { user: User };

type Begun = Cookies & {
  /** Of the session that better-auth has made. */
  token: string;
  user: User;
  /** What the password was held against. */
  hash: string;
  caller: Caller;
  /** They have just registered: no device of theirs is known. */
  isFirst?: boolean;
};

type BeginningDeps = {
  site: Pick<Site, "staffSession">;
  env: MailEnv;
  devices: KnownDevices;
};

/** Whichever way somebody signs in, their session begins here. */
export const createBeginning =
  ({ site, env, devices }: BeginningDeps) =>
  /** The device is known from now on. @returns null: the password was changed meanwhile */
  async ({
    token,
    user,
    hash,
    cookies,
    caller,
    isFirst = false,
  }: Begun): Promise<SignedIn | null> => {
    const { address, cookie } = caller;
    const isNewDevice = !isFirst && devices.recognise(cookie, user._id) === null;
    const isKept = await site.staffSession.keep({
      ...{ token, userId: user._id, hash, address, isNewDevice },
      // Without a mail server it would wait, and be said to be stuck.
      isTold: isNewDevice && env.SMTP_URL !== undefined,
    });
    return isKept ? { user, cookies: [...cookies, devices.remember(cookie, user._id)] } : null;
  };

export const recordTry = (
  site: Pick<Site, "audit">,
  user: User | null,
  action: "sign-in" | "failed-sign-in",
) =>
  site.audit.record({
    ...{ by: action === "sign-in" ? (user?._id ?? null) : null, action, thing: "user" },
    ...{ thingId: user?._id ?? "", summary: user?.name ?? "" },
  });

type AuthUser = Pick<StaffTable, "id" | "name" | "email"> & {
  owner?: number | null | undefined;
  language?: string | null | undefined;
};

/** As better-auth knows them. */
export const present = ({ owner = null, language = null, ...user }: AuthUser): User =>
  toUser({ ...user, owner, language });
