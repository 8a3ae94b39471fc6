import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openRunningSite } from "#tests/support/open-running-site.ts";
import { said, smallCrew } from "#tests/support/small-crew.ts";

/** A site that one of two workers serves, and the other one, which closes it. */
async function open() {
  const [others, { colleagues }] = smallCrew();
  const { url, running } = await openRunningSite({ others });
  const ask = async (path: string, method = "GET") => {
    const answer = await fetch(url + path, { method, redirect: "manual" });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text };
  };
  const statusOf = async (path: string, method?: string) => (await ask(path, method)).status;
  /** An answer that ends when the test says so. */
  const answerUnderWay = (method: string) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method, url: "/robots.txt" });
    const response = new ServerResponse(request);
    onTestFinished(() => void response.emit("close"));
    running.listener(request, response);
    return response;
  };
  return { running, exchange: colleagues.exchange, ask, statusOf, answerUnderWay };
}

test("while another worker makes the backup before a restore, this one reads on and stores nothing", async () => {
  const { exchange, ask, statusOf, answerUnderWay } = await open();
  const reading = answerUnderWay("GET");
  const writing = answerUnderWay("POST");
  let isClosed = false;
  const closing = exchange.closeOthers("writing").then(() => {
    isClosed = true;
  });
  await expect.poll(() => statusOf("/api/enquiries", "POST")).toBe(503);
  await said();
  expect(isClosed).toBe(false);
  writing.emit("close");
  await closing;
  expect([reading.destroyed, writing.destroyed]).toEqual([false, true]);
  const refused = await ask("/api/enquiries", "POST");
  expect([refused.headers.get("retry-after"), JSON.parse(refused.text).code]).toEqual([
    ...["30", "site-exchanged"],
  ]);
  expect([
    await statusOf("/robots.txt"),
    await statusOf("/robots.txt", "HEAD"),
    await statusOf("/api/home"),
    await statusOf("/contact", "POST"),
    await statusOf("/api/blogs/1", "DELETE"),
  ]).toEqual([200, 200, 200, 503, 503]);
  expect(await statusOf("/robots.txt", "OPTIONS")).not.toBe(503);
  exchange.openOthers();
  await expect.poll(() => statusOf("/api/enquiries", "POST")).not.toBe(503);
});

test("while another worker puts a backup in its place nothing of the site is open here, and then it is again", async () => {
  const { running, exchange, ask, statusOf } = await open();
  const before = running.db();
  await exchange.closeOthers("all");
  const [page, api] = [await ask("/contact"), await ask("/api/home")];
  for (const { status, headers } of [page, api]) {
    const names = ["retry-after", "x-content-type-options", "cache-control"];
    const said = names.map((name) => headers.get(name));
    expect([status, ...said]).toEqual([503, "5", "nosniff", "no-store"]);
    expect(headers.get("content-security-policy")).toContain("default-src");
  }
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.text).toContain("<h1>");
  expect(api.headers.get("content-type")).toBe("application/json");
  expect(JSON.parse(api.text).code).toBe("site-exchanged");
  expect(await statusOf("/healthz")).toBe(200);
  await running.catchUp();
  exchange.openOthers();
  await expect.poll(() => statusOf("/api/home")).toBe(200);
  expect(running.db()).not.toBe(before);
  await running.catchUp();
});
