import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

const turnedAway = new WeakSet<IncomingMessage>();

/** A request without a socket comes from a test. */
export function noteTurnedAway(c: Context): void {
  if (c.env?.incoming) turnedAway.add(c.env.incoming);
}

/** Others may have the page that this one did not get. */
export const wasTurnedAway = (request: IncomingMessage): boolean => turnedAway.has(request);
