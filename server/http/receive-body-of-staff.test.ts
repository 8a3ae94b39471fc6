import { createServer, type IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { BACKUP_UPLOAD } from "#contracts/backup-limits.ts";
import { UPLOAD_FORM_BYTES } from "#contracts/media-limits.ts";
import { STAFF_BYTES } from "#contracts/staff-bytes.ts";
import { errorSentence } from "#i18n/error-sentence.ts";
import type { Session } from "#server/accounts/auth.ts";
import { sendRaw } from "#tests/support/raw-connection.ts";
import { listenHere } from "#tests/support/serve-here.ts";
import { VISITORS_BYTES } from "./body-limits.ts";
import { mayTakeLong } from "./long-bodies.ts";
import { type Receiving, receiveBody } from "./receive-body.ts";

/** Who sends is said by the cookie alone: "owner", "editor", nobody, or that the database is away. */
const auth = {
  findAnySession: async (cookie?: string) => {
    if (cookie === "away") throw new Error("away");
    return cookie ? ({ user: { _id: cookie, role: cookie } } as unknown as Session) : null;
  },
};

/** Every request is answered with what is known of it. */
async function open() {
  const app = new Hono<Receiving>().use(receiveBody(auth, { TRUST_PROXY: true }));
  app.all("*", async (c) => {
    const incoming = (c.env as unknown as { incoming: IncomingMessage }).incoming;
    const declared = c.req.header("content-length");
    const isLeft = Number(declared ?? 0) > 0 && !incoming.readableDidRead;
    const length = isLeft ? 0 : (await c.req.arrayBuffer()).byteLength;
    return c.json({
      ...{ by: c.get("session")?.user._id ?? "nobody", bytes: c.get("bodyBytes"), length },
      ...(isLeft && { isLeft }),
      ...(length === 0 && { declared }),
      ...(c.get("sessionFault") !== undefined && { isAway: true }),
      ...(mayTakeLong(incoming) && { takesLong: true }),
    });
  });
  const server = createServer(getRequestListener(app.fetch, { autoCleanupIncoming: false }));
  const port = await listenHere(server);
  const send = async (path: string, bytes: number, cookie = "", method = "POST", type = "") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...{
        method,
        headers: { cookie, Connection: "close", ...(type && { "Content-Type": type }) },
      },
      ...(bytes > 0 && { body: new Uint8Array(bytes) }),
    });
    return answer.ok ? answer.json() : [answer.status, (await answer.json()).message];
  };
  return { app, port, send };
}

const JSON_PATH = "/api/departures";

test("what staff send is kept up to its limit; of strangers nothing is, and how long it was is known", async () => {
  const { send } = await open();
  expect([
    await send(JSON_PATH, STAFF_BYTES, "editor"),
    await send(JSON_PATH, STAFF_BYTES + 1, "editor"),
    await send(JSON_PATH, 10, "editor", "DELETE"),
    await send(JSON_PATH, 10),
    await send(JSON_PATH, 10, "away"),
  ]).toEqual([
    { by: "editor", bytes: STAFF_BYTES, length: STAFF_BYTES },
    [413, expect.stringContaining("1 MB")],
    { by: "editor", bytes: 10, length: 10 },
    { by: "nobody", bytes: 0, length: 0, declared: "10" },
    { by: "nobody", bytes: 0, length: 0, declared: "10", isAway: true },
  ]);
});

test("of what has no body nobody is asked about", async () => {
  const { send, port } = await open();
  const nobody = { by: "nobody", length: 0 };
  expect(await send(JSON_PATH, 0, "editor")).toEqual({ ...nobody, declared: "0" });
  expect(await send(JSON_PATH, 0, "editor", "GET")).toEqual(nobody);
  const head = `GET ${JSON_PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: editor\r\n`;
  const answer = await sendRaw(port, `${head}Content-Length: 2\r\n\r\n{}`);
  expect(answer).toContain('"by":"nobody"');
});

test("a body of unknown length is one; where it is not kept, its header says that there was more", async () => {
  const { port } = await open();
  const send = (path: string, cookie: string, bytes: number) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${cookie}\r\n`;
    const chunk = `${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n0\r\n\r\n`;
    return sendRaw(port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
  };
  expect(await send(JSON_PATH, "editor", 2)).toContain('{"by":"editor","bytes":2,"length":2}');
  expect(await send(JSON_PATH, "", 2)).toContain('"bytes":0,"length":0,"declared":"1"}');
  const tooMuch = VISITORS_BYTES + 1;
  expect(await send("/contact", "", tooMuch)).toContain(
    `"bytes":0,"length":0,"declared":"${tooMuch}"}`,
  );
});

test("an upload is left to what keeps it, where they may; a backup and a site take as long as they come", async () => {
  const { send } = await open();
  const refused = { bytes: 0, length: 0, declared: "10" };
  const left = { length: 0, declared: "10", isLeft: true };
  const [pictures, sites, backups] = ["/api/media", "/api/imports", BACKUP_UPLOAD];
  const form = ["POST", "multipart/form-data; boundary=x"] as const;
  expect([
    await send(pictures, 10, "editor"),
    await send(pictures, 10),
    await send(pictures, 10, "editor", "PUT"),
    await send(sites, 10, "owner", ...form),
    await send(sites, 10, "editor", ...form),
    await send(backups, 10, "owner"),
    await send(backups, 10, "editor"),
  ]).toEqual([
    { by: "editor", ...left },
    { by: "nobody", ...refused },
    { by: "editor", bytes: 10, length: 10 },
    { by: "owner", ...left, takesLong: true },
    { by: "editor", ...refused },
    { by: "owner", ...left, takesLong: true },
    { by: "editor", ...refused },
  ]);
});

test("an import that begins with an address is read as what staff send, whoever sends it", async () => {
  const { send } = await open();
  expect([
    await send("/api/imports", STAFF_BYTES, "owner", "POST", "application/json"),
    await send("/api/imports", STAFF_BYTES + 1, "owner", "POST", "application/json"),
    await send("/api/imports", 65 * STAFF_BYTES, "owner"),
  ]).toEqual([
    { by: "owner", bytes: STAFF_BYTES, length: STAFF_BYTES },
    [413, expect.stringContaining("1 MB")],
    [413, expect.stringContaining("1 MB")],
  ]);
});

test("an upload that says that it is too long is not waited for, and its connection ends", async () => {
  const { port } = await open();
  const ask = (bytes: number, more = "") =>
    sendRaw(
      port,
      `POST /api/media HTTP/1.1\r\nHost: x\r\nCookie: editor\r\nContent-Length: ${bytes}\r\n` +
        `Expect: 100-continue\r\n${more}\r\n`,
    );
  const tooLong = UPLOAD_FORM_BYTES + 1;
  const answer = await ask(tooLong);
  expect(answer).toContain(
    `{"by":"editor","bytes":0,"length":0,"isLeft":true,"declared":"${tooLong}"}`,
  );
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  const fitting = await ask(UPLOAD_FORM_BYTES, "Connection: close\r\n");
  expect(fitting).toContain('{"by":"editor","length":0,"isLeft":true,');
});

test("a body in tiny pieces is refused as who asks reads it, and its connection ends", async () => {
  const { app } = await open();
  const send = (path: string) => {
    let pieces = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(to) {
        if (pieces++ < 2000) to.enqueue(new Uint8Array(1));
        else to.close();
      },
    });
    return app.request(path, { method: "POST", body, duplex: "half" } as RequestInit);
  };
  const [api, page] = [await send("/api/enquiries"), await send("/contact")];
  for (const { status, headers } of [api, page]) {
    const said = ["Connection", "Cache-Control"].map((name) => headers.get(name));
    expect([status, ...said]).toEqual([400, "close", "no-store"]);
  }
  expect((await api.json()).message).toBe(errorSentence("many-parts"));
  expect(await page.text()).toBe(errorSentence("many-parts"));
});

test("workers share the room, and each has enough for the largest body", async () => {
  const sent = async (workers: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const app = new Hono<Receiving>().use(
      receiveBody(auth, { TRUST_PROXY: true, WORKERS: workers }),
    );
    app.post("*", async (c) => {
      await promise;
      return c.text("");
    });
    const send = async () => {
      const body = new Uint8Array(VISITORS_BYTES);
      const { status } = await app.request("/contact", { method: "POST", body });
      return status;
    };
    const all = Array.from({ length: 130 }, send);
    // Those for whom there is no room are answered; the others wait.
    const turnedAway = new Set<number>();
    for (const [at, one] of all.entries()) one.then(() => turnedAway.add(at));
    await expect.poll(() => turnedAway.size).toBeGreaterThan(0);
    const stable = async () => {
      const before = turnedAway.size;
      for (let turn = 0; turn < 20; turn++) await setImmediate();
      return turnedAway.size - before;
    };
    await expect.poll(stable).toBe(0);
    const kept = all.length - turnedAway.size;
    resolve();
    await Promise.all(all);
    return kept;
  };
  expect([await sent(2), await sent(3), await sent(16)]).toEqual([64, 42, 32]);
});
