import { expect, onTestFinished, test, vi } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { PASSWORD } from "#tests/support/make-user.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const EMAIL = "nadia@rihla.example";
const NEW_PASSWORD = "a longer road home";
const WAIT = { timeout: 15_000, interval: 50 };

async function start(env: Record<string, string> = {}) {
  const server = startBuiltServer({
    ...{ PORT: await freePort(), DATA_DIR: temporaryFolder(), SEED_DEMO: "0" },
    ...env,
  });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  /** As a browser without scripts does. */
  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.url + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const api = (path: string, body: object) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const signIn = async (password: string) =>
    (await api("/api/users/auth", { email: EMAIL, password })).status;
  const owner = { name: "Nadia", email: EMAIL, password: PASSWORD };
  expect((await api("/api/users", owner)).status).toBe(201);
  return { server, post, signIn };
}

test("forgotten, asked for, mailed, chosen anew: without a script", async () => {
  const mail = await startSmtpServer();
  onTestFinished(() => mail.close());
  const MAIL_FROM = "salam@rihla.example";
  const { server, post, signIn } = await start({ SMTP_URL: mail.url, MAIL_FROM });
  const where = async (email: string) => {
    const answer = await post("/forgot-password", { email });
    return [answer.status, answer.headers.get("location")];
  };
  expect(await where("nobody@rihla.example")).toEqual([302, "/forgot-password?sent=1"]);
  expect(await where(EMAIL)).toEqual([302, "/forgot-password?sent=1"]);
  await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT);
  const [letter] = mail.received;
  expect(letter?.to).toEqual([EMAIL]);
  const token = /reset-password\?token=([\w-]{43})/.exec(letter?.text ?? "")?.[1] ?? "";
  const path = `/reset-password?token=${token}`;
  const page = await fetch(server.url + path);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(token)]);

  for (const password of ["tiny-pw", "password123"]) {
    const refused = await post(path, { token, password });
    const html = await refused.text();
    expect([refused.status, html]).toEqual([400, expect.stringContaining("Please fix one thing")]);
    expect(html).not.toContain(password);
  }
  const done = await post(path, { token, password: NEW_PASSWORD });
  expect([done.status, done.headers.get("location")]).toEqual([302, "/login?password=changed"]);
  expect([await signIn(PASSWORD), await signIn(NEW_PASSWORD)]).toEqual([401, 200]);
  expect((await post(path, { token, password: PASSWORD })).status).toBe(403);
  expect((await fetch(server.url + path)).status).toBe(403);
  expect(server.stdout() + server.stderr()).not.toMatch(/nadia|token=|longer road/);
});

test("too many tries from one address are refused; the form without a mail server says what to do", async () => {
  const { post } = await start();
  const answer = await post("/forgot-password", { email: EMAIL });
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringContaining("npm run admin -- reset-password"),
  ]);
  const guess = () => post("/reset-password", { token: "x", password: NEW_PASSWORD });
  const statuses = await Promise.all(
    Array.from({ length: 22 }, async () => (await guess()).status),
  );
  expect(statuses.toSorted()).toEqual([...Array(20).fill(403), 429, 429]);
});
