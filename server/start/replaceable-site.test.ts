import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import type { Backups } from "#contracts/backups.ts";
import { PASSWORD } from "#tests/support/make-user.ts";
import { openServedSite } from "#tests/support/open-served-site.ts";

/** An answer that ends when the test says so. */
function answerUnderWay() {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: "/robots.txt" });
  const response = new ServerResponse(request);
  return { request, response, end: () => response.emit("close") };
}

test("while a backup is put in its place a site turns everybody away, but its process is alive", async () => {
  const { ask, cookie, site, running } = await openServedSite();
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

  const { request, response, end } = answerUnderWay();
  running.listener(request, response);
  const wish = { name: backup?.name, siteName: brand.name, currentPassword: PASSWORD };
  expect((await post("/restore", wish)).status).toBe(202);
  const statusOf = async (path: string, as = "") => (await ask(path, { as })).status;
  await expect.poll(() => statusOf("/robots.txt")).toBe(503);
  expect([await statusOf("/healthz"), await statusOf("/api/home")]).toEqual([200, 503]);
  end();
  await expect.poll(() => statusOf("/robots.txt")).toBe(200);
  expect(await statusOf("/api/users", cookie)).toBe(401);
});
