import { lookup as resolve } from "node:dns/promises";
import { request as askPlain, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { request as askSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { MayReach } from "./public-address.ts";

/** The rule forbids it: nobody was asked. */
export class NotAllowed extends Error {}

export const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

type Asking = {
  mayReach: MayReach;
  signal: AbortSignal;
  headers: OutgoingHttpHeaders;
  method?: "GET" | "HEAD";
};

/**
 * An address of the web without a name or password in it.
 * @throws NotAllowed
 */
export function readAddress(address: string): URL {
  const url = URL.parse(address);
  const isWeb = url && ["http:", "https:"].includes(url.protocol);
  if (!isWeb || url.username || url.password) throw new NotAllowed();
  return url;
}

/**
 * Asks another site. Whoever writes an address must not learn what lies beside this server: a name is checked where it
 * is resolved, and connected to what was checked.
 * @returns its answer, whose body the caller reads or destroys
 * @throws NotAllowed, or why there was no answer
 */
export async function askOutward(url: URL, asking: Asking): Promise<IncomingMessage> {
  const { mayReach, signal, headers, method = "GET" } = asking;
  const isSecure = url.protocol === "https:";
  const port = Number(url.port) || (isSecure ? 443 : 80);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) && !mayReach(host, port)) throw new NotAllowed();
  const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>();
  const lookup = checked(mayReach, port);
  const options = { method, headers, agent: false, signal, lookup };
  const request = (isSecure ? askSecure : askPlain)(url, options, answer);
  request.on("error", reject);
  request.on("socket", (socket) =>
    socket.on("connect", () => {
      if (!mayReach(socket.remoteAddress ?? "", port)) request.destroy(new NotAllowed());
    }),
  );
  request.end();
  return promise;
}

/** One address that may not be reached is enough to refuse the name. */
const checked =
  (mayReach: MayReach, port: number): LookupFunction =>
  (host, options, done) => {
    resolve(host, { all: true }).then(
      (found) => {
        const [first] = found;
        const isFine = found.every(({ address }) => mayReach(address, port));
        if (!first || !isFine) done(new NotAllowed(), "", 0);
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error) => done(error, "", 0),
    );
  };
