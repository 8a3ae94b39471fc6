import { expect, test } from "vitest";
import { serveHere } from "#tests/support/serve-here.ts";
import { askOwnAddress, isLocal } from "./own-address-check.ts";

const ALIVE = JSON.stringify({ status: "alive" });

type Answer = { body: string; status?: number; headers?: Record<string, string> };

async function told({ body, status = 200, headers = {} }: Answer) {
  const { url, asked } = await serveHere((_, response) =>
    response.writeHead(status, headers).end(body),
  );
  const signal = AbortSignal.timeout(20_000);
  const { state, what, facts } = await askOwnAddress(url, { ask: fetch, signal });
  expect([facts, asked]).toEqual([{ address: url }, ["/healthz"]]);
  return [state, what];
}

test("at the address of the site one of ours answers that it is alive, and nothing else is taken for it", async () => {
  expect(await told({ body: ALIVE })).toEqual(["works", "address-answers"]);
  const other = ["look", "address-other"];
  expect(await told({ body: "<h1>Parked</h1>" })).toEqual(other);
  expect(await told({ body: ALIVE, status: 404 })).toEqual(other);
  expect(await told({ body: "", status: 204 })).toEqual(other);
  const moved = { Location: "https://other.example/healthz" };
  expect(await told({ body: ALIVE, status: 302, headers: moved })).toEqual(other);
});

test("of an answer without an end no more is read than ours may have", async () => {
  const padded = (length: number) => ALIVE.padEnd(length);
  expect(await told({ body: padded(1000) })).toEqual(["works", "address-answers"]);
  expect(await told({ body: padded(1001) })).toEqual(["look", "address-other"]);
  let isStopped = false;
  const endless = new ReadableStream({
    pull: (to) => to.enqueue(new TextEncoder().encode(padded(400))),
    cancel() {
      isStopped = true;
    },
  });
  const ask = async () => new Response(endless);
  const asking = { ask, signal: AbortSignal.timeout(20_000) };
  expect((await askOwnAddress("https://a.example", asking)).what).toBe("address-other");
  expect(isStopped).toBe(true);
});

test("where nobody answers that is said; an address that only this machine opens is known", async () => {
  const ask = () => Promise.reject(new Error("refused"));
  const silent = await askOwnAddress("https://a.example", {
    ...{ ask, signal: AbortSignal.timeout(20_000) },
  });
  expect([silent.state, silent.what]).toEqual(["look", "address-silent"]);
  const addresses = ["http://localhost:3000", "http://127.0.0.1", "http://[::1]", "http://0.0.0.0"];
  expect(addresses.map(isLocal)).toEqual([true, true, true, true]);
  const others = ["https://rihla.example", "http://localhost.example", "http://10.0.0.1"];
  expect(others.map(isLocal)).toEqual([false, false, false]);
});
