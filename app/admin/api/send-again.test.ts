import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { fetchSurely } from "./send-again.ts";

type Answering = (response: ServerResponse) => void;

/** Answers each time in another way, then as the last time. */
async function serve(...answering: Answering[]) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const key = request.headers["request-key"];
    asked.push(Array.isArray(key) ? key.join() : key);
    answering[Math.min(asked.length, answering.length) - 1]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Pauses pass at once.
  const pauses: unknown[] = [];
  const { setTimeout: wait } = globalThis;
  const timer = vi.spyOn(globalThis, "setTimeout").mockImplementation(((
    work: () => void,
    ms: number,
  ) => {
    if (![500, 1500, 4000].includes(ms)) return wait(work, ms);
    pauses.push(ms);
    return wait(work);
  }) as never);
  onTestFinished(() => timer.mockRestore());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, pauses };
}

const lost: Answering = (response) => response.destroy();
const says =
  (status: number, body?: string): Answering =>
  (response) =>
    response.writeHead(status).end(body);
const done = says(200, '{"done":true}');

test.each([
  ["no answer", lost],
  ["an empty one", says(200)],
  ["none that is ours", says(204)],
  ["a page of somebody else", says(200, "<html>")],
  ["a proxy's", says(502, "Bad Gateway")],
  ["another proxy's", says(520, "<html>")],
  ["half of it", says(201, '{"id":')],
])("after %s it is sent again with its key, and the answer comes", async (_, first) => {
  const { url, asked, pauses } = await serve(first, first, done);
  const answer = await fetchSurely(url, { method: "POST", headers: { "X-User": "me" } });
  expect(await answer.json()).toEqual({ done: true });
  expect(asked).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), asked[0], asked[0]]);
  expect(pauses).toEqual([500, 1500]);
});

test("each is told what came in the end, after four times; the next has another key", async () => {
  const { url, asked, pauses } = await serve(says(504, "late"));
  const answer = await fetchSurely(url, { method: "PUT" });
  expect([answer.status, await answer.text()]).toEqual([504, "late"]);
  expect([asked.length, pauses]).toEqual([4, [500, 1500, 4000]]);
  await fetchSurely(url, { method: "PUT" });
  expect(new Set(asked).size).toBe(2);
});

test.each([
  ["a refusal", says(409, '{"message":"said"}')],
  ["a fault", says(500, '{"message":"said"}')],
  ["another site that did not answer us", says(502, '{"code":"unreachable"}')],
  ["too much to do", says(503, '{"code":"too-many-requests"}')],
])("%s is an answer", async (_, answering) => {
  const { url, asked } = await serve(answering);
  await fetchSurely(url, { method: "DELETE" });
  expect(asked).toHaveLength(1);
});

test("what is only read has no key and is asked once; who is offline is told at once", async () => {
  const reading = await serve(lost);
  await expect(fetchSurely(reading.url)).rejects.toThrow(TypeError);
  expect(reading.asked).toEqual([undefined]);
  vi.stubGlobal("navigator", { onLine: false });
  onTestFinished(() => void vi.unstubAllGlobals());
  const writing = await serve(lost);
  await expect(fetchSurely(writing.url, { method: "POST" })).rejects.toThrow(TypeError);
  expect(writing.asked).toHaveLength(1);
});
