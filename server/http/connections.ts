import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { PlainErrorCode } from "#contracts/errors.ts";
import { errorSentence } from "#i18n/error-sentence.ts";
import { createCrumbCount } from "#server/process/crumb-count.ts";
import { mostBytes } from "./body-limits.ts";
import { CONNECTION_LIMITS, type ConnectionLimits } from "./connection-limits.ts";
import { createConnectionTable } from "./connection-table.ts";
import { mayTakeLong } from "./long-bodies.ts";
import { MOST_THROWN_AWAY } from "./read-body.ts";
import { endUnread } from "./unread-answers.ts";

type Refusal = readonly [status: string, code: PlainErrorCode];

const UNREADABLE: Refusal = ["400 Bad Request", "unreadable-request"];
const TOO_SLOW: Refusal = ["408 Request Timeout", "slow-request"];

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "long-headers"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Content Too Large", "long-chunks"],
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

const NO_TUNNEL: Refusal = ["405 Method Not Allowed", "no-proxy"];
const NO_HOST: Refusal = ["400 Bad Request", "no-host"];
const NOT_EXPECTED: Refusal = ["417 Expectation Failed", "not-expected"];

const TELL_MS = 60_000;
const LISTEN_ON_MS = 1000;

/**
 * A server that nobody can block: each wait has an end, connections are counted, and whoever is
 * cut off is told why. Not listening yet.
 * @param headers on what it answers by itself, before anybody hears of a request
 * @param onTurnedAway there was one connection more than the most; told once a minute
 */
export function createBoundedServer(
  listener: RequestListener,
  headers: Record<string, string>,
  onTurnedAway: () => void,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    // Node knows one for all bodies; each has its own below.
    requestTimeout: 0,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    // Node would answer by itself, without our headers.
    requireHostHeader: false,
  });
  server.timeout = limits.silentMs;
  server.maxConnections = limits.most + limits.closing;

  /** The answers under way on each connection, oldest first: more than one when requests are sent ahead. */
  const answers = new WeakMap<Duplex, ServerResponse[]>();
  const refused = new WeakSet<Duplex>();
  const isAnswered = ({ writableFinished }: ServerResponse) => writableFinished;
  const table = createConnectionTable({
    most: limits.most,
    isBusy: (socket) => answers.get(socket)?.every(isAnswered) === false,
  });
  let toldAt = -TELL_MS;

  const unreadOf = (socket: Socket) =>
    answers.get(socket)?.reduce((sum, { writableLength }) => sum + writableLength, 0) ?? 0;
  const watching = setInterval(
    () => endUnread(table.byNetwork(), unreadOf, limits.unreadBytes),
    limits.unreadMs,
  ).unref();
  server.once("close", () => clearInterval(watching));

  server.on("connection", (socket) => {
    // Node removes its own handler from a connection that it hands over (a tunnel): then a reset
    // would end the process.
    socket.on("error", () => undefined);
    const surplus = table.add(socket);
    if (table.count() > limits.crowd) server.closeIdleConnections();
    if (!surplus) return;
    surplus.destroy();
    tell();
  });
  function tell(): void {
    const now = performance.now();
    if (now - toldAt < TELL_MS) return;
    toldAt = now;
    onTurnedAway();
  }
  server.on("drop", tell);
  // A connection that the system cannot accept is nobody's end but its own; why nobody listens, `listen` tells.
  server.on("error", () => undefined);
  const answer: RequestListener = (request, response) => {
    const underWay = answers.get(request.socket);
    if (!underWay) answers.set(request.socket, [response]);
    else {
      while (underWay[0]?.writableFinished) underWay.shift();
      if (underWay.length >= limits.ahead) return void request.socket.destroy();
      underWay.push(response);
    }
    if (lacksOneHost(request)) return refuse(request.socket, NO_HOST);
    // Of HTTP/1.0, which some look after servers with: whoever answers makes a whole address of it.
    request.headers.host ??= "localhost";
    if (hasBody(request)) {
      cutOffSlowBody(request, limits, () => {
        if (response.writableFinished) request.socket.destroy();
        else refuse(request.socket, TOO_SLOW);
      });
      // Before Node does, which would throw away without an end.
      const { socket } = request;
      response.prependOnceListener("finish", () => endThrowingAway(request, socket));
    }
    listener(request, response);
    return undefined;
  };
  server.on("request", answer);
  server.on("checkContinue", (request, response) => {
    // Otherwise it is refused at once, and sends no body.
    if (!isTooLong(request)) response.writeContinue();
    answer(request, response);
  });
  server.on("checkExpectation", ({ socket }) => refuse(socket, NOT_EXPECTED));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // It has gone by itself.
    if (error.code === "ECONNRESET" || error.code === "EPIPE") return socket.destroy();
    refuse(socket, REFUSALS[error.code ?? ""] ?? UNREADABLE);
  });
  server.on("connect", (_, socket) => refuse(socket, NO_TUNNEL));

  /** Says why and closes; in the middle of an answer it only closes. */
  function refuse(socket: Duplex, [status, code]: Refusal): void {
    const words = errorSentence(code);
    if (refused.has(socket)) return;
    refused.add(socket);
    const isAnswering = answers
      .get(socket)
      ?.some(({ headersSent, writableFinished }) => headersSent && !writableFinished);
    if (!socket.writable || isAnswering) return void socket.destroy();
    const head = [
      `HTTP/1.1 ${status}`,
      "Content-Type: text/plain; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(words)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      "Cache-Control: no-store",
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${words}`);
    // A client whose connection closes while it sends never reads the answer.
    socket.resume();
    setTimeout(() => socket.destroy(), LISTEN_ON_MS).unref();
  }

  return server;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const isTooLong = ({ method = "", url = "", headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? 0) > mostBytes(method, url.replace(/\?.*/, ""));

const HOST = "host";

/**
 * RFC 9112, 3.2: the versions before 1.1 know no such header; of two, each program on the way may
 * believe another one.
 */
function lacksOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    // Each request comes by here: its length alone tells most names apart.
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts++;
  }
  return hosts > 1 || (httpVersion === "1.1" && hosts === 0);
}

/**
 * It is answered already. The rest of its body is still read, so that the client reads the answer,
 * but not for ever.
 * @param socket that it came on: a request of a client that has gone by now names none
 */
function endThrowingAway(request: IncomingMessage, socket: Socket): void {
  if (request.complete) return;
  const from = socket.bytesRead;
  // Whoever read the body would keep what comes now.
  request.removeAllListeners("data");
  const areCrumbs = createCrumbCount(socket);
  request.on("data", (piece: Buffer) => {
    if (areCrumbs(piece) || socket.bytesRead - from > MOST_THROWN_AWAY) socket.destroy();
  });
  request.resume();
}

function cutOffSlowBody(
  request: IncomingMessage,
  { bodyMs, bodyBytes, requestMs }: Pick<ConnectionLimits, "bodyMs" | "bodyBytes" | "requestMs">,
  cutOff: () => void,
): void {
  const { socket } = request;
  const begun = performance.now();
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.complete) clearInterval(timer);
    else if (came < bodyBytes) cutOff();
    else if (performance.now() - begun > requestMs && !mayTakeLong(request)) cutOff();
  }, bodyMs).unref();
  request.once("close", () => clearInterval(timer));
}
