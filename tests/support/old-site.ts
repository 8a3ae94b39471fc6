import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";

/** A site on this machine that answers as a test says. @returns its address */
export async function serveOld(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === "object" ? bound?.port : 0}`;
}

/** The calls of the specification, and pictures. */
export const oldSite =
  (answers: Record<string, unknown>, pictures: Record<string, Buffer> = {}): RequestListener =>
  ({ url = "" }, response) => {
    const picture = pictures[url];
    if (picture) {
      const headers = { "content-type": "image/png", "content-length": picture.length };
      return void response.writeHead(200, headers).end(picture);
    }
    if (!(url in answers)) return void response.writeHead(404).end();
    response.setHeader("content-type", "application/json").end(JSON.stringify(answers[url]));
  };
