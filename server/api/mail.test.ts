import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

async function open() {
  const api = await openTestApi();
  const { cookie, user } = await signInTo(api);
  const ask = (method: string, path: string) =>
    api.send(method, `/api/mail${path}`, undefined, { cookie });
  return { ...api, cookie, user, ask };
}

test("without a mail server mail waits, listed and readable", async () => {
  const { ask, site, get, cookie } = await open();
  const { id, reference } = await makeEnquiry(site, { message: "<b>How many</b> steps?" });
  const { status, body } = await ask("GET", "");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    isSending: false,
    counts: { waiting: 2, sent: 0, failed: 0 },
    mails: [
      { kind: "confirmation", to: "farida@example.com", state: "waiting", tries: 0 },
      { kind: "enquiry", to: null, enquiryId: id },
    ],
  });
  const text = await ask("GET", `/${body.mails[1]._id}`);
  expect(text.body.subject).toBe(`${reference}: Umrah, Farida Yasmin`);
  expect(text.body.text).toContain("> <b>How many</b> steps?");
  expect((await ask("GET", "?state=sent")).body.mails).toEqual([]);
  expect((await ask("GET", "?state=lost")).status).toBe(400);
  const enquiry = await get(`/api/enquiries/${id}`, cookie);
  expect(enquiry.body.mail).toEqual(body.mails.toReversed());
});

test("a mail that failed can be sent again, with all its tries; one that is not there: 404", async () => {
  const { ask, site } = await open();
  await makeEnquiry(site, { email: "" });
  const held = await site.outbox.claim();
  if (!held) throw new Error("nothing was due");
  expect((await ask("POST", `/${held.id}/send-again`)).status).toBe(409);
  await site.outbox.finish(held, { isTry: true, state: "failed", error: "550 no such mailbox" });
  const { body } = await ask("GET", "?state=failed");
  expect(body.mails).toMatchObject([{ lastError: "550 no such mailbox", nextTryAt: null }]);
  const again = await ask("POST", `/${held.id}/send-again`);
  expect([again.status, again.body]).toMatchObject([200, { state: "waiting", tries: 0 }]);
  expect((await ask("POST", "/nothing/send-again")).status).toBe(404);
  expect((await ask("GET", "/nothing")).status).toBe(404);
});

test("the link of a mail that opens an account is not shown to whoever reads it", async () => {
  const { ask, site, user, db } = await open();
  await site.passwordReset.request(user.email);
  const { _id } = (await ask("GET", "")).body.mails[0];
  const { payload } = await db.selectFrom("mail").select("payload").executeTakeFirstOrThrow();
  const { text } = (await ask("GET", `/${_id}`)).body;
  expect(text).toContain("/reset-password?token=…");
  expect(text).not.toContain(JSON.parse(payload).secret);
});

test("what tells of an account is read by whose it is, and by the owner", async () => {
  const api = await openTestApi();
  const owner = await signInTo(api);
  const [one, other] = [await signInTo(api, { name: "Rahim" }), await signInTo(api)];
  for (const { user } of [owner, one]) await api.site.passwordReset.request(user.email);
  const { mails } = (await api.get("/api/mail", owner.cookie)).body;
  const idOf = ({ user }: typeof one) =>
    mails.find(({ to }: { to: string }) => to === user.email)._id as string;
  const seenBy = async ({ cookie }: typeof one, id: string) => {
    const { status, body } = await api.get(`/api/mail/${id}`, cookie);
    return [status, body.code];
  };
  expect(await seenBy(owner, idOf(one))).toEqual([200, undefined]);
  expect(await seenBy(one, idOf(one))).toEqual([200, undefined]);
  expect(await seenBy(other, idOf(one))).toEqual([403, "owner-only"]);
  expect(await seenBy(one, idOf(owner))).toEqual([403, "owner-only"]);
});
