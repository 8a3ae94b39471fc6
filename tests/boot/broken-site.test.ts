import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("when the root itself fails, the last resort says so, and nothing of the fault", async () => {
  const DATA_DIR = temporaryFolder();
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const database = new Database(path.join(DATA_DIR, "rihla.sqlite"));
  database.exec("drop table document; drop table blog");
  database.close();

  const response = await fetch(`${server.url}/about`);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get("content-type")).toMatch(/^text\/html; charset=utf-8/i);
  expect(html).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
  expect(html).toMatch(/<p[^>]*>Unexpected Server Error<\/p>/);
  expect(html).toMatch(/<a href="\/"[^>]*>Go Back Home<\/a>/);
  expect(html).not.toMatch(/no such table|SQLITE|node_modules|at \w+ \(/i);
  // The log has the rest, under the id of the request.
  const id = response.headers.get("x-request-id");
  expect(id).toBeTruthy();
  const linesOf = () => server.stdout().split("\n");
  await expect
    .poll(() => linesOf().find((line) => line.includes(String(id)) && line.includes("document")))
    .toMatch(/no such table/);
});
