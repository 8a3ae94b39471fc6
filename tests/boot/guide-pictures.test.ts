import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { freePort } from "#tests/support/built-server.ts";

test("the pictures of the guide are of the screens as they are now", async () => {
  const child = spawn(process.execPath, ["scripts/guide-pictures.mjs", "--check"], {
    env: { ...process.env, PORT: await freePort() },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(child, "close");
  expect([code, said]).toEqual([0, ""]);
});
