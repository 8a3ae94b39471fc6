import { expect, onTestFinished, test, vi } from "vitest";
import { appCode } from "#tests/support/app-codes.ts";
import { cookieOf, makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const DUTY = "/api/users/second-factor-duty";
const DAY_MS = 86_400_000;

async function open({ canMail = true } = {}) {
  const api = await openTestApi({ canMail });
  const owner = await makeUser(api, { name: "Nadia" });
  const editor = await makeUser(api, { name: "Farid" });
  const cookies = { owner: await cookieOf(api, owner), editor: await cookieOf(api, editor) };
  const confirmed = { currentPassword: PASSWORD };
  const send = (method: string, path: string, body: unknown, who: keyof typeof cookies) =>
    api.send(method, path, body, { cookie: cookies[who] });
  const begin = () => send("POST", DUTY, confirmed, "owner");
  /** Sessions live for longer than the notice. */
  const later = (days: number) => {
    vi.useFakeTimers({ now: Date.now() + days * DAY_MS, toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
  };
  return { ...api, ...{ owner, editor, cookies, confirmed, sendAs: send, begin, later } };
}

test("the owner asks for it with their password; whoever has none has a week, and a mail", async () => {
  const { sendAs, begin, get, cookies, site } = await open();
  expect((await get(DUTY, cookies.owner)).body).toEqual({
    since: null,
    lacking: [{ name: "Farid" }, { name: "Nadia" }].map((one) => expect.objectContaining(one)),
  });
  const wrong = await sendAs("POST", DUTY, { currentPassword: "wrong" }, "owner");
  expect([wrong.status, wrong.body.code]).toEqual([400, "wrong-current-password"]);
  expect((await sendAs("POST", DUTY, { currentPassword: PASSWORD }, "editor")).status).toBe(403);
  const { status, body } = await begin();
  expect(status).toBe(200);
  const days = (Date.parse(body.since) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  // Once more changes nothing: the week has begun.
  expect((await begin()).body.since).toBe(body.since);
  const mails = await site.outbox.list({ limit: 10, offset: 0 });
  expect(mails.map(({ kind }) => kind)).toEqual(["second-factor", "second-factor"]);
});

test("the activity tells the day on which it begins as it is where the agency is", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-12-01T20:00:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sendAs, begin, confirmed, site } = await open();
  const days: string[] = [];
  for (const timeZone of ["Asia/Dhaka", "America/New_York"]) {
    await site.settings.update({ timeZone }, { by: null });
    expect((await begin()).body.since).toBe("2026-12-08T20:00:00.000Z");
    const [line] = await site.audit.list({ limit: 1, offset: 0 });
    days.push(line?.summary ?? "");
    await sendAs("DELETE", DUTY, confirmed, "owner");
  }
  expect(days).toEqual(["2026-12-09", "2026-12-08"]);
});

test("within the week nothing changes; after it whoever has none can only set one up", async () => {
  const { sendAs, begin, get, cookies, later, editor } = await open({ canMail: false });
  await begin();
  later(6.9);
  expect((await get("/api/enquiries", cookies.editor)).status).toBe(200);
  later(0.2);
  const refused = await get("/api/enquiries", cookies.editor);
  expect([refused.status, refused.body.code]).toEqual([403, "second-factor-needed"]);
  expect((await get("/api/users", cookies.editor)).status).toBe(200);
  const { body } = await sendAs(
    ...(["POST", "/api/users/profile/totp", { currentPassword: PASSWORD }, "editor"] as const),
  );
  const code = await appCode(body.secret);
  const confirmed = await sendAs("POST", "/api/users/profile/totp/confirm", { code }, "editor");
  expect(confirmed.status).toBe(200);
  expect((await get("/api/enquiries", cookies.editor)).status).toBe(200);
  expect((await get("/api/enquiries", cookies.owner)).status).toBe(403);
  expect(editor.name).toBe("Farid");
});

test("a passkey leaves the password as it is, so it is not enough", async () => {
  const { db, sendAs, begin, get, cookies, confirmed, owner, later } = await open();
  await begin();
  await db
    .insertInto("staffPasskey")
    .values({ id: "1", userId: owner._id, name: null, createdAt: null, ...KEY } as never)
    .execute();
  later(8);
  expect((await get("/api/enquiries", cookies.owner)).status).toBe(403);
  // Who asked for it sets one up first, too.
  expect((await sendAs("DELETE", DUTY, confirmed, "owner")).status).toBe(403);
});

test("switched off within the week, nobody needs one", async () => {
  const { sendAs, begin, get, cookies, confirmed, later } = await open();
  await begin();
  expect((await sendAs("DELETE", DUTY, confirmed, "owner")).body.since).toBe(null);
  later(8);
  expect((await get("/api/enquiries", cookies.editor)).status).toBe(200);
});

const KEY = {
  ...{ publicKey: "k", credentialID: "c", counter: 0, deviceType: "singleDevice" },
  ...{ backedUp: 0, transports: "", aaguid: "" },
};

test("a new address is told to the old one, where mail goes out", async () => {
  const { sendAs, site, editor } = await open();
  const change = { email: "new@rihla.example", currentPassword: PASSWORD };
  expect((await sendAs("PUT", "/api/users/profile", change, "editor")).status).toBe(200);
  const [mail] = await site.outbox.list({ limit: 1, offset: 0 });
  expect(mail).toMatchObject({ kind: "email-changed", to: editor.email });
});
