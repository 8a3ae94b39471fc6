import { createServer, type IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { listenHere } from "#tests/support/serve-here.ts";
import type { Receiving } from "./receive-body.ts";
import { requestLanes } from "./request-lanes.ts";
import { wasTurnedAway } from "./turned-away.ts";

test("of whom there was no room for it is known that others may still have the page", async () => {
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  const lanes = [{ name: "reading", isFor: () => true, atOnce: 1, mostWaiting: 1 }] as const;
  const app = new Hono<Receiving>();
  app.use(requestLanes({ TRUST_PROXY: false }, { lanes, pauses: { ms: 0, most: 0 } }));
  app.get("*", async (c) => {
    await go;
    return c.text("made");
  });
  const requests: IncomingMessage[] = [];
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    requests.push(request);
    void answer(request, response);
  });
  const port = await listenHere(server);
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).status;
  const came = (count: number) => expect.poll(() => requests.length).toBe(count);
  const first = ask();
  await came(1);
  const second = ask();
  await came(2);
  expect(await ask()).toBe(503);
  letGo();
  expect(await Promise.all([first, second])).toEqual([200, 200]);
  expect(requests.map(wasTurnedAway)).toEqual([false, false, true]);
});
