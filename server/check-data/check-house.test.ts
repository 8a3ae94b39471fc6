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

const HARMS: ((opened: Opened) => Promise<unknown>)[] = [
  ({ db, colleague }) =>
    db.updateTable("staff").set({ email: "" }).where("id", "=", colleague).execute(),
  ({ db, owner }) => db.deleteFrom("staffAccount").where("userId", "=", owner._id).execute(),
  ({ db, colleague }) =>
    db.updateTable("staff").set({ twoFactorEnabled: 1 }).where("id", "=", colleague).execute(),
  ({ db }) => db.updateTable("invitation").set({ expiresAt: "soon" }).execute(),
  ({ db }) => sql`update ${sql.table("enquiryEvent")} set status = 'lost'`.execute(db),
  ({ db }) => db.updateTable("audit").set({ detail: "{" }).where("thing", "=", "backup").execute(),
  ({ db }) => db.updateTable("import").set({ notes: "{" }).execute(),
  ({ db }) => db.updateTable("importItem").set({ before: "{" }).where("number", "=", 2).execute(),
  ({ db }) => db.updateTable("backupPlan").set({ at: "night" }).execute(),
  ({ db }) => db.updateTable("secondFactorDuty").set({ since: "" }).execute(),
  ({ db }) => db.updateTable("putOff").set({ until: "later" }).execute(),
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
];

const ID =
  /[\da-f]{8}-[\da-f-]{27}|[\da-f]{32}|(?<=(user|invitation|line|enquiryEvent|import) )[\w-]{16,}/g;

test("of what the house keeps nothing is broken", async () => {
  expect(await (await open()).said()).toEqual([]);
});

test("whatever is broken in it is said, and nothing else", async () => {
  const opened = await open();
  for (const harm of HARMS) await harm(opened);
  const lines = (await opened.said()).map((line) =>
    line
      .replace(ID, "ID")
      .replace(/\)\. .*/, ")")
      .replace(/: Invalid .*/, ": Invalid"),
  );
  const said = lines.join("\n").split(/\n(?=\S)/);
  expect(said.map((part) => part.split(/\n +/).toSorted())).toEqual([
    ["Earlier versions that cannot be read (1)", "post ID: version ID"],
    ["Lines below enquiries that do not hold what they should (1)", "enquiryEvent ID: status"],
    [
      "Accounts of staff that do not hold what they should (2)",
      "user ID: email: Invalid",
      "user ID: no password",
    ],
    ["Second factors that open nothing (1)", "user ID"],
    ["Invitations that do not hold what they should (1)", "invitation ID: expiresAt: Invalid"],
    ["Lines of the activity that do not hold what they should (1)", "line ID: detail: Invalid"],
    [
      "What was moved in, of which it is not known what came of it (2)",
      "import ID: : Invalid",
      "thing 2 of import ID: not readable",
    ],
    [
      "Settings of the house that do not hold what they should (3)",
      "backups: at: HH:MM",
      "put off: backup: until: Invalid",
      "second factors: since: Invalid",
    ],
  ]);
});
