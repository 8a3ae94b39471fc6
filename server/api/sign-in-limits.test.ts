import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cookieFrom, makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi, type TestApi } from "#tests/support/open-test-api.ts";
import { repeatTries } from "#tests/support/repeat-tries.ts";

const NEW_PASSWORD = "a longer road home";

type From = { address?: string; cookie?: string };

async function open() {
  const api = await openTestApi({ trustProxy: true });
  const user = await makeUser(api);
  const signIn = (password: string, { address = "203.0.113.7", cookie }: From = {}, email = "") =>
    api.send(
      "POST",
      "/api/users/auth",
      { email: email || user.email, password },
      { cookie, headers: { "x-forwarded-for": address } },
    );
  const guess = async (count: number, from: From = {}, email = "") => {
    const answers = Array.from({ length: count }, () => signIn("guess", from, email));
    return (await Promise.all(answers)).map(({ status }) => status).toSorted();
  };
  return { ...api, user, signIn, guess };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** All that wrong tries at an account can use up, from one address. */
async function lockOut(opened: Opened): Promise<void> {
  await opened.guess(1);
  await repeatTries(opened, 100);
  expect((await opened.signIn(PASSWORD)).status).toBe(429);
}

test("ten wrong passwords hold up that address at that account, and nobody else", async () => {
  const { user, signIn, guess, db } = await open();
  const colleague = await makeUser({ db });
  expect(await guess(12)).toEqual([...Array(10).fill(401), 429, 429]);
  const refused = await signIn(PASSWORD);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 800]).toEqual([429, true]);
  expect((await signIn(PASSWORD, { address: "198.51.100.1" })).body).toEqual(user);
  expect((await signIn(PASSWORD, {}, colleague.email)).status).toBe(200);
});

test("guessing is stopped without telling whether there is an account", async () => {
  const opened = await open();
  const { user, guess, send } = opened;
  for (const email of [user.email, "nobody@rihla.example"]) {
    expect(await guess(1, {}, email)).toEqual([401]);
    await repeatTries(opened, 9);
    expect(await guess(3, {}, email)).toEqual([401, 429, 429]);
    const login = { email: email.toUpperCase(), password: "guess" };
    const from = { "x-forwarded-for": "203.0.113.7" };
    const { status, headers, body } = await send("POST", "/api/users/auth", login, {
      headers: from,
    });
    expect([status, body.message]).toEqual([429, expect.stringContaining("Too many tries")]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(800);
  }
});

test("one address cannot try many accounts; another one still can", async () => {
  const opened = await open();
  const { signIn, guess } = opened;
  // What the caller wrote before the proxy's own hop counts for nothing.
  const from = (last: string) => ({ address: `${randomUUID()}, ${last}` });
  expect(await guess(1, from("203.0.113.7"), "user-1@rihla.example")).toEqual([401]);
  await repeatTries(opened, 49);
  expect(await guess(1, from("203.0.113.7"), "user-2@rihla.example")).toEqual([401]);
  expect(await guess(1, from("203.0.113.7"), "user-3@rihla.example")).toEqual([429]);
  expect((await signIn(PASSWORD, from("203.0.113.7"))).status).toBe(429);
  expect((await signIn(PASSWORD, from("203.0.113.8"))).status).toBe(200);
});

test("signing in often is not guessing", async () => {
  const opened = await open();
  expect((await opened.signIn(PASSWORD)).status).toBe(200);
  await repeatTries(opened, 9);
  for (let i = 0; i < 3; i++) expect((await opened.signIn(PASSWORD)).status).toBe(200);
});

test("from everywhere together, an account takes a hundred", async () => {
  const opened = await open();
  const { signIn, guess } = opened;
  await guess(1, { address: "198.51.100.1" });
  await repeatTries(opened, 99);
  expect(await guess(1, { address: "198.51.100.2" })).toEqual([401]);
  expect((await signIn(PASSWORD, { address: "203.0.113.1" })).status).toBe(429);
});

test("a device that signed in before is not held up by strangers, and cannot guess on", async () => {
  const opened = await open();
  const { signIn, guess, db } = opened;
  const cookie = cookieFrom((await signIn(PASSWORD)).headers).replace(/.*(?=rihla\.device)/, "");
  expect(cookie).toMatch(/^rihla\.device=[\w.-]+$/);
  await lockOut(opened);
  expect((await signIn(PASSWORD, { cookie })).status).toBe(200);
  // The mark is for its account, and nobody else can make it.
  const colleague = await makeUser({ db });
  expect((await signIn(PASSWORD, { cookie }, colleague.email)).status).toBe(429);
  for (const forged of [
    cookie.replace(/\.[^.]*$/, `.${"A".repeat(43)}`),
    "rihla.device=x.y",
    "rihla.device=%ff%.%",
  ]) {
    expect((await signIn(PASSWORD, { cookie: forged })).status).toBe(429);
  }
  await repeatTries(opened, 8);
  expect(await guess(4, { cookie })).toEqual([401, 401, 429, 429]);
});

test("one computer remembers a whole office", async () => {
  const { signIn, ...api } = await open();
  let cookie = cookieFrom((await signIn(PASSWORD)).headers);
  for (let i = 0; i < 6; i++) {
    const { email } = await makeUser(api);
    cookie = cookieFrom((await signIn(PASSWORD, { cookie }, email)).headers);
  }
  const marks = /rihla\.device=([\w.-]+)/.exec(cookie)?.[1]?.split(".") ?? [];
  expect([marks.length, new Set(marks).size]).toEqual([6, 6]);
  expect((await api.get("/api/users", cookie)).status).toBe(200);
});

test("a new password by mail lets in at once, whatever others tried from there", async () => {
  const opened = await open();
  const { passwordHelp, signIn, guess, user, db } = opened;
  await lockOut(opened);
  await passwordHelp.request(user.email, { address: "203.0.113.7" });
  const { payload } = await db.selectFrom("mail").select("payload").executeTakeFirstOrThrow();
  const caller = { address: "203.0.113.7" };
  const { cookies } = await passwordHelp.reset(JSON.parse(payload).secret, NEW_PASSWORD, caller);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  await guess(1);
  await repeatTries(opened, 100);
  const cookie = cookies[0]?.split(";")[0] ?? "";
  expect((await signIn(NEW_PASSWORD, { cookie })).status).toBe(200);
});

test("confirming one's password is counted by itself, session by session", async () => {
  const opened = await open();
  const { cookie } = await signInTo(opened);
  const { user } = opened;
  const here = cookieFrom((await opened.signIn(PASSWORD)).headers);
  await lockOut(opened);
  const change = (session: string, currentPassword: string) =>
    opened.send(
      "PUT",
      "/api/users/profile",
      { email: user.email, password: NEW_PASSWORD, currentPassword },
      { cookie: session, headers: { "x-forwarded-for": "203.0.113.7" } },
    );
  expect((await change(cookie, "guess")).status).toBe(400);
  await repeatTries(opened, 9);
  expect((await change(cookie, "guess")).status).toBe(400);
  expect((await change(cookie, PASSWORD)).status).toBe(429);
  expect((await change(here, PASSWORD)).status).toBe(200);
});

/** The mails that are on their way to somebody. */
async function mailsTo({ db }: TestApi, email: string): Promise<number> {
  return (await db.selectFrom("mail").select("id").where("to", "=", email).execute()).length;
}

test("strangers cannot use up the links of an hour: the mailbox holds one, a known device gets its own", async () => {
  const opened = await open();
  const { passwordHelp, signIn, user } = opened;
  const cookie = cookieFrom((await signIn(PASSWORD)).headers);
  for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.3"]) {
    await Promise.all(
      Array.from({ length: 5 }, () => passwordHelp.request(user.email, { address })),
    );
  }
  expect(await mailsTo(opened, user.email)).toBe(6);
  const links = await opened.db.selectFrom("passwordReset").select("usedAt").execute();
  expect(links).toEqual(Array(6).fill({ usedAt: null }));
  await passwordHelp.request(user.email, { address: "198.51.100.1", cookie });
  expect(await mailsTo(opened, user.email)).toBe(7);
});

test("an address that asked too often is told so for any account; a known device there is not", async () => {
  const opened = await open();
  const { passwordHelp, signIn, user } = opened;
  const address = "198.51.100.1";
  const cookie = cookieFrom((await signIn(PASSWORD)).headers);
  const asked = Array.from({ length: 20 }, (_, i) =>
    passwordHelp.request(`${i}@rihla.example`, { address }),
  );
  await Promise.all(asked);
  for (const email of [user.email, "nobody@rihla.example"]) {
    await expect(passwordHelp.request(email, { address })).rejects.toThrow("too-many-tries");
  }
  await passwordHelp.request(user.email, { address, cookie });
  expect(await mailsTo(opened, user.email)).toBe(1);
});
