import { Agent, get } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** More than may wait, and each asks again as soon as it is answered. */
const SIDE_BY_SIDE = 600;
const TURNED_AWAY = 200;

test("who floods pages that can be remembered is turned away, others are answered", async () => {
  const server = startBuiltServer({
    ...{ PORT: await freePort(), DATA_DIR: temporaryFolder(), LOG_LEVEL: "silent" },
  });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const agent = new Agent({ keepAlive: true });
  const statusOf = (path: string, localAddress: string) =>
    new Promise<number>((resolve, reject) => {
      const from = { host: "127.0.0.1", port: server.port, localAddress, agent };
      get({ ...from, path }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
      }).once("error", reject);
    });

  let asked = 0;
  let turnedAway = 0;
  let isOver = false;
  const floods = Array.from({ length: SIDE_BY_SIDE }, async () => {
    while (!isOver) {
      const status = await statusOf(`/blog?type=none-${asked++}`, "127.0.0.2");
      if (status === 503) turnedAway++;
    }
  });
  await expect.poll(() => turnedAway).toBeGreaterThan(TURNED_AWAY);
  const statuses = [];
  for (const path of ["/about", "/packages/hajj", "/blog?type=Umrah", "/contact", "/feed.xml"]) {
    statuses.push(await statusOf(path, "127.0.0.1"));
  }
  isOver = true;
  await Promise.all(floods);
  agent.destroy();
  expect(statuses).toEqual(Array(5).fill(200));
});
