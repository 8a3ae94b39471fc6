import { expect, onTestFinished, test } from "vitest";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { createSend } from "./transport.ts";

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
