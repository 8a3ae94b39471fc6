import type { IncomingMessage } from "node:http";
import { codeOf } from "#server/errors/code-of.ts";
import { askOutward, NotAllowed, REDIRECTS, readAddress } from "./ask-outward.ts";
import type { MayReach } from "./public-address.ts";

/** `failing`: a site answered, and it is not there. `silent`: nobody answered, whoever's fault that is. */
export type LinkAnswer =
  /** `bytes`: as it says itself; null: it does not. */
  | { state: "there"; bytes: number | null }
  | { state: "not-asked" }
  | { state: "failing" | "silent"; why: string };

type AskLinkOptions = {
  mayReach: MayReach;
  /** As the asker calls itself. */
  userAgent: string;
  /** For all of it, redirects too. */
  timeLimitMs?: number;
  signal?: AbortSignal;
};

const TIME_LIMIT_MS = 15_000;
const MOST_REDIRECTS = 5;
const NOT_THERE = [404, 410];
const SERVER_ERROR = 500;

/** Whether an address of another site is there. Of what it holds nothing is read. Never throws. */
export async function askLink(address: string, options: AskLinkOptions): Promise<LinkAnswer> {
  const { timeLimitMs = TIME_LIMIT_MS, signal } = options;
  const limit = AbortSignal.timeout(timeLimitMs);
  const whole = { ...options, signal: signal ? AbortSignal.any([limit, signal]) : limit };
  try {
    const head = await askAt(address, "HEAD", whole);
    // Many sites know no HEAD.
    const { status, bytes } = head.status < 400 ? head : await askAt(address, "GET", whole);
    const isFailing = NOT_THERE.includes(status) || status >= SERVER_ERROR || isRedirect(status);
    return isFailing ? { state: "failing", why: String(status) } : { state: "there", bytes };
  } catch (error) {
    if (error instanceof NotAllowed || signal?.aborted) return { state: "not-asked" };
    return { state: "silent", why: limit.aborted ? "ETIMEDOUT" : codeOf(error) };
  }
}

const isRedirect = (status: number) => REDIRECTS.includes(status);

type Asking = Required<Pick<AskLinkOptions, "mayReach" | "userAgent" | "signal">>;

/** After its redirects; that of a redirect where there are too many, or it says no address. */
async function askAt(address: string, method: "HEAD" | "GET", asking: Asking) {
  const { mayReach, userAgent, signal } = asking;
  const headers = { "user-agent": userAgent, accept: "*/*", range: "bytes=0-0" };
  let next = address;
  for (let turn = 0; ; turn++) {
    const url = readAddress(next);
    const response = await askOutward(url, { mayReach, signal, method, headers });
    response.destroy();
    const { statusCode = 0 } = response;
    const { location } = response.headers;
    if (!isRedirect(statusCode) || !location || turn === MOST_REDIRECTS) {
      return { status: statusCode, bytes: bytesOf(response) };
    }
    next = URL.parse(location, url)?.href ?? "";
  }
}

/** Of all of it: only its first byte was asked for. */
function bytesOf({ statusCode, headers }: IncomingMessage): number | null {
  const written =
    statusCode === 206 ? headers["content-range"]?.split("/").at(-1) : headers["content-length"];
  return /^\d{1,12}$/.test(written ?? "") ? Number(written) : null;
}
