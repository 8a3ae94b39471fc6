import type { IncomingMessage, ServerResponse } from "node:http";
import type { Body, Encoding, StoredAnswer } from "./stored-answer.ts";

/** Headers that a 304 leaves out: they describe the body that does not come. */
const NOT_IN_304 = new Set(["content-length", "content-encoding", "content-type"]);

export function sendAnswer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
): void {
  const body = answer.bodies[encodingOf(headers["accept-encoding"])];
  if (answer.status === 200 && isKnown(headers["if-none-match"], body.etag)) {
    response.writeHead(304, withoutBody(body)).end();
    return;
  }
  response.writeHead(answer.status, body.headers);
  response.end(method === "HEAD" ? undefined : body.bytes);
}

/** RFC 9110, 12.5.3, as browsers send it; what it refuses with q=0 it does not get. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted);
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}

/** RFC 9110, 13.1.2: weak comparison, since a proxy may have weakened it. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((given) => given.trim().replace(/^W\//, "") === etag);
}

function withoutBody({ headers }: Body): string[] {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = headers.slice(index, index + 2);
    if (!NOT_IN_304.has(name)) kept.push(name, value);
  }
  return kept;
}
