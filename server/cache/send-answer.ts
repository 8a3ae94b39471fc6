import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding, StoredAnswer } from "./stored-answer.ts";

export function sendAnswer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
): void {
  const body = answer.bodies[encodingOf(headers["accept-encoding"])];
  if (answer.status === 200 && isKnown(headers["if-none-match"], body.etag)) {
    response.writeHead(304, body.headers304).end();
    return;
  }
  response.writeHead(answer.status, body.headers);
  response.end(method === "HEAD" ? undefined : body.bytes);
}

const TAKES_BR = takes("br");
const TAKES_GZIP = takes("gzip");

/** Named, and not refused with q=0. */
function takes(name: string): RegExp {
  return new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`);
}

/** RFC 9110, 12.5.3, as browsers send it. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (TAKES_BR.test(accepted)) return "br";
  return TAKES_GZIP.test(accepted) ? "gzip" : "identity";
}

/** RFC 9110, 13.1.2: weak comparison, since a proxy may have weakened it. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((given) => given.trim().replace(/^W\//, "") === etag);
}
