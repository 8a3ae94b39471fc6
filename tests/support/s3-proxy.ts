import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Bucket } from "#server/env.ts";
import { startS3Server } from "./s3-server.ts";

/** What S3 calls it: the method, and the query that tells one request from another. */
export type Asked = {
  /** PUT part 2, POST uploads, DELETE uploadId … */
  what: string;
  key: string;
};
/** Answers in the place of the server, and says so; or leaves it to the server, at once or when it is done. */
export type Meddle = (
  asked: Asked,
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/**
 * A server that speaks S3 behind another one, which hears everything and may answer for it. It knows of no end of an
 * upload: that is answered here.
 */
export async function startS3Proxy(meddle: Meddle = () => false) {
  const behind = await startS3Server();
  const asked: Asked[] = [];
  const server = createServer(async (incoming, response) => {
    const one = readAsked(incoming, behind.bucket);
    asked.push(one);
    if (await meddle(one, incoming, response)) return;
    if (one.what === "DELETE uploadId") return void response.writeHead(204).end();
    const { method, headers } = incoming;
    const onward = request(`${behind.endpoint}${incoming.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const settings: Bucket = { ...behind, endpoint: `http://127.0.0.1:${port}` };
  const whats = () => asked.map(({ what }) => what);
  return { settings, asked, whats };
}

function readAsked({ url = "", method }: IncomingMessage, bucket: string): Asked {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const part = searchParams.get("partNumber");
  const named = ["uploads", "uploadId", "delete", "list-type"].find((name) =>
    searchParams.has(name),
  );
  const what = [method, part ? `part ${part}` : named].filter(Boolean).join(" ");
  return { what, key: decodeURIComponent(pathname).slice(`/${bucket}/`.length) };
}

/** An error as S3 writes it. */
export const s3Error = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
