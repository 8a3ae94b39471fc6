import { expect, test } from "vitest";
import type { BlogUpdate } from "#contracts/blog-write.ts";
import { publishDue } from "#server/jobs/publish-planned.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { checkOf, makeEnquiry, WHOLE_ENQUIRY } from "#tests/support/make-enquiry.ts";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NO_SESSION = { sessionId: "none", canMail: false };

/** As many as ask at the same moment; the pool of PostgreSQL has fewer connections. */
const MANY = 12;
/** Two passwords are hashed at a time: more would only wait. */
const WITH_PASSWORDS = 4;
const BY = { by: null };

const together = <T>(work: (index: number) => Promise<T>, length = MANY) =>
  Promise.allSettled(Array.from({ length }, (_, index) => work(index)));

/** How many came through, and with what the others were refused. */
function tally(results: PromiseSettledResult<unknown>[]) {
  const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const codes = refused.map((reason) => reason.code ?? String(reason));
  return { done: results.length - refused.length, refusals: [...new Set(codes)] };
}

const CHANGED = { done: 1, refusals: ["changed-meanwhile"] };

test("a post: of saves of one version one is kept; without a version all are, in turn", async () => {
  const { db, site } = await openTestSite();
  const { _id, title, type, image, link, content } = await makeBlog(db);
  const fields: BlogUpdate = { title, type, image, link, content };
  const save = (more: object) => together(() => site.blog.update(_id, { ...fields, ...more }, BY));
  expect(tally(await save({ version: 1 }))).toEqual(CHANGED);
  expect((await site.blog.find(_id))?.version).toBe(2);
  expect(tally(await save({}))).toEqual({ done: MANY, refusals: [] });
  expect((await site.blog.find(_id))?.version).toBe(2 + MANY);
});

test("a post is deleted once and restored once, a link taken once", async () => {
  const { db, site } = await openTestSite();
  const { _id, title, type, image, content } = await makeBlog(db);
  const once = { done: 1, refusals: ["not-found"] };
  expect(tally(await together(() => site.blog.remove(_id, BY)))).toEqual(once);
  expect(tally(await together(() => site.blog.restore(_id, BY)))).toEqual(once);
  const twin = { type, image, content, link: "the-same" };
  const create = (index: number) => site.blog.create({ ...twin, title: `${title} ${index}` }, BY);
  expect(tally(await together(create))).toEqual({ done: 1, refusals: ["link-taken"] });
  const same = { ...twin, title, link: "word-for-word" };
  expect(tally(await together(() => site.blog.create(same, BY)))).toEqual({
    done: MANY,
    refusals: [],
  });
  expect(await site.blog.count({ q: title })).toBe(1 + 1 + 1);
});

test("a page: of saves of one version one is kept; a first one is made once", async () => {
  const { db, site } = await openTestSite({ demo: true });
  const privacy = await site.page.findPrivacy();
  if (!privacy) throw new Error("the demo has no privacy policy");
  const { sections: _, version, ...page } = privacy;
  const save = (more: object) => together(() => site.page.updatePrivacy({ ...page, ...more }, BY));
  expect(tally(await save({ version }))).toEqual(CHANGED);
  await db.deleteFrom("document").where("documentId", "=", "privacy").execute();
  expect(tally(await save({}))).toEqual({ done: MANY, refusals: [] });
  expect((await site.page.findPrivacy())?.version).toBe(MANY);
});

const UMRAH = { kind: "package", id: "umrah" } as const;

test("waiting changes: of those who change one field at once one is kept, the others are told", async () => {
  const { site } = await openTestSite({ demo: true });
  let version: number | undefined;
  for (let round = 0; round < 2; round++) {
    const save = (index: number) =>
      site.draft.save(UMRAH, { version, body: { title: `Title ${round} ${index}` } }, BY);
    expect(tally(await together(save))).toEqual(CHANGED);
    version = (await site.draft.find(UMRAH, BY))?.version;
  }
});

test("waiting changes: of those who begin with different fields at once all are kept", async () => {
  const { site } = await openTestSite({ demo: true });
  const texts = { title: "1", secondtitle: "2", finalparagraph: "3", middleparagraph: "4" };
  const fields = Object.entries(texts);
  const save = (index: number) => {
    const [name, text] = fields[index] as [string, string];
    return site.draft.save(UMRAH, { body: { [name]: text } }, BY);
  };
  expect(tally(await together(save, fields.length))).toEqual({ done: 4, refusals: [] });
  expect((await site.draft.find(UMRAH, BY))?.body).toMatchObject(texts);
});

test("waiting changes that are due are published once, whoever looks", async () => {
  const { db, site } = await openTestSite({ demo: true });
  await site.draft.save(UMRAH, { body: { title: "Planned" } }, BY);
  await site.draft.plan([UMRAH], new Date().toISOString(), BY);
  const { log } = catchLog();
  const before = (await site.package.find("umrah"))?.version ?? 0;
  expect(tally(await together(() => publishDue(site, log))).refusals).toEqual([]);
  expect(await site.package.find("umrah")).toMatchObject({ title: "Planned", version: before + 1 });
  expect(await db.selectFrom("draft").selectAll().execute()).toEqual([]);
});

test("settings: two fields of one group, saved at once, are both kept", async () => {
  const { site } = await openTestSite({ demo: true });
  const address = "12 Lake Road, Dhaka";
  await Promise.all([
    site.settings.update({ address }, BY),
    site.settings.update({ whatsapp: "+8801011480226" }, BY),
  ]);
  expect(await site.settings.get()).toMatchObject({ address, whatsapp: "+8801011480226" });
});

test("the first to register is one", async () => {
  const { site } = await openTestSite();
  const results = await together(
    (index) =>
      site.user.register({ name: "Farida", email: `f${index}@rihla.example`, password: PASSWORD }),
    WITH_PASSWORDS,
  );
  expect(tally(results)).toEqual({ done: 1, refusals: ["invitation-needed"] });
  expect(await site.user.list()).toHaveLength(1);
});

test("an invitation, an address and a link for a new password are good for one", async () => {
  const { db, site } = await openTestSite();
  await makeUser({ db });
  const { secret } = await site.invitation.create("guest@rihla.example", BY);
  const guest = { name: "Guest", password: PASSWORD, invitation: secret };
  const registered = await together(
    (index) => site.user.register({ ...guest, email: `g${index}@rihla.example` }),
    WITH_PASSWORDS,
  );
  expect(tally(registered)).toEqual({ done: 1, refusals: ["invitation-needed"] });

  const [, user] = await site.user.list();
  if (!user) throw new Error("the guest is not there");
  await site.passwordReset.request(user.email);
  const mail = await db
    .selectFrom("mail")
    .select("payload")
    .where("kind", "=", "password-reset")
    .executeTakeFirstOrThrow();
  const link: string = JSON.parse(mail.payload).secret;
  const reset = await together(
    (index) => site.passwordReset.reset(link, `${PASSWORD} ${index}`),
    WITH_PASSWORDS,
  );
  expect(tally(reset)).toEqual({ done: 1, refusals: ["reset-needed"] });
});

test("of invitations to one address that are made at once one is open", async () => {
  const { site } = await openTestSite();
  const made = await together(() => site.invitation.create("guest@rihla.example", BY));
  expect(tally(made).refusals).toEqual([]);
  expect(await site.invitation.listOpen()).toHaveLength(1);
});

test("handed over, removed and invited at once: there is one owner, and what others invite is void", async () => {
  const { db, site } = await openTestSite();
  const [one, two] = [await makeUser({ db }), await makeUser({ db })];
  const before = new Set((await site.invitation.listOpen()).map(({ _id }) => _id));
  const results = await Promise.allSettled([
    site.ownership.handOver(two._id, PASSWORD, { by: one._id }),
    site.user.remove(two._id, { by: one._id }),
    site.user.remove(one._id, { by: two._id }),
    site.invitation.create("b@rihla.example", { by: two._id }),
  ]);
  const owner = await site.user.findOwner();
  const left = await site.user.list();
  expect(left.filter(({ role }) => role === "owner")).toEqual([
    { ...owner, createdAt: expect.any(String) },
  ]);
  const invited = results[3]?.status === "fulfilled";
  const open = (await site.invitation.listOpen()).filter(({ _id }) => !before.has(_id));
  expect(open).toHaveLength(invited ? 1 : 0);
  if (invited) expect(owner?._id).toBe(two._id);
});

test("a name and an address of one user, saved at once, are both kept", async () => {
  const { db, site } = await openTestSite();
  const { _id } = await makeUser({ db });
  const currentPassword = PASSWORD;
  await Promise.all([
    site.profile.update(_id, { name: "Nadia Karim" }, NO_SESSION),
    site.profile.update(_id, { email: "nadia@rihla.example", currentPassword }, NO_SESSION),
    site.profile.update(_id, { name: "Nadia Karim" }, NO_SESSION),
  ]);
  expect(await site.user.list()).toMatchObject([
    { name: "Nadia Karim", email: "nadia@rihla.example" },
  ]);
});

test("the same form pressed many times is one enquiry, with one mail to the agency", async () => {
  const { site } = await openTestSite();
  const results = await together(() => site.enquiry.create(WHOLE_ENQUIRY, checkOf("one form")));
  expect(tally(results)).toEqual({ done: MANY, refusals: [] });
  expect((await site.enquiry.counts()).all).toBe(1);
  expect((await site.outbox.counts()).waiting).toBe(2);
});

test("a flood, side by side, has us write to one address three times a day", async () => {
  const { site } = await openTestSite();
  await together((index) => site.enquiry.create(WHOLE_ENQUIRY, checkOf(`form ${index}`)));
  const mails = await site.outbox.list({ limit: 100, offset: 0 });
  expect(mails.filter(({ kind }) => kind === "confirmation")).toHaveLength(3);
});

test("an enquiry: of changes of one version one is kept; it is deleted once", async () => {
  const { site } = await openTestSite();
  const { id } = await makeEnquiry(site);
  const change = () =>
    site.enquiry.update(id, { status: "closed", unread: undefined, version: 1 }, BY);
  expect(tally(await together(change))).toEqual(CHANGED);
  expect((await site.enquiry.find(id))?.history).toHaveLength(1);
  const gone = await Promise.allSettled([
    site.enquiry.remove(id, BY),
    site.enquiry.addNote(id, "Called back.", BY),
    site.enquiry.remove(id, BY),
    site.enquiry.addNote(id, "Called back.", BY),
  ]);
  expect(tally(gone).refusals).toEqual(["not-found"]);
  expect(await site.enquiry.find(id)).toBeNull();
});

test("a mail is claimed once, and each of several by somebody", async () => {
  const { site } = await openTestSite();
  for (let count = 0; count < 5; count++) await makeEnquiry(site, { email: "" });
  const claims = await Promise.all(Array.from({ length: MANY }, () => site.outbox.claim()));
  const held = claims.flatMap((mail) => (mail ? [mail.id] : []));
  expect([held.length, new Set(held).size]).toEqual([5, 5]);
});

test("reads of the same posts, written by several nodes, add up", async () => {
  const { db, site } = await openTestSite();
  const links = Array.from({ length: 20 }, (_, index) => `post-${index}`);
  for (const link of links) await makeBlog(db, { link });
  const counts = (index: number) =>
    new Map((index % 2 ? links : links.toReversed()).map((link) => [link, 1] as const));
  const results = await together((index) => site.reading.add(counts(index)));
  expect(tally(results)).toEqual({ done: MANY, refusals: [] });
  const rows = await db.selectFrom("postRead").select("count").execute();
  expect(rows).toEqual(links.map(() => ({ count: MANY })));
});
