import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { onTestFinished } from "vitest";
import type { MayReach } from "#server/outward/public-address.ts";

/** As if this machine were a site elsewhere. */
export const here: MayReach = (address) => address === "127.0.0.1" || address === "::1";

/** A site on this machine, gone after the test. @returns what it was asked for, in the words of `told` */
export async function serveHere(
  answer: RequestListener,
  told: (request: IncomingMessage) => string = ({ url = "" }) => url,
) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(told(request));
    answer(request, response);
  });
  const port = await listenHere(server);
  return { url: `http://127.0.0.1:${port}`, port, asked };
}

/** On this machine, until the test ends. @returns the port */
export async function listenHere(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const place = server.address();
  return typeof place === "object" && place ? place.port : 0;
}
