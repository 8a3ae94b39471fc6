import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { selfSigned } from "./self-signed.ts";

/**
 * What stands before a server in real life: it ends TLS for these names and passes the rest on, as
 * `deploy/Caddyfile` does.
 */
export async function startTlsProxy(names: readonly [string, ...string[]], port: number) {
  const { key, cert, pin } = selfSigned(names);
  const server = createServer({ key, cert }, (incoming, response) => {
    const { method, url, headers, socket } = incoming;
    const forwarded = {
      ...headers,
      "x-forwarded-for": socket.remoteAddress,
      "x-forwarded-host": headers.host,
      "x-forwarded-proto": "https",
    };
    const place = { host: "127.0.0.1", port, path: url, method, headers: forwarded };
    const onward = request(place, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: own } = server.address() as AddressInfo;
  const rules = names.map((name) => `MAP ${name}:443 127.0.0.1:${own}`).join(",");
  return {
    /** For Chromium: these names lead here, and their certificate is a good one. */
    args: [`--host-resolver-rules=${rules}`, `--ignore-certificate-errors-spki-list=${pin}`],
    end(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
