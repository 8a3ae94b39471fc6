import type { IncomingMessage } from "node:http";

const long = new WeakSet<IncomingMessage>();

/** Its body may take as long as it goes on coming: of somebody who may send that much. */
export const letTakeLong = (request: IncomingMessage): void => void long.add(request);

export const mayTakeLong = (request: IncomingMessage): boolean => long.has(request);
