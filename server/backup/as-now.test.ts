import { expect, onTestFinished, test } from "vitest";
import { addUser } from "#server/accounts/user.ts";
import { boot } from "#server/boot.ts";
import type { DatabasePlace } from "#server/db/open.server.ts";
import type { Db } from "#server/db/schema.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { createClock } from "#server/time/clock.ts";
import { backUp, envAt, UNWATCHED } from "#tests/support/backups.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { testPlace } from "#tests/support/test-place.ts";
import { restoreBackup } from "./restore-backup.ts";
import { findStanding, standingNow } from "./standing.ts";

async function openAt(place: DatabasePlace) {
  const { db } = await boot({ ...place, SEED_DEMO: false });
  onTestFinished(() => db.destroy().catch(() => undefined));
  return db;
}

const staffOf = (db: Db) =>
  db
    .selectFrom("staff")
    .innerJoin("staffAccount", "staffAccount.userId", "staff.id")
    .select(["staff.id", "owner", "password"])
    .orderBy("staff.id")
    .execute();

const OWN_HASH = "of today";

/** Puts a backup back that is made before `meanwhile`. @returns who is on the staff then, by id */
async function putBack(meanwhile: (db: Db) => Promise<unknown>, into?: DatabasePlace) {
  const place = await testPlace("empty");
  const db = await openAt(place);
  const nadia = (await makeUser({ db }, { email: "nadia@rihla.example" }))._id;
  const rahim = (await makeUser({ db }, { email: "rahim@rihla.example" }))._id;
  const backup = await backUp(place);
  await meanwhile(db);
  await db.destroy();
  const env = envAt(into ?? place);
  await restoreBackup(backup, env, { ...UNWATCHED, standing: () => standingNow(env) });
  const now = await staffOf(await openAt(into ?? place));
  const of = (id: string) => now.find((one) => one.id === id);
  return { now, nadia: of(nadia), rahim: of(rahim) };
}

const handOver = async (db: Db) => {
  await db.deleteFrom("staff").where("email", "=", "nadia@rihla.example").execute();
  await db
    .updateTable("staff")
    .set({ owner: 1 })
    .where("email", "=", "rahim@rihla.example")
    .execute();
  await db.updateTable("staffAccount").set({ password: OWN_HASH }).execute();
};

test("whoever owns the site owns it on, and signs in as now; the owner of then is an editor again", async () => {
  const { nadia, rahim } = await putBack(handOver);
  expect([nadia?.owner, nadia?.password === OWN_HASH]).toEqual([null, false]);
  expect([rahim?.owner, rahim?.password]).toEqual([1, OWN_HASH]);
});

test("who was removed since, and invited anew, signs in as now; what opened their account before opens nothing", async () => {
  let anew = "";
  const { now, rahim } = await putBack(async (db) => {
    await db.deleteFrom("staff").where("email", "=", "rahim@rihla.example").execute();
    anew = (await makeUser({ db }, { email: "rahim@rihla.example" }))._id;
    await db
      .updateTable("staffAccount")
      .set({ password: OWN_HASH })
      .where("userId", "=", anew)
      .execute();
  });
  expect(rahim).toBeUndefined();
  expect(now).toHaveLength(2);
  expect(now.find(({ id }) => id === anew)).toMatchObject({ owner: null, password: OWN_HASH });
});

test("whoever is on the staff then and now signs in as now, at the address of now; who was removed since as then", async () => {
  const place = await testPlace("empty");
  const db = await openAt(place);
  const make = (name: string) => makeUser({ db }, { email: `${name}@rihla.example`, name });
  await make("nadia");
  const [changed, swapped, removed] = [
    await make("rahim"),
    await make("farida"),
    await make("imran"),
  ];
  const code = (userId: string, backupCodes: string) =>
    db
      .insertInto("staffTwoFactor")
      .values({ id: `of ${userId}`, userId, secret: "app", backupCodes, verified: 1 })
      .execute();
  await code(changed._id, "unused");
  await code(removed._id, "of then");
  const backup = await backUp(place);

  const set = (id: string, email: string) =>
    db.updateTable("staff").set({ email, twoFactorEnabled: 1 }).where("id", "=", id).execute();
  await set(changed._id, "on its way");
  await set(swapped._id, "rahim@rihla.example");
  await set(changed._id, "farida@rihla.example");
  await db.updateTable("staffTwoFactor").set({ backupCodes: "used" }).execute();
  await db.updateTable("staffAccount").set({ password: OWN_HASH }).execute();
  await db.deleteFrom("staff").where("id", "=", removed._id).execute();
  await db.destroy();
  await restoreBackup(backup, envAt(place), {
    ...UNWATCHED,
    standing: () => standingNow(envAt(place)),
  });

  const after = await openAt(place);
  const rows = await after
    .selectFrom("staff")
    .innerJoin("staffAccount", "staffAccount.userId", "staff.id")
    .leftJoin("staffTwoFactor", "staffTwoFactor.userId", "staff.id")
    .select(["name", "email", "owner", "twoFactorEnabled", "password", "backupCodes"])
    .orderBy("name")
    .execute();
  expect(
    rows.map(({ name, email, password, ...row }) => [
      name,
      email.split("@")[0],
      password === OWN_HASH,
      ...Object.values(row),
    ]),
  ).toEqual([
    ["farida", "rahim", true, null, 1, null],
    ["imran", "imran", false, null, 0, "of then"],
    ["nadia", "nadia", true, 1, 0, null],
    ["rahim", "farida", true, null, 1, "used"],
  ]);
});

test("whoever else has joined since is not on the staff", async () => {
  const { now, nadia, rahim } = await putBack((db) =>
    makeUser({ db }, { email: "late@rihla.example" }),
  );
  expect(now.map(({ id }) => id).toSorted()).toEqual([nadia?.id, rahim?.id].toSorted());
});

test.each(["zoya@rihla.example", "rahim@rihla.example"])(
  "an owner who has joined since, as %s, is on the staff",
  async (email) => {
    const { now, nadia } = await putBack(async (db) => {
      await handOver(db);
      await db.deleteFrom("staff").execute();
      await db
        .transaction()
        .execute((tx) => addUser(tx, { name: "Zoya", email, owner: 1 }, OWN_HASH));
    });
    const owners = now.filter(({ owner }) => owner === 1).map(({ password }) => password);
    expect([owners, nadia?.owner]).toEqual([[OWN_HASH], null]);
    expect(now).toHaveLength(email.startsWith("rahim") ? 2 : 3);
  },
);

test("what was sent since is not sent again, where the backup is of this site", async () => {
  const place = await testPlace("empty");
  const db = await openAt(place);
  await queueMail(db, { kind: "check", to: "nadia@rihla.example" });
  const backup = await backUp(place);
  await db.updateTable("mail").set({ state: "sent" }).execute();
  const standing = await findStanding(db);
  await db.destroy();
  const other = await testPlace("empty");
  await (await openAt(other)).destroy();
  const states = [place, other].map(async (into) => {
    await restoreBackup(backup, envAt(into), { ...UNWATCHED, standing: async () => standing });
    return (await openAt(into)).selectFrom("mail").select("state").execute();
  });
  expect(await Promise.all(states)).toEqual([[{ state: "sent" }], [{ state: "waiting" }]]);
});

test("a backup of another site brings its own owner", async () => {
  const into = await testPlace("empty");
  await (await openAt(into)).destroy();
  const { nadia, rahim } = await putBack(handOver, into);
  expect([nadia?.owner, rahim?.owner, rahim?.password === OWN_HASH]).toEqual([1, null, false]);
});

test("what was planned for a moment that has passed waits for somebody to look at it; what comes stays planned", async () => {
  const place = await testPlace("demo");
  const db = await openAt(place);
  const [passed, coming] = ["2026-01-05T08:00:00.000Z", "2999-01-05T08:00:00.000Z"];
  const shared = { kind: "page", lang: "en", schema: 1, base: 0, savedAt: passed, body: "{}" };
  const row = (documentId: string, publishAt: string | null, problem: string | null = null) => ({
    ...{ ...shared, documentId, publishAt, problem, version: 1, since: passed },
    ...{ userId: null, userName: "", plannedBy: null, deletedAt: null },
    ...{ restoredFrom: null, restoredOver: null },
  });
  const rows = [
    row("about", passed),
    row("contact", coming),
    row("privacy", null),
    row("trust", passed, "bad-input"),
  ];
  await db.insertInto("draft").values(rows).execute();
  const backup = await backUp(place);
  await db.destroy();
  await restoreBackup(backup, envAt(place), UNWATCHED);
  const now = await (await openAt(place))
    .selectFrom("draft")
    .select(["documentId", "publishAt", "problem"])
    .orderBy("documentId")
    .execute();
  expect(now.map(({ documentId, publishAt, problem }) => [documentId, publishAt, problem])).toEqual(
    [
      ["about", passed, "restored"],
      ["contact", coming, null],
      ["privacy", null, null],
      ["trust", passed, "bad-input"],
    ],
  );
});

test("what lay in the trash for its time is not deleted as soon as it is back, but a day later", async () => {
  const place = await testPlace("empty");
  const db = await openAt(place);
  const start = Date.now();
  const hours = (count: number) => start + count * 3_600_000;
  const look = (of: Db, count: number) => createClock(of).look(hours(count));
  for (let hour = -30; hour < 0; hour += 1) await look(db, hour);
  expect((await look(db, 0)).isSteady).toBe(true);
  const backup = await backUp(place);
  await db.destroy();
  await restoreBackup(backup, envAt(place), UNWATCHED);
  const after = await openAt(place);
  const seen = [];
  for (let hour = 1; hour <= 24; hour += 1) seen.push((await look(after, hour)).isSteady);
  expect([seen.indexOf(true), seen.at(-1)]).toEqual([23, true]);
});
