import { expect, test } from "vitest";
import { doneAt, noteDone } from "#server/db/duty.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { findGoingOn, type GoingOn, keepGoingOn } from "./going-on.ts";

const [PASSED, SOON, LATER] = ["2026-01-05", "2999-01-05", "2999-01-06"].map(
  (day) => `${day}T08:00:00.000Z`,
) as [string, string, string];

/** Nobody is sending it. */
const AT_REST = { nextTryAt: null, leaseId: null, leaseUntil: null };

/** Planned for a moment that has passed, and for one to come, in two languages; two mails wait. */
async function openThen() {
  const { site, db } = await openTestSite();
  const shared = { kind: "page", schema: 1, base: 0, version: 1, body: "{}", problem: null };
  const row = (documentId: string, lang: string, publishAt: string) => ({
    ...{ ...shared, documentId, lang, publishAt, since: PASSED, savedAt: PASSED },
    ...{ userId: null, userName: "", plannedBy: null, deletedAt: null },
    ...{ restoredFrom: null, restoredOver: null },
  });
  const rows = [row("about", "en", PASSED), row("trust", "en", SOON), row("trust", "bn", SOON)];
  await db.insertInto("draft").values(rows).execute();
  const [first, second] = [
    await site.outbox.sendCheck("a@b.example"),
    await site.outbox.sendCheck("c@d.example"),
  ];
  const then = await findGoingOn(db);
  async function putBackWhile(now: GoingOn | null) {
    await keepGoingOn(db, now);
    const drafts = await db
      .selectFrom("draft")
      .select(["documentId", "lang", "publishAt", "problem"])
      .orderBy("documentId")
      .orderBy("lang")
      .execute();
    return {
      plans: drafts.map(({ documentId, lang, problem }) => [documentId, lang, problem].join()),
      moments: new Set(drafts.map(({ publishAt }) => publishAt)).size,
      mails: [(await site.outbox.find(first))?.state, (await site.outbox.find(second))?.state],
      isSentAgain: (await site.outbox.claim()) !== null,
    };
  }
  return { then, putBackWhile, findNow: () => findGoingOn(db), site, db, first, second };
}

test("what is to happen now too happens; a moment that has passed waits for somebody", async () => {
  const { then, putBackWhile } = await openThen();
  expect(await putBackWhile(then)).toEqual({
    plans: ["about,en,restored", "trust,bn,", "trust,en,"],
    ...{ moments: 2, mails: ["waiting", "waiting"], isSentAgain: true },
  });
});

test("what was called off or moved since does not happen, and what was sent is not sent again", async () => {
  const { then, putBackWhile, first, second } = await openThen();
  const plans = then.plans.map((plan) => plan.replace(`bn ${SOON}`, `bn ${LATER}`));
  const now: GoingOn = {
    plans: plans.filter((plan) => !plan.includes(" en ")),
    mails: [
      { id: first, state: "sent", to: null, tries: 1, sentAt: SOON, lastError: null, ...AT_REST },
      {
        ...{ id: second, state: "failed", to: null, tries: 1, sentAt: null, lastError: "refused" },
        ...AT_REST,
      },
    ],
    duties: [],
  };
  expect(await putBackWhile(now)).toEqual({
    plans: ["about,en,restored", "trust,bn,restored", "trust,en,restored"],
    ...{ moments: 2, mails: ["sent", "failed"], isSentAgain: false },
  });
});

test("what comes to another site goes on there as it was", async () => {
  const { putBackWhile } = await openThen();
  expect(await putBackWhile(null)).toEqual({
    plans: ["about,en,restored", "trust,bn,", "trust,en,"],
    ...{ moments: 2, mails: ["waiting", "waiting"], isSentAgain: true },
  });
});

test("of a mail that was sent since it is said to whom, when, and after how many tries", async () => {
  const { putBackWhile, findNow, db, first } = await openThen();
  const become = { state: "sent", to: "e@f.example", tries: 2, sentAt: SOON } as const;
  const set = (mail: object) => db.updateTable("mail").set(mail).where("id", "=", first).execute();
  await set(become);
  const now = await findNow();
  await set({ state: "waiting", to: null, tries: 0, sentAt: null });
  await putBackWhile(now);
  const told = db.selectFrom("mail").select(["state", "to", "tries", "sentAt"]);
  expect(await told.where("id", "=", first).execute()).toEqual([become]);
});

test("a mail that is on its way just now stays with whoever sends it, and is not sent once more", async () => {
  const { putBackWhile, findNow, site, db, first } = await openThen();
  const set = (mail: object) => db.updateTable("mail").set(mail).where("id", "=", first).execute();
  const claimed = await site.outbox.claim();
  await set({ tries: 1, lastError: "mail-away" });
  const now = await findNow();
  await set({ tries: 0, lastError: null, leaseId: "of then", leaseUntil: PASSED });
  await putBackWhile(now);
  if (claimed?.id !== first) throw new Error("another one was claimed");
  await site.outbox.finish(claimed, { isTry: true, state: "sent", to: "a@b.example" });
  expect(await site.outbox.find(first)).toMatchObject({ state: "sent", tries: 2 });
});

test("a mail that had failed, and was sent again since, stays sent; one that nobody knows stays failed", async () => {
  const { then, putBackWhile, site, db, first, second } = await openThen();
  await db.updateTable("mail").set({ state: "failed", lastError: "550 no" }).execute();
  const sent = { id: first, state: "sent", to: "a@b.example", tries: 1, sentAt: SOON } as const;
  await putBackWhile({ ...then, mails: [{ ...sent, lastError: null, ...AT_REST }] });
  expect([await site.outbox.find(first), await site.outbox.find(second)]).toMatchObject([
    { state: "sent" },
    { state: "failed", lastError: "550 no" },
  ]);
  await expect(site.outbox.sendAgain(first)).rejects.toThrow("mail-not-waiting");
});

test("words that were changed since do not go public as they were then", async () => {
  const { then, putBackWhile } = await openThen();
  const plans = then.plans.map((plan) => plan.replace(`bn ${SOON} 1`, `bn ${SOON} 2`));
  expect((await putBackWhile({ ...then, plans })).plans).toEqual([
    ...["about,en,restored", "trust,bn,restored", "trust,en,"],
  ]);
});

test("of a mail that is not there any more nobody says that it was sent, and it is not sent by itself", async () => {
  const { then, putBackWhile, db, first, second } = await openThen();
  const mails = [{ id: first, state: "sent", sentAt: PASSED, lastError: null }] as const;
  const now = mails.map((mail) => ({ ...mail, to: null, tries: 1, ...AT_REST }));
  const { isSentAgain } = await putBackWhile({ ...then, mails: now });
  const shown = ["id", "state", "sentAt", "lastError"] as const;
  const seen = await db.selectFrom("mail").select(shown).orderBy("id").execute();
  const unknown = expect.stringContaining("nobody knows whether it was sent");
  expect({ isSentAgain, seen }).toEqual({
    isSentAgain: false,
    seen: [...mails, { id: second, state: "failed", sentAt: null, lastError: unknown }],
  });
});

test("what is held stays held when the backup is put back once more", async () => {
  const { putBackWhile, findNow } = await openThen();
  const calledOff = { plans: [], mails: [], duties: [] };
  const held = ["about,en,restored", "trust,bn,restored", "trust,en,restored"];
  expect((await putBackWhile(calledOff)).plans).toEqual(held);
  expect((await findNow()).plans).toEqual([]);
});

test("what comes round and is done goes on being done, as long as on either site", async () => {
  const { then, db } = await openThen();
  const until = (name: string) => doneAt(db, name);
  await noteDone(db, "monday", PASSED);
  await noteDone(db, "links", LATER);
  const duties = ["monday", "links", "night"].map((name) => ({ name, until: SOON }));
  await keepGoingOn(db, { ...then, duties });
  expect([await until("monday"), await until("links"), await until("night")]).toEqual([
    ...[SOON, LATER, SOON],
  ]);
  expect((await findGoingOn(db)).duties).toContainEqual({ name: "monday", until: SOON });
});
