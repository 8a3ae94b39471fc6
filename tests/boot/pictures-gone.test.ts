import { existsSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { inside, served, start } from "#tests/support/served-folder.ts";

test("pictures whose folder was removed are told at /readyz and in the log; all else goes on", async () => {
  const DATA_DIR = await served();
  const server = await start(DATA_DIR);
  const told = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return [answer.status, await answer.json()];
  };
  const owner = {
    name: "Owner",
    email: "owner@rihla.example",
    password: "a quiet harbour at dawn",
  };
  const register = () =>
    fetch(`${server.url}/api/users`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(owner),
    });
  await expect.poll(() => existsSync(inside(DATA_DIR, "media"))).toBe(true);
  rmSync(inside(DATA_DIR, "media"), { recursive: true });
  const message = expect.stringMatching(/^Pictures are not found: .+ was removed or replaced/);
  await expect.poll(told).toEqual([200, { status: "ready", message }]);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  expect((await register()).status).toBe(201);
});
