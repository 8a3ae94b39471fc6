import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { createSend, type SendError } from "./transport.ts";

const EVIL = "\r\nBcc: all@example.com\r\nX-Evil: yes\r\n\r\nBuy";

const LETTER = {
  to: "salam@rihla.example",
  replyTo: { name: "Farida", address: "farida@example.com" },
  language: "en" as const,
  subject: "RH-7K3Q: Umrah",
  text: "Text",
  html: "<p>Text</p>",
};

test.each([
  ["subject", { subject: LETTER.subject + EVIL }],
  ["name", { replyTo: { name: `Farida${EVIL}`, address: "farida@example.com" } }],
  ["address to reply to", { replyTo: { name: "", address: `farida@example.com${EVIL}` } }],
  ["name with quotes", { replyTo: { name: '", all@example.com, "', address: "f@example.com" } }],
  ["recipient", { to: `salam@rihla.example${EVIL}` }],
  ["recipient that is a list", { to: "salam@rihla.example, all@example.com" }],
  ["recipient with an extra command", { to: "salam@rihla.example>\r\nRCPT TO:<all@example.com" }],
])("nothing in a %s becomes a header or a recipient", async (_, evil) => {
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  const send = createSend(server.url, "Rihla Travels <salam@rihla.example>");
  const sent = await send({ ...LETTER, ...evil }, "<id@rihla.example>").then(
    () => true,
    () => false,
  );
  expect(server.received.length).toBe(sent ? 1 : 0);
  for (const { to, head } of server.received) {
    expect(to).toEqual(["salam@rihla.example"]);
    expect(head).not.toMatch(/^(bcc|x-evil):/im);
    expect(head.split("\r\n").every((line) => /^[\w-]+: /.test(line))).toBe(true);
    expect(head).not.toMatch(/^(to|cc): .*all@/im);
  }
});

test.each([
  [451, false],
  [550, true],
])("a mail server that says %i: the end of it: %s", async (code, isFinal) => {
  const server = await startSmtpServer({ rcpt: () => ({ code, text: "no" }) });
  onTestFinished(() => server.close());
  const send = createSend(server.url, "Rihla Travels <salam@rihla.example>");
  await expect(send(LETTER, "<id@rihla.example>")).rejects.toMatchObject({
    isAnswer: true,
    isFinal,
  });
});

const GREETING = "220 mail.example";

/** A mail server that says whatever a test wants to each line. @returns its host and port */
async function startRawServer(answer: (line: string, socket: Socket) => string): Promise<string> {
  const server = createServer((socket) => {
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
    socket.write(`${GREETING}\r\n`);
    socket.on("data", (data) => {
      for (const line of data.toString("latin1").trimEnd().split("\r\n")) {
        socket.write(answer(line, socket));
      }
    });
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const TIMEOUTS = { connectMs: 10_000, talkMs: 10_000, takingMs: 10_000 };

const failureOf = (url: string, timeouts = TIMEOUTS): Promise<SendError> =>
  createSend(
    url,
    "salam@rihla.example",
    timeouts,
  )(LETTER, "<id@rihla.example>").then(
    () => Promise.reject(new Error("it was sent")),
    (error) => error,
  );

test("a mail server that goes on and on without an end of its answer is given up", async () => {
  const dripped: Socket[] = [];
  const host = await startRawServer((line, socket) => {
    if (!line.startsWith("MAIL")) return "250 fine\r\n";
    const dripping = setInterval(() => socket.write("250-a moment\r\n"), 20);
    socket.on("close", () => clearInterval(dripping));
    dripped.push(socket);
    return "";
  });
  const fault = await failureOf(`smtp://${host}`, { ...TIMEOUTS, talkMs: 1000 });
  expect(fault).toMatchObject({
    message: "The mail server did not answer in time.",
    isAnswer: false,
    isFinal: false,
  });
  // It holds no connection that nobody reads.
  await expect.poll(() => dripped.map(({ destroyed }) => destroyed)).toEqual([true]);
});

/** Which says nothing to a letter's end for so long. */
const thinking = (ms: number) => {
  const answers: Record<string, string> = { DATA: "354 go on\r\n", "": "" };
  return startRawServer((line, socket) => {
    if (line === ".") setTimeout(() => socket.write("250 taken\r\n"), ms);
    if (/^(EHLO|MAIL|RCPT|QUIT)/.test(line)) return "250 fine\r\n";
    return answers[line] ?? "";
  });
};

test("a mail server that has the whole letter may look at it for long; what it never answers it may have taken", async () => {
  const send = (host: string, takingMs: number) =>
    createSend(`smtp://${host}`, "salam@rihla.example", { ...TIMEOUTS, talkMs: 500, takingMs })(
      LETTER,
      "<id@rihla.example>",
    );
  await send(await thinking(1000), 10_000);
  const silent = { isAnswer: false, isHanded: true, isFinal: false };
  await expect(send(await thinking(60_000), 300)).rejects.toMatchObject({
    ...silent,
    message: "The mail server did not answer in time.",
  });
  const gone = await startRawServer((line, socket) => {
    if (line === ".") socket.destroy();
    return /^(EHLO|MAIL|RCPT)/.test(line) ? "250 fine\r\n" : line === "DATA" ? "354 go\r\n" : "";
  });
  await expect(send(gone, 10_000)).rejects.toMatchObject(silent);
  const early = await startRawServer((line, socket) => {
    if (line === "DATA") socket.destroy();
    return "250 fine\r\n";
  });
  await expect(send(early, 10_000)).rejects.toMatchObject({ isAnswer: false, isHanded: false });
});

test("no encryption is told as that, not as a server that could not be reached", async () => {
  const plain = await startRawServer(() => "250 fine\r\n");
  const broken = await startRawServer((line) => {
    if (line.startsWith("EHLO")) return "250-mail.example\r\n250 STARTTLS\r\n";
    return line === "STARTTLS" ? "220 go on\r\n" : "not what TLS begins with\r\n";
  });
  for (const url of [`smtps://${plain}`, `smtp://${broken}`]) {
    expect([url, (await failureOf(url)).message]).toEqual([
      url,
      "The mail server and this one could not agree on encryption.",
    ]);
  }
  const reset = await startRawServer((_, socket) => {
    socket.resetAndDestroy();
    return "";
  });
  expect((await failureOf(`smtp://${reset}`)).message).toMatch(/ended the conversation/);
  expect((await failureOf("smtp://127.0.0.1:1")).message).toMatch(/could not be reached/);
});

test.each([
  ["535 5.7.8 no", "The mail server refused the password. Check SMTP_URL. 535 5.7.8 no"],
  ["454 4.7.0 later", "The mail server refused it: 454 4.7.0 later"],
])("a password that is answered with %s", async (answer, words) => {
  const host = await startRawServer((line) => {
    if (line.startsWith("EHLO")) return "250-mail.example\r\n250 AUTH PLAIN\r\n";
    return line.startsWith("AUTH") ? `${answer}\r\n` : "250 fine\r\n";
  });
  expect((await failureOf(`smtp://user:secret@${host}`)).message).toBe(words);
});

test("a mail server that says nothing but empty lines is given up before its time is over", {
  timeout: 30_000,
}, async () => {
  const host = await startRawServer((line, socket) => {
    if (!line.startsWith("MAIL")) return "250 fine\r\n";
    const lines = "\r\n".repeat(32 * 1024);
    const more = () => {
      while (!socket.destroyed && socket.write(lines));
    };
    socket.on("drain", more);
    more();
    return "";
  });
  const fault = await failureOf(`smtp://${host}`, { ...TIMEOUTS, talkMs: 600_000 });
  expect(fault).toMatchObject({ isAnswer: false, isHanded: false, isFinal: false });
});

test("a mail says that a program sent it, so that none answers it", async () => {
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  await createSend(server.url, "salam@rihla.example")(LETTER, "<id@rihla.example>");
  expect(server.received[0]?.head).toMatch(/^Auto-Submitted: auto-generated$/m);
});
