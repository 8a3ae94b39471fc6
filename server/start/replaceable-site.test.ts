import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Backups } from "#contracts/backups.ts";
import { PASSWORD } from "#tests/support/make-user.ts";
import { openServedSite } from "#tests/support/open-served-site.ts";
import { drip } from "#tests/support/raw-connection.ts";

/** An answer that ends when the test says so. */
function answerUnderWay() {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: "/robots.txt" });
  const response = new ServerResponse(request);
  return { request, response, end: () => response.emit("close") };
}

async function openWithBackup() {
  const served = await openServedSite();
  const { ask, cookie, site } = served;
  const { brand } = await site.settings.get();
  const post = (path: string, body: object) =>
    ask(`/api/backups${path}`, {
      ...{ method: "POST", body: JSON.stringify(body), as: cookie },
      headers: { "content-type": "application/json" },
    });
  expect((await post("", {})).status).toBe(202);
  const read = async (): Promise<Backups> =>
    JSON.parse((await ask("/api/backups", { as: cookie })).text);
  await expect.poll(async () => (await read()).work).toBe(null);
  const [backup] = (await read()).backups;
  const wish = { name: backup?.name, siteName: brand.name, currentPassword: PASSWORD };
  const statusOf = async (path: string, as = "") => (await ask(path, { as })).status;
  return { ...served, statusOf, restore: () => post("/restore", wish) };
}

test("while a backup is put in its place a site turns everybody away, but its process is alive", async () => {
  const { cookie, running, statusOf, restore } = await openWithBackup();
  const { request, response, end } = answerUnderWay();
  running.listener(request, response);
  expect((await restore()).status).toBe(202);
  await expect.poll(() => statusOf("/robots.txt")).toBe(503);
  expect([await statusOf("/healthz"), await statusOf("/api/home")]).toEqual([200, 503]);
  end();
  await expect.poll(() => statusOf("/robots.txt")).toBe(200);
  expect(await statusOf("/api/users", cookie)).toBe(401);
});

test("an upload that takes longer than that is told to come again", async () => {
  const { url, cookie, statusOf, restore } = await openWithBackup();
  const upload = drip(
    Number(new URL(url).port),
    `POST /api/media HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="b.jpg"\r\n\r\na`,
  );
  onTestFinished(() => void upload.socket.destroy());
  await expect.poll(() => statusOf("/api/users", cookie)).toBe(200);
  expect((await restore()).status).toBe(202);
  await expect
    .poll(() => upload.answer)
    .toMatch(/^HTTP\/1\.1 503 [\s\S]*Send it again in a minute/);
  await expect.poll(() => statusOf("/api/users", cookie)).toBe(401);
  expect(await statusOf("/robots.txt")).toBe(200);
});
