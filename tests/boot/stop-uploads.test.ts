import { randomUUID } from "node:crypto";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { LONGEST_STOP_MS } from "#server/process/stop-on-signal.ts";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { later } from "#tests/support/later.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { photograph } from "#tests/support/photograph.ts";
import { closeOf, openSocket } from "#tests/support/raw-connection.ts";
import { keptIn } from "#tests/support/send-picture.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Nadia", email: "nadia@rihla.example", password: PASSWORD };

async function startSignedIn() {
  const folder = temporaryFolder();
  const given = { PORT: await freePort(), DATA_DIR: folder, SEED_DEMO: "0", LOG_LEVEL: "warn" };
  const server = startBuiltServer(given);
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const registered = await fetch(`${server.url}/api/users`, {
    method: "POST",
    headers: { origin: server.url, "content-type": "application/json" },
    body: JSON.stringify(OWNER),
  });
  const headers = { origin: server.url, cookie: cookieFrom(registered.headers) };
  return { server, folder, headers };
}

test("SIGTERM: a picture that is being made is finished, one that still comes is told to come again", async () => {
  const { server, folder, headers } = await startSignedIn();
  const ticket = randomUUID();
  const form = new FormData();
  form.set(
    "file",
    new File([new Uint8Array(await photograph({ width: 960, height: 720 }))], "a.jpg"),
  );
  const made = later(
    fetch(`${server.url}/api/media?ticket=${ticket}`, { method: "POST", headers, body: form }),
  );
  const progress = async () =>
    (await (await fetch(`${server.url}/api/media/progress/${ticket}`, { headers })).json()).of;
  await expect.poll(progress).toBeGreaterThan(0);

  const first: unknown[] = keptIn(folder).uploads;
  const slow = openSocket(server.port).setEncoding("utf8");
  onTestFinished(() => void slow.destroy());
  let answer = "";
  slow.on("data", (text: string) => {
    answer += text;
  });
  slow.write(
    `POST /api/media HTTP/1.1\r\nHost: x\r\nCookie: ${headers.cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="b.jpg"\r\n\r\n${"a".repeat(5000)}`,
  );
  const hasBegun = () => keptIn(folder).uploads.some((name) => !first.includes(name));
  await expect.poll(hasBegun).toBe(true);
  const dripping = setInterval(() => slow.writable && slow.write("a".repeat(1000)), 500);
  onTestFinished(() => clearInterval(dripping));

  const closed = closeOf(slow);
  const started = performance.now();
  server.signal("SIGTERM");
  const picture = await made;
  expect([picture.status, (await picture.json()).width]).toEqual([201, 960]);
  expect(await server.ended).toBe(0);
  expect(performance.now() - started).toBeLessThan(LONGEST_STOP_MS);
  await closed;
  expect(answer).toMatch(
    /^HTTP\/1\.1 503 [\s\S]*Retry-After: 10\r\n[\s\S]*Send it again in a minute/i,
  );
  expect(server.stderr()).toBe("");
  expect(keptIn(folder).media.map((file) => path.extname(String(file)))).toContain(".avif");
});
