import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Env } from "#server/env.ts";

const FORWARDED = "x-forwarded-for";

/** What a request made in the place of this one must carry, so that the same one asks. */
export function forwardedBy({ headers }: IncomingMessage): Record<string, string> {
  const given = headers[FORWARDED];
  return given ? { [FORWARDED]: String(given) } : {};
}

/**
 * Who asks, for counting tries; it is never logged, and stored only as a keyed hash. Behind a
 * proxy of ours it is the hop that the proxy itself wrote: what stands before it may be invented
 * by the caller. Where that is no address, everybody counts as the proxy.
 */
export const clientAddress = (c: Context, env: Trust): string =>
  networkAddress(c.req.header(FORWARDED), socketAddress(c), env);

/** The same of a request that is answered without the app. */
export const callerAddress = ({ headers, socket }: IncomingMessage, env: Trust): string =>
  networkAddress(String(headers[FORWARDED] ?? ""), socket.remoteAddress, env);

type Trust = Pick<Env, "TRUST_PROXY">;

function networkAddress(
  forwarded: string | undefined,
  socket: string | undefined,
  { TRUST_PROXY }: Trust,
): string {
  const last = TRUST_PROXY ? forwarded?.split(",").at(-1) : "";
  const address = ipOf(last) ?? ipOf(socket);
  return address ? networkOf(address) : "unknown";
}

function socketAddress(c: Context): string | undefined {
  // A request without a socket comes from a test.
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}

/**
 * @returns the address in the system's own spelling, without port and zone; some proxies write a
 * port
 */
function ipOf(written = ""): string | undefined {
  const address = written.trim();
  if (address === "") return undefined;
  const version = isIP(address);
  return version
    ? new SocketAddress({ address, family: `ipv${version as 4 | 6}` }).address
    : SocketAddress.parse(address)?.address;
}

/** One household has a whole /64 of IPv6: its addresses count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  return [...groups, ...Array(gap).fill("0"), ...last].slice(0, 4).join(":");
}
