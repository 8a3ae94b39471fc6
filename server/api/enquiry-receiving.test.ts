import { describe, expect, test } from "vitest";
import { ENQUIRY, tokenOf } from "#tests/support/make-enquiry.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

async function open(options: Parameters<typeof openTestApi>[0] = {}) {
  const api = await openTestApi(options);
  const post = (given: object = {}, headers: Record<string, string> = {}) =>
    api.send(
      "POST",
      "/api/enquiries",
      { ...ENQUIRY, token: tokenOf(api.secret), ...given },
      { headers },
    );
  const rows = () => api.db.selectFrom("enquiry").selectAll().orderBy("id").execute();
  return { ...api, post, rows };
}

test("an enquiry is stored with the mails that tell of it, and gets its reference", async () => {
  const { post, rows, db, lines } = await open();
  const { status, body } = await post();
  expect(status).toBe(201);
  expect(body).toEqual({ reference: expect.stringMatching(/^RH-[2-9B-DF-HJ-NP-TV-Z]{4}$/) });
  expect(await rows()).toMatchObject([
    { ...ENQUIRY, reference: body.reference, status: "new", unread: 1, spamReasons: "" },
  ]);
  const mails = await db.selectFrom("mail").selectAll().orderBy("id").execute();
  expect(mails.map(({ kind, to, state }) => [kind, to, state])).toEqual([
    ["enquiry", null, "waiting"],
    ["confirmation", ENQUIRY.email, "waiting"],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Farida|01011|example\.com/);
});

test("the API gives a token, and what comes with it at once is quarantined", async () => {
  const { get, post, rows } = await open();
  const { status, body, headers } = await get("/api/enquiries/token");
  expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect((await post({ token: body.token })).status).toBe(201);
  expect(await rows()).toMatchObject([{ status: "spam", spamReasons: "too-fast" }]);
});

describe("the same form again", () => {
  test("with the same text is the same enquiry, also at the same moment", async () => {
    const { post, rows, secret } = await open();
    const token = tokenOf(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post({ token })));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect((await post({ token })).body).toEqual(answers[0]?.body);
    expect(await rows()).toHaveLength(1);
  });

  test("with another text is a second visitor, of as many as read the same remembered page", async () => {
    const { post, rows, secret } = await open({ trustProxy: true });
    const token = tokenOf(secret);
    for (let i = 0; i < 25; i++) {
      const from = { "x-forwarded-for": `192.0.2.${i}` };
      expect((await post({ token, name: `Visitor ${i}` }, from)).status).toBe(201);
    }
    expect((await rows()).map((row) => row.spamReasons)).toEqual(Array(25).fill(""));
  });

  test("from one address the eleventh is quarantined; it takes nothing from the others", async () => {
    const { post, rows, secret, db } = await open({ trustProxy: true });
    const token = tokenOf(secret);
    const sendFrom = async (address: string, name: string) => {
      // What an address may send in ten minutes is another limit.
      await db.deleteFrom("attempt").execute();
      expect((await post({ token, name }, { "x-forwarded-for": address })).status).toBe(201);
    };
    for (let i = 0; i < 12; i++) await sendFrom("192.0.2.1", `Robot ${i}`);
    await sendFrom("192.0.2.2", "Farida");
    const reasons = (await rows()).map((row) => row.spamReasons);
    expect(reasons).toEqual([...Array(10).fill(""), "form-shared", "form-shared", ""]);
  });
});

test.each([
  ["missing", () => undefined],
  ["forged", () => "a.b.c"],
  ["of another site", () => tokenOf("another secret")],
  ["too old", (secret: string) => tokenOf(secret, 25 * 3_600_000)],
  ["endless", () => "x".repeat(5000)],
  ["a number", () => 5],
])("a token that is %s: 400, nothing is stored", async (_, make) => {
  const { post, rows, secret } = await open();
  const { status, body } = await post({ token: make(secret) });
  expect([status, body.issues[0].path]).toEqual([400, "token"]);
  expect(await rows()).toEqual([]);
});

test("robots are quarantined, with the reason, and answered like everybody", async () => {
  const { post, rows, db } = await open();
  const advertising = "Rank on Google with our SEO! https://a.example https://b.example";
  for (const sign of [{ website: "http://x" }, { message: advertising }]) {
    const { status, body } = await post(sign);
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^RH-/)]);
  }
  expect((await rows()).map((row) => [row.status, row.spamReasons])).toEqual([
    ["spam", "honeypot"],
    ["spam", "content"],
  ]);
  const mails = await db.selectFrom("mail").select("kind").execute();
  expect(mails.map(({ kind }) => kind)).toEqual(["enquiry", "enquiry"]);
});

describe("500 in a minute", () => {
  test("from one address: ten are taken, the rest get 429 and when to come again", async () => {
    const { post, rows } = await open({ trustProxy: true });
    const from = { "x-forwarded-for": "192.0.2.1" };
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, i) => post({ message: `No. ${i}` }, from)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, (await rows()).length]).toEqual([490, 10]);
    const seconds = Number(refused[0]?.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  test("from as many addresses: all are kept; mail to visitors and about spam is bounded", async () => {
    const { post, rows, db } = await open({ trustProxy: true });
    // As many at once as a database on a busy machine answers in time.
    for (let first = 0; first < 500; first += 25) {
      await Promise.all(
        Array.from({ length: 25 }, (_, nth) => {
          const i = first + nth;
          return post(
            { email: `v${i}@example.com`, website: i % 2 === 0 ? "" : "x" },
            { "x-forwarded-for": `198.51.${i >> 8}.${i & 255}` },
          );
        }),
      );
    }
    expect(await rows()).toHaveLength(500);
    const mails = await db.selectFrom("mail").select("kind").execute();
    const count = (name: string) => mails.filter(({ kind }) => kind === name).length;
    expect([count("enquiry"), count("confirmation")]).toEqual([250 + 10, 100]);
  });
});

test("nobody can have us write to one address again and again", async () => {
  const { post, db } = await open();
  for (let i = 0; i < 5; i++) await post({ message: `No. ${i}`, email: "Victim@Example.com" });
  const mails = await db
    .selectFrom("mail")
    .where("kind", "=", "confirmation")
    .select("to")
    .execute();
  expect(mails).toHaveLength(3);
});

test("mails that were written while the clock was ahead count for no limit once it is right", async () => {
  const { post, db } = await open({ trustProxy: true });
  const count = async (kind: "enquiry" | "confirmation") =>
    (await db.selectFrom("mail").select("id").where("kind", "=", kind).execute()).length;
  const spam = (i: number) => post({ website: "x" }, { "x-forwarded-for": `192.0.2.${i}` });
  for (let i = 0; i < 3; i++) await post({ message: `No. ${i}` });
  for (let i = 0; i < 11; i++) await spam(i);
  expect([await count("enquiry"), await count("confirmation")]).toEqual([3 + 10, 3]);
  const createdAt = new Date(Date.now() + 40 * 86_400_000).toISOString();
  await db.updateTable("mail").set({ createdAt }).execute();
  await db.updateTable("enquiry").set({ createdAt }).execute();
  await post({ message: "Later" });
  await spam(11);
  expect([await count("enquiry"), await count("confirmation")]).toEqual([3 + 10 + 2, 4]);
});

describe("bad input", () => {
  test.each([
    ["name", ""],
    ["name", " \n"],
    ["name", 5],
    ["name", null],
    ["name", "x".repeat(101)],
    ["email", "farida at example"],
    ["email", ["a@b.example"]],
    ["phone", "none"],
    ["phone", {}],
    ["message", "x".repeat(5001)],
    ["message", ["x"]],
    ["month", "2027-13"],
    ["travellers", 0],
    ["travellers", 100],
    ["travellers", 1.5],
    ["travellers", "2"],
    ["topic", "moon"],
    ["package", "tickets"],
    ["website", 5],
    ["status", "closed"],
    ["__proto2__", "x"],
  ])("%s = %j is named, and nothing is stored", async (field, value) => {
    const { post, rows } = await open();
    const { status, body } = await post({ [field]: value });
    expect([status, body.issues[0].path]).toEqual([400, field]);
    expect(await rows()).toEqual([]);
  });

  test.each(["null", "[]", "5", '"text"', "{", ""])("the body %s is a mistake", async (text) => {
    const { send, lines } = await open();
    expect((await send("POST", "/api/enquiries", text)).status).toBe(400);
    expect(lines).toEqual([]);
  });

  test("neither number nor email: 400; 1 MB of text: 413", async () => {
    const { post, rows } = await open();
    const { status, body } = await post({ phone: "", email: undefined });
    expect([status, body.issues[0].path]).toEqual([400, "phone"]);
    expect((await post({ message: "x".repeat(1024 * 1024) })).status).toBe(413);
    expect(await rows()).toEqual([]);
  });

  test("lines in a name or an email become spaces or are refused; half letters are mended", async () => {
    const { post, rows } = await open();
    const lines = "Farida\r\nBcc: all@example.com";
    expect((await post({ name: lines, message: "half \ud800 letter\u0000" })).status).toBe(201);
    expect(await rows()).toMatchObject([
      { name: "Farida Bcc: all@example.com", message: "half \ufffd letter" },
    ]);
    const bad = await post({ email: "a@example.com\r\nBcc: all@example.com" });
    expect([bad.status, bad.body.issues[0].path]).toEqual([400, "email"]);
  });
});

test("what could not be stored does not count as a try", async () => {
  const { post, db, rows } = await open();
  // On PostgreSQL a database whose tables are gone counts as one that is away.
  await db.schema.alterTable("mail").renameTo("mailAway").execute();
  for (let tries = 0; tries < 12; tries++)
    expect((await post()).status).toBeGreaterThanOrEqual(500);
  await db.schema.alterTable("mailAway").renameTo("mail").execute();
  expect((await post()).status).toBe(201);
  expect(await rows()).toHaveLength(1);
});
