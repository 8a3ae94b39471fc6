import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { movedAddresses } from "./moved-addresses.ts";

type Redirects = Parameters<typeof movedAddresses>[0]["redirects"];
type Found = NonNullable<ReturnType<Redirects["known"]>>;

const led: Found = { from: "/old", to: "/about#team", isBehindPosts: false };

async function ask(redirects: Redirects, method = "GET") {
  const { log, lines } = catchLog();
  const ledOn: (string | undefined)[] = [];
  const server = createServer(
    movedAddresses({
      ...{ redirects, log, headers: { "X-Every": "answer" } },
      onLedOn: ({ url }: IncomingMessage) => void ledOn.push(url),
      listener: (_, response) => void response.writeHead(200).end("a page"),
    }),
  ).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/old?x=1`, { method, redirect: "manual" });
  const { status, headers } = answer;
  const told = ["location", "cache-control", "x-every", "content-length"].map((name) =>
    headers.get(name),
  );
  return [status, ...told, await answer.text(), ledOn, lines.map(({ msg }) => msg)];
}

const LED = [301, "/about#team", "no-cache", "answer", "0", "", ["/old?x=1"], []];
const PAGE = [200, null, null, null, null, "a page", [], []];
const never = () => Promise.reject(new Error("it is not asked"));

test("who is led on is told where, at once or once it is known; everybody else gets the page", async () => {
  const found = (one: Found | null) => ({ known: () => undefined, find: async () => one });
  expect(await ask({ known: () => led, find: never })).toEqual(LED);
  expect(await ask({ known: () => led, find: never }, "HEAD")).toEqual(LED);
  expect(await ask(found(led))).toEqual(LED);
  expect(await ask({ known: () => null, find: never })).toEqual(PAGE);
  expect(await ask(found(null))).toEqual(PAGE);
  expect(await ask(found({ ...led, isBehindPosts: true }))).toEqual(PAGE);
  expect(await ask({ known: () => led, find: never }, "POST")).toEqual(PAGE);
  const said = "moved addresses could not be read";
  expect(await ask({ known: () => undefined, find: never })).toEqual([...PAGE.slice(0, 7), [said]]);
});
