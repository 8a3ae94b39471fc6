import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { SMTPServer } from "smtp-server";

export type Received = {
  from: string;
  to: string[];
  /** The header, one line a field, as it was sent. */
  head: string;
  subject: string;
  /** The body, decoded. */
  text: string;
  messageId: string;
};

type Behaviour = {
  /** What it says to a recipient; nothing: welcome. */
  rcpt?: (address: string, nth: number) => { code: number; text: string } | null;
  /** What it says when a message has come; nothing: taken. */
  data?: (nth: number) => { code: number; text: string } | "drop" | null;
};

/** A real mail server on a port of its own. `received` holds what it said 250 to. */
export async function startSmtpServer({ rcpt, data }: Behaviour = {}, port = 0) {
  const received: Received[] = [];
  const counts = { rcpt: 0, data: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      counts.rcpt += 1;
      done(refusal(rcpt?.(address, counts.rcpt)));
    },
    onData(stream, { envelope }, done) {
      counts.data += 1;
      const answer = data?.(counts.data) ?? null;
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (answer === "drop") for (const socket of sockets) socket.destroy();
      });
      stream.on("end", () => {
        if (answer === "drop") return;
        if (answer) return done(refusal(answer));
        received.push(parse(Buffer.concat(chunks).toString("utf8"), envelope));
        done();
      });
    },
  });
  server.on("error", () => {});
  const sockets = new Set<{ destroy: () => void }>();
  (server.server as Server).on("connection", (socket) => sockets.add(socket));
  server.listen(port, "127.0.0.1");
  await once(server.server as Server, "listening");
  const bound = (server.server as Server).address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    port: bound.port,
    received,
    counts,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function refusal(answer: { code: number; text: string } | null | undefined): Error | null {
  return answer ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null;
}

type Envelope = { mailFrom: { address: string } | false; rcptTo: { address: string }[] };

function parse(raw: string, { mailFrom, rcptTo }: Envelope): Received {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const unfolded = head.replace(/\r\n[ \t]+/g, " ");
  return {
    from: mailFrom ? mailFrom.address : "",
    to: rcptTo.map(({ address }) => address),
    head: unfolded,
    subject: decodeWords(/^subject: (.*)$/im.exec(unfolded)?.[1] ?? ""),
    text: body.map((part, at) => decode(part, body[at - 1] ?? head)).join("\r\n\r\n"),
    messageId: /^message-id: *(<[^>]+>)/im.exec(head)?.[1] ?? "",
  };
}

/** Letters that are not ASCII come in base64 or quoted, in words of their own. */
function decodeWords(line: string): string {
  return line
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuoted(word.replaceAll("_", " ")),
    );
}

/** @param head what stands before the empty line above: it says how the part is written */
function decode(part: string, head: string): string {
  if (!/^content-transfer-encoding: *base64/im.test(head)) return decodeQuoted(part);
  const [, coded = "", rest = ""] = /^([\w+/=\r\n]*)(.*)$/s.exec(part) ?? [];
  return Buffer.from(coded, "base64").toString("utf8") + rest;
}

/** Quoted-printable; what is not written so stays as it is. */
function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
