import { sql } from "kysely";
import { expect, test } from "vitest";
import { checkData } from "#server/check-data/check-data.ts";
import type { Db } from "#server/db/schema.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const command = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  runCommand("server/cli/check-data.ts", env, ...args);

const UMRAH = { kind: "package", id: "umrah" } as const;

/** A site in which people have worked. */
async function openWorkedOn() {
  const opened = await openTestSite({ demo: true });
  const { site, place } = opened;
  const { _id: by } = await makeUser(opened);
  const { id, reference } = await makeEnquiry(site);
  const { id: other } = await makeEnquiry(site);
  await site.enquiry.merge(other, { other: id, version: undefined }, { by });
  const [post] = await site.blog.list({ limit: 1, offset: 0 });
  await site.blog.remove(post?._id ?? "", { by });
  await site.redirect.create(
    { from: "/old.html", to: "/packages/umrah" },
    { by, origin: "http://localhost" },
  );
  for (const title of ["Umrah, once", "Umrah"]) {
    const old = await site.package.find("umrah");
    if (!old) throw new Error("the demo agency has no such package");
    const { _id, version, language, ...body } = old;
    await site.package.update("umrah", { ...body, title, version }, { by });
  }
  await site.draft.save(UMRAH, { body: { title: "Waiting" } }, { by });
  return { ...opened, reference, check: () => checkData(place) };
}

test("of a whole site nothing is broken, and how much was read is said", async () => {
  const { place, db } = await openWorkedOn();
  const before = await db.selectFrom("document").selectAll().execute();
  const { code, stdout, stderr } = await command({ ...place });
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(
    /^Nothing is broken\.\n\d+ rows were read: document \d+, entry \d+, .*\n$/,
  );
  expect(stdout).toMatch(/blog 23, trashedBlog 1/);
  expect(await db.selectFrom("document").selectAll().execute()).toEqual(before);
});

const at = (db: Db, kind: string) =>
  db.updateTable("document").where("kind", "=", kind).where("lang", "=", "en");

/** What is broken on purpose, and what is said of it. */
const BROKEN: Record<string, [harm: (db: Db) => Promise<unknown>, said: RegExp]> = {
  "a document that is no JSON": [
    (db) => at(db, "home").set({ body: "{" }).execute(),
    /^Things that cannot be read any more \(1\)\. Put a backup.*\n {2}home home$/m,
  ],
  "a document that is a list": [
    (db) => at(db, "home").set({ body: "[]" }).execute(),
    /^Things that cannot be read any more \(1\)/m,
  ],
  "a title that is a number": [
    (db) =>
      at(db, "package").where("documentId", "=", "hajj").set({ body: '{"title":5}' }).execute(),
    /^ {2}package hajj: title: .*string/m,
  ],
  "a body of a newer version": [
    (db) => at(db, "package").where("documentId", "=", "hajj").set({ schema: 900 }).execute(),
    /^Things that a newer version wrote \(1\).*\n {2}package hajj: schema 900$/m,
  ],
  "a kind that nobody knows": [
    (db) => at(db, "home").set({ kind: "casino" }).execute(),
    /^Rows of things that this version does not know \(1\).*\n {2}casino home$/m,
  ],
  "a departure in another list than it says": [
    (db) =>
      db
        .updateTable("entry")
        .set({ position: "1999-01-01" })
        .where("kind", "=", "departure")
        .execute(),
    /^Things that lists show other than they are \(\d+\)/m,
  ],
  "a visa whose paper is gone": [
    (db) => db.deleteFrom("entry").where("kind", "=", "requirement").execute(),
    /^Visas that ask for papers which are not there \(\d+\).*\n {2}visa \S+ “/m,
  ],
  "a post without its references": [
    (db) => db.deleteFrom("reference").where("kind", "=", "post").execute(),
    /^Things of which it is not known what they show and link to \(\d+\).*\n {2}post /m,
  ],
  "a reference of something that is gone": [
    (db) =>
      db
        .insertInto("reference")
        .values({ target: "/contact", kind: "post", documentId: "gone", lang: "en" })
        .execute(),
    /^Notes of links and pictures in things that are gone \(1\).*\n {2}post gone: \/contact$/m,
  ],
  "waiting changes that are no JSON": [
    (db) => db.updateTable("draft").set({ body: "no" }).execute(),
    /^Waiting changes that cannot be read \(1\).*\n {2}package umrah: not readable$/m,
  ],
  "a newest version that is damaged": [
    (db) =>
      db
        .updateTable("revision")
        .set({ body: Buffer.from("no") })
        .where("kind", "=", "package")
        .execute(),
    /^Earlier versions that cannot be read \(\d+\).*\n {2}package \w+: version /m,
  ],
  "a version whose whole one is gone": [
    (db) =>
      db.updateTable("revision").set({ base: "gone" }).where("base", "is not", null).execute(),
    /^Earlier versions that cannot be read \(\d+\).*\n {2}package umrah/m,
  ],
  "an enquiry with a status of nobody's": [
    (db) =>
      sql`update enquiry set status = 'lost' where ${sql.ref("mergedInto")} is null`.execute(db),
    /^Enquiries that do not hold what they should \(\d+\).*\n {2}RH-\w+: status$/m,
  ],
  "an enquiry in one that is gone": [
    (db) =>
      db
        .updateTable("enquiry")
        .set({ mergedInto: "gone" })
        .where("mergedInto", "is not", null)
        .execute(),
    /^What belongs to enquiries that are gone \(1\)/m,
  ],
  "a mail without its JSON": [
    (db) => db.updateTable("mail").set({ payload: "{" }).execute(),
    /^Mails that do not hold what they should \(\d+\)/m,
  ],
  "a template that is no JSON": [
    (db) => db.updateTable("replyTemplate").set({ body: "" }).execute(),
    /^Things that cannot be read any more \(\d+\).*\n {2}template /m,
  ],
  "an address that leads nowhere": [
    (db) => db.updateTable("redirect").set({ target: "javascript:alert(1)" }).execute(),
    /^Moved addresses that lead nowhere \(1\).*\n {2}\/old\.html: it has no address to lead to$/m,
  ],
  "an address that leads to itself": [
    (db) => db.updateTable("redirect").set({ target: "/old.html" }).execute(),
    /^ {2}\/old\.html: it leads in a circle$/m,
  ],
  "an old address of a post that is gone": [
    (db) => db.updateTable("redirect").set({ kind: "post", documentId: "gone" }).execute(),
    /^ {2}\/old\.html: post gone is gone$/m,
  ],
  "a site without an owner": [
    (db) => db.updateTable("staff").set({ owner: null }).execute(),
    /^The website has no owner \(1\)/m,
  ],
};

test.each(Object.keys(BROKEN))("%s is said, with what to do, and stays as it is", async (name) => {
  const [harm, said] = BROKEN[name] ?? [];
  const { db, check } = await openWorkedOn();
  await harm?.(db);
  const findings = await check();
  expect(findings.broken()).toBeGreaterThan(0);
  expect(findings.text()).toMatch(said ?? /never/);
  expect(findings.text()).toMatch(/^Something is broken\. Nothing was changed\.\n/);
  expect((await check()).text()).toBe(findings.text());
});

const STEM = `${"a".repeat(20)}-640x400-aabbcc`;

test("pictures are held against their files, and things against the pictures that they show", async () => {
  const { db, site, library, place, check } = await openWorkedOn();
  const record = { hash: "a".repeat(20), stem: STEM, extension: "svg" as const, name: "Kaaba.svg" };
  const facts = { width: 640, height: 400, bytes: 10, alt: "", decorative: false };
  await site.media.begin({ ...record, ...facts });
  // Unfinished: its files are on their way.
  expect((await check()).broken()).toBe(0);
  await site.media.finish(STEM, { by: null });
  expect((await check()).text()).toMatch(
    new RegExp(
      `^Pictures whose files are missing \\(1\\).*\\n {2}${STEM}: original, picture\\.svg$`,
      "m",
    ),
  );
  const { put } = await storageOf(place);
  for (const name of ["original", "picture.svg"]) {
    await put(`${STEM}/${name}`, Buffer.from("x"), "image/svg+xml");
  }
  expect((await check()).broken()).toBe(0);
  const away = { region: "x", bucket: "x", accessKeyId: "x", secretAccessKey: "x" };
  const S3 = { ...away, endpoint: "http://127.0.0.1:1", forcePathStyle: true };
  await expect(checkData({ ...place, S3 })).rejects.toThrow(/^The place where pictures lie/);
  await db
    .insertInto("reference")
    .values({ target: `/media/${STEM}`, kind: "home", documentId: "home", lang: "en" })
    .execute();
  await db.updateTable("media").set({ width: -1 }).execute();
  expect((await check()).text()).toMatch(/^Things of which it is not known/m);
  await db.deleteFrom("media").execute();
  expect((await check()).text()).toMatch(/^Public things that show pictures which are not in/m);
  expect(library.arePicturesGone()).toBe(false);
});

test("of much that is broken some is named and the rest counted; what people wrote is not printed", async () => {
  const { db, check, place } = await openWorkedOn();
  await at(db, "home").set({ body: "{" }).execute();
  expect(await command({ ...place })).toMatchObject({ code: 1, stdout: "" });
  await db.deleteFrom("reference").execute();
  await db.updateTable("enquiry").set({ createdAt: "Farida Yasmin" }).execute();
  const text = (await check()).text();
  expect(text).toMatch(/^ {2}and \d+ more$/m);
  expect(text).not.toMatch(/Farida|01011|farida@/);
  expect(text.length).toBeLessThan(10_000);
  const { code, stdout, stderr } = await command({ ...place });
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^Something is broken/);
});

test("what cannot be looked through is said in a sentence, and nothing is made", async () => {
  const folder = temporaryFolder();
  const missing = await command({ DATA_DIR: folder });
  expect([missing.code, missing.stderr]).toEqual([
    1,
    expect.stringContaining("There is no database at"),
  ]);
  const wrong = await command({ DATA_DIR: folder }, "--repair");
  expect([wrong.code, wrong.stderr]).toEqual([1, "Usage: npm run check-data\n"]);
  const { db, place } = await openTestSite();
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    db,
  );
  const older = await command({ ...place });
  expect([older.code, older.stderr]).toEqual([
    1,
    expect.stringMatching(/^The database was written by an older version/),
  ]);
});

async function storageOf(place: { DATA_DIR: string }) {
  const { openMediaStorage } = await import("#server/media/storage.ts");
  return openMediaStorage(place);
}
