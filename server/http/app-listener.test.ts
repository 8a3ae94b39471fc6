import { createServer } from "node:http";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { sendRaw } from "#tests/support/raw-connection.ts";
import { listenHere } from "#tests/support/serve-here.ts";
import { appListener } from "./app-listener.ts";

async function open() {
  const { log, lines } = catchLog();
  const answered: number[] = [];
  const app = new Hono()
    .get("/", (c) => c.text("home", 201))
    .onError((error) => {
      throw error;
    })
    .get("/broken", () => {
      throw new Error("odd");
    });
  const listener = appListener({
    ...{ app: app as never, headers: { "X-Frame-Options": "DENY" }, log },
    onAnswered: (status) => void answered.push(status),
  });
  const port = await listenHere(createServer(listener));
  const ask = (path: string) =>
    sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return { ask, answered, lines };
}

test("an address that is none is the caller's mistake: a page says so, with every guard, and nobody is woken", async () => {
  const { ask, answered, lines } = await open();
  expect(await ask("/")).toMatch(/^HTTP\/1.1 201 [\s\S]+home$/);
  const wrong = await ask("http://[");
  expect(wrong).toMatch(/^HTTP\/1.1 400 /);
  expect(wrong.toLowerCase()).toContain("x-frame-options: deny");
  expect(wrong).toContain(`<html lang="en"`);
  expect([answered, lines]).toEqual([[201, 400], []]);
});

test("what breaks where nobody expects it is told, counted, and answered with a page of ours", async () => {
  const { ask, answered, lines } = await open();
  const broken = await ask("/broken");
  expect(broken).toMatch(/^HTTP\/1.1 500 [\s\S]+<!doctype html>/);
  expect(broken.toLowerCase()).toContain("x-frame-options: deny");
  expect([answered, lines.map(({ msg }) => msg)]).toEqual([[500], ["a request failed"]]);
});
