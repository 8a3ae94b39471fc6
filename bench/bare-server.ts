// What Node itself can do: answers with what it is handed, with no code of ours. The parent sends answers,
// each is for everybody from then on; the reply is the port.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BareAnswer } from "./bare.ts";

let given: BareAnswer = { headers: [], headers304: [], etag: "", body: "" };
let bytes = Buffer.alloc(0);

const server = createServer(({ headers }, response) => {
  if (headers["if-none-match"] === given.etag) response.writeHead(304, given.headers304).end();
  else response.writeHead(200, given.headers).end(bytes);
});
server.listen(0, "127.0.0.1");
const isListening = once(server, "listening");

process.on("message", async (answer: BareAnswer) => {
  await isListening;
  given = answer;
  bytes = Buffer.from(answer.body, "base64");
  process.send?.((server.address() as AddressInfo).port);
});
// However the parent ends.
process.on("disconnect", () => process.exit());
