import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ANSWER_MS } from "#tests/support/answer-ms.ts";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { openDatabaseWay } from "#tests/support/database-way.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testDatabase } from "#tests/support/test-place.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };

test.each(["garbage", "half", "closed", "reset", "silent"] as const)(
  "a way to the database that is %s: no 500, no wait, no end; and it is found again",
  async (manner) => {
    const way = await openDatabaseWay(await testDatabase("demo"));
    const server = startBuiltServer({
      ...{ PORT: await freePort(), DATA_DIR: temporaryFolder(), LOG_LEVEL: "warn" },
      DATABASE_URL: way.url,
    });
    onTestFinished(() => server.signal("SIGKILL"));
    await server.ready();
    const headers: Record<string, string> = {
      "content-type": "application/json",
      origin: server.url,
    };
    const post = (path: string, body: object) =>
      fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    headers.cookie = cookieFrom((await post("/api/users", OWNER)).headers);
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    const ask = () => [
      fetch(`${server.url}/about`),
      fetch(`${server.url}/blog?q=visa`),
      fetch(`${server.url}/admin`, { headers }),
      fetch(`${server.url}/api/users`, { headers }),
      post("/api/users/auth", { email: OWNER.email, password: PASSWORD }),
      post("/api/users/logout", {}),
      post("/api/blogs", { title: "A", type: "B", image: "/c", link: "d", content: "" }),
    ];

    way.be(manner);
    for (let round = 0; round < 8; round++) {
      const started = performance.now();
      const statuses = (await Promise.all(ask())).map(({ status }) => status);
      expect(statuses).toEqual([200, 503, 503, 503, 503, 503, 503]);
      expect(performance.now() - started).toBeLessThan(ANSWER_MS);
      await wait(300);
    }
    way.be("whole");
    const isReady = async () => (await fetch(`${server.url}/readyz`)).ok;
    await expect.poll(isReady, { timeout: 15_000 }).toBe(true);
    expect((await fetch(`${server.url}/blog?q=visa`)).status).toBe(200);
    expect(server.stderr()).toBe("");
    expect(server.stdout()).not.toMatch(/"level":[56]0/);
  },
);
