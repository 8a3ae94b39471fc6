import { sql } from "kysely";
import { expect, test } from "vitest";
import { createBackupPlan } from "#server/backup/backup-plan.ts";
import { wxr } from "#tests/support/import-files.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openImports } from "#tests/support/open-imports.ts";
import { checkData } from "./check-data.ts";

/** A site with an owner, a colleague, an invitation, an import, and what the owner has decided. */
async function open() {
  const { run, owner, db, site, place } = await openImports();
  await run("wordpress", wxr([{ id: 1 }, { id: 2, type: "page" }]));
  const { _id: colleague } = await makeUser({ db });
  await site.invitation.create("guest@rihla.example", { by: owner._id });
  const { id } = await makeEnquiry(site);
  await site.enquiry.update(id, { status: "called", version: undefined }, { by: owner._id });
  await createBackupPlan(db).set({ isOn: true, at: "03:00" }, { by: owner._id });
  await db.insertInto("putOff").values({ key: "backup", until: "2026-12-01" }).execute();
  const since = "2026-12-01T00:00:00.000Z";
  await db.insertInto("secondFactorDuty").values({ id: 1, since }).execute();
  const post = await site.blog.findByLink("post-1");
  if (!post) throw new Error("it did not come");
  const { title, type, image, link, content } = post;
  for (const named of ["One", "Two"]) {
    const body = { title: `${title} ${named}`, type, image, link, content };
    await site.blog.update(post._id, body, { by: owner._id });
  }
  const said = async () => (await checkData(place)).text().split("\n").slice(2);
  return { db, owner, colleague, said };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** What is broken, and what is said of it, ids left out. */
const BROKEN: Record<string, [harm: (opened: Opened) => Promise<unknown>, said: RegExp]> = {
  "an address of somebody that is none": [
    ({ db, colleague }) =>
      db.updateTable("staff").set({ email: "" }).where("id", "=", colleague).execute(),
    /^Accounts of staff that do not hold what they should \(1\)\..*\n {2}user ID: email: /,
  ],
  "somebody without a password": [
    ({ db, owner }) => db.deleteFrom("staffAccount").where("userId", "=", owner._id).execute(),
    /^Accounts of staff .*\n {2}user ID: no password$/,
  ],
  "a code that is asked for, and no app that tells it": [
    ({ db, colleague }) =>
      db.updateTable("staff").set({ twoFactorEnabled: 1 }).where("id", "=", colleague).execute(),
    /^Second factors that open nothing \(1\)\..*second-factor-off.*\n {2}user ID$/,
  ],
  "an invitation without an end": [
    ({ db }) => db.updateTable("invitation").set({ expiresAt: "soon" }).execute(),
    /^Invitations that do not hold what they should \(1\).*\n {2}invitation ID: expiresAt: /,
  ],
  "a line below an enquiry that says nothing": [
    ({ db }) => sql`update ${sql.table("enquiryEvent")} set status = 'lost'`.execute(db),
    /^Lines below enquiries that do not hold .*\n {2}enquiryEvent ID: status$/,
  ],
  "a line of the activity that is no JSON": [
    ({ db }) =>
      db.updateTable("audit").set({ detail: "{" }).where("thing", "=", "backup").execute(),
    /^Lines of the activity that do not hold what they should \(1\).*\n {2}line ID: detail: /,
  ],
  "an import of which nobody can tell what it told": [
    ({ db }) => db.updateTable("import").set({ notes: "{" }).execute(),
    /^What was moved in, of which it is not known what came of it \(1\).*\n {2}import ID/,
  ],
  "a thing of an import that cannot be undone": [
    ({ db }) => db.updateTable("importItem").set({ before: "{" }).where("number", "=", 2).execute(),
    /^What was moved in, .*\n {2}thing 2 of import ID: not readable$/,
  ],
  "an hour of backups that is none": [
    ({ db }) => db.updateTable("backupPlan").set({ at: "night" }).execute(),
    /^Settings of the house .*\n {2}backups: at: HH:MM$/,
  ],
  "a day from which second factors are needed that is none": [
    ({ db }) => db.updateTable("secondFactorDuty").set({ since: "" }).execute(),
    /^Settings of the house .*\n {2}second factors: since: /,
  ],
  "a day to which something is put off that is none": [
    ({ db }) => db.updateTable("putOff").set({ until: "later" }).execute(),
    /^Settings of the house .*\n {2}put off: backup: until: /,
  ],
  "an earlier version that is damaged": [
    async ({ db }) => {
      const posts = db.selectFrom("revision").select("id").where("kind", "=", "post");
      const [, middle] = await posts.orderBy("id").execute();
      const body = Buffer.from("no");
      await db
        .updateTable("revision")
        .set({ body })
        .where("id", "=", middle?.id ?? "")
        .execute();
    },
    /^Earlier versions that cannot be read \(1\).*\n {2}post ID: version ID$/,
  ],
};

const ID =
  /[\da-f]{8}-[\da-f-]{27}|[\da-f]{32}|(?<=(user|invitation|line|enquiryEvent|import) )[\w-]{16,}/g;

test("of what the house keeps nothing is broken", async () => {
  expect(await (await open()).said()).toEqual([]);
});

test.each(Object.keys(BROKEN))("%s is said, and nothing else", async (name) => {
  const [harm, words] = BROKEN[name] ?? [];
  const opened = await open();
  await harm?.(opened);
  const said = (await opened.said()).map((line) => line.replace(ID, "ID")).join("\n");
  expect(said).toMatch(words ?? /never/);
  expect(said.match(/^\S/gm)).toHaveLength(1);
});
