import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import type { Env } from "#server/env.ts";
import { cookiePrefix, isHttps } from "./cookie-name.ts";

/** The longest that browsers keep a cookie. */
const KEPT_S = 400 * 86_400;
/** An office shares one computer. */
const MOST_ACCOUNTS = 5;

const ID = /^[\w-]{22}$/;
const MARK = /^[\w-]{43}$/;

type KnownDeviceDeps = { secret: string; env: Pick<Env, "PUBLIC_URL"> };

/**
 * Recognises the devices on which somebody has signed in before. Their cookie holds an id of the
 * device and a signed mark for each account; it opens nothing.
 */
export function createKnownDevices({ secret, env }: KnownDeviceDeps) {
  const name = `${cookiePrefix(env)}.device`;

  const markOf = (id: string, userId: string) =>
    createHmac("sha256", secret).update(`device ${id} ${userId}`).digest("base64url");

  function read(cookie: string | undefined): { id: string; marks: string[] } | null {
    const [id = "", ...marks] = (parse(cookie ?? "", name)[name] ?? "").split(".");
    return ID.test(id) ? { id, marks: marks.filter((mark) => MARK.test(mark)) } : null;
  }

  return {
    /** Whether it says that it is a device; what that is worth is another question. */
    isNamed: (cookie: string | undefined): boolean => read(cookie) !== null,

    /** @returns the id of the device when this user signed in on it before, else null */
    recognise(cookie: string | undefined, userId: string): string | null {
      const device = read(cookie);
      if (!device) return null;
      const wanted = Buffer.from(markOf(device.id, userId));
      const isKnown = device.marks.some((mark) => timingSafeEqual(Buffer.from(mark), wanted));
      return isKnown ? device.id : null;
    },

    /** @returns the value of a Set-Cookie header: users who are known there already stay known */
    remember(cookie: string | undefined, userId: string): string {
      const { id, marks } = read(cookie) ?? {
        id: randomBytes(16).toString("base64url"),
        marks: [],
      };
      const own = markOf(id, userId);
      const others = marks.filter((mark) => mark !== own);
      return serialize(name, [id, own, ...others.slice(0, MOST_ACCOUNTS - 1)].join("."), {
        maxAge: KEPT_S,
        path: "/",
        httpOnly: true,
        secure: isHttps(env),
        sameSite: "Lax",
      });
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
