import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { checkData } from "./check-data.ts";

const PICTURE = `${"a".repeat(20)}-640x400-aabbcc`;
const OTHER_PICTURE = `${"b".repeat(20)}-640x400-aabbcc`;
const HERE = { origin: "http://localhost" };

/** A site in which people have worked. */
async function openWorkedOn() {
  const opened = await openTestSite({ demo: true });
  const { site, place, db } = opened;
  const { _id: by } = await makeUser(opened);
  const enquiries = [await makeEnquiry(site), await makeEnquiry(site), await makeEnquiry(site)];
  const [first, second] = enquiries.map(({ id }) => id) as [string, string];
  await site.enquiry.merge(second, { other: first, version: undefined }, { by });
  for (const id of ["hajj", "tours", "umrah", "work-visa"] as const) {
    await site.draft.save({ kind: "package", id }, { body: { title: "Waiting" } }, { by });
  }
  const froms = ["/nowhere", "/one", "/two", "/round", "/asks", "/fine", "/moved", "/kept"];
  for (const from of froms) await site.redirect.create({ from, to: "/about" }, { by, ...HERE });
  await site.entry.remove("departure", "tour-maldives", { by });
  await site.ownPage.create(
    { title: "Refunds", link: "refunds", description: "", content: "", isInFooter: true },
    { by },
  );
  const facts = { width: 640, height: 400, bytes: 10, alt: "", decorative: false };
  const record = { hash: "a".repeat(20), stem: PICTURE, extension: "svg" as const, name: "a.svg" };
  await site.media.begin({ ...record, ...facts });
  await site.media.finish(PICTURE, { by: null });
  const references = enquiries.map(({ reference }) => reference);
  return { db, references, check: async () => (await checkData(place)).text().split("\n") };
}

type WorkedOn = Awaited<ReturnType<typeof openWorkedOn>>;

async function harm({ db, references }: WorkedOn) {
  const document = (kind: string, documentId: string, lang = "en") =>
    db.updateTable("document").where((eb) => eb.and({ kind, documentId, lang }));
  await document("home", "home").set({ body: "{" }).execute();
  await document("package", "umrah").set({ body: "[]" }).execute();
  await document("package", "hajj").set({ body: '{"title":5}' }).execute();
  await document("package", "tours", "bn").set({ schema: 900 }).execute();
  const unheard = { kind: "casino", documentId: "royal", schema: 1, version: 1, updatedAt: "" };
  await db.deleteFrom("document").where("kind", "in", ["languages", "types"]).execute();
  for (const row of [
    { ...unheard, kind: "languages", documentId: "shown", body: '{"shown":["xx"]}' },
    { ...unheard, kind: "types", documentId: "names", body: "{" },
    { ...unheard, body: "{}" },
  ]) {
    await db
      .insertInto("document")
      .values({ lang: "en", ...row })
      .execute();
  }

  const entry = (id: string) => db.updateTable("entry").where("id", "=", id);
  await entry("umrah-jan-direct").set({ position: "1999-01-01" }).execute();
  await entry("umrah-feb-direct").set({ parent: "hajj" }).execute();
  await entry("umrah-feb-full").set({ title: "Another" }).execute();
  await entry("work-qatar").set({ address: "work/oman" }).execute();
  await db.updateTable("trashedEntry").set({ title: "another" }).execute();
  await db.updateTable("ownPage").set({ isInFooter: 0 }).execute();
  await db.deleteFrom("entry").where("id", "=", "bmet-clearance").execute();

  const gone = { kind: "post", documentId: "gone", lang: "en" } as const;
  await db
    .deleteFrom("reference")
    .where("documentId", "in", ["post-03", "umrah-saudi-arabia"])
    .execute();
  await db
    .insertInto("reference")
    .values([
      { ...gone, target: "/contact" },
      { ...gone, documentId: "post-04", target: `/media/${OTHER_PICTURE}` },
    ])
    .execute();

  const draft = (id: string) => db.updateTable("draft").where("documentId", "=", id);
  await draft("hajj").set({ body: "no" }).execute();
  await draft("tours").set({ schema: 900 }).execute();
  await draft("umrah").set({ kind: "casino" }).execute();

  await db
    .updateTable("revision")
    .set({ body: Buffer.from("no") })
    .execute();
  const redirect = (from: string) => db.updateTable("redirect").where("fromPath", "=", from);
  await redirect("/nowhere").set({ target: "javascript:alert(1)" }).execute();
  await redirect("/one").set({ target: "/Two/" }).execute();
  await redirect("/two").set({ target: "/one" }).execute();
  await redirect("/round").set({ target: "/one" }).execute();
  await redirect("/asks").set({ target: "/asks?x=1" }).execute();
  await redirect("/moved").set({ kind: "own-page", documentId: "gone", target: null }).execute();
  await redirect("/kept").set({ kind: "post", documentId: "post-01", target: null }).execute();

  const [first, second, third] = references as [string, string, string];
  const enquiry = (reference: string) =>
    db.updateTable("enquiry").where("reference", "=", reference);
  await enquiry(first)
    .set({ status: "lost" as never, name: "" })
    .execute();
  await enquiry(second).set({ mergedInto: "gone" }).execute();
  const { id } = await db
    .selectFrom("enquiry")
    .select("id")
    .where("reference", "=", third)
    .executeTakeFirstOrThrow();
  await enquiry(third).set({ mergedInto: id }).execute();
  const [mail] = await db.selectFrom("mail").select("id").orderBy("id").limit(1).execute();
  await db
    .deleteFrom("mail")
    .where("id", "!=", mail?.id ?? "")
    .execute();
  await db.updateTable("mail").set({ id: "mail", tries: -1 }).execute();
  await db.updateTable("replyTemplate").set({ body: "{" }).execute();
  await db.updateTable("staff").set({ owner: null }).execute();
}

/** What is said, by its heading, without ids that are drawn and days of the demo. */
function saidIn([head, read, ...lines]: string[]) {
  const said: Record<string, string[]> = {};
  let named: string[] = [];
  for (const line of lines) {
    if (line.startsWith("  ")) named.push(line.trim().replace(DRAWN, "ID"));
    else said[line.replace(/\. .*/, "")] = named = [];
  }
  for (const names of Object.values(said)) names.sort();
  return { head, read, said };
}

const DRAWN = /[\da-f]{32}|[\da-f-]{36}|(?<=“)[\d-]{10}/g;

const MISSING = { "Pictures whose files are missing (1)": [`${PICTURE}: original, picture.svg`] };

test("all that is broken is named by what is wrong with it, and nothing else", async () => {
  const worked = await openWorkedOn();
  expect(saidIn(await worked.check())).toEqual({
    head: "Something is broken. Nothing was changed.",
    read: "458 rows were read: document 208, entry 65, trashedEntry 1, ownPage 1, trashedOwnPage 0, blog 24, trashedBlog 0, draft 4, revision 1, reference 84, redirect 8, media 1, enquiry 15, enquiryEvent 18, mail 6, replyTemplate 8, staff 1, invitation 0, audit 13, import 0, importItem 0, backupPlan 0, secondFactorDuty 0, putOff 0.",
    said: MISSING,
  });
  await harm(worked);
  const [first, second, third] = worked.references;
  expect(saidIn(await worked.check()).said).toEqual({
    ...MISSING,
    "Rows of things that this version does not know (1)": ["casino royal"],
    "Things that cannot be read any more (11)": [
      ...["home home", "package umrah", ...Array(8).fill("template ID"), "types names"],
    ],
    "Things that do not hold what they should (2)": [
      'languages shown: shown.0: Invalid option: expected one of "bn"|"ar"',
      "package hajj: title: Invalid input: expected string, received number",
    ],
    "Things that a newer version wrote (1)": ["package tours bn: schema 900"],
    "Things that lists show other than they are (6)": [
      "departure tour-maldives “another”",
      "departure umrah-feb-direct “ID”",
      "departure umrah-feb-full “Another”",
      "departure umrah-jan-direct “ID”",
      "own-page ID “Refunds”",
      "visa work-qatar “Work visa for Qatar”",
    ],
    "Things of which it is not known what they show and link to (3)": [
      "post post-03 “Choose the course first, then the country”",
      "post post-04 “Tamattu, Qiran and Ifrad: three ways to perform Hajj”",
      "visa umrah-saudi-arabia “Umrah visa”",
    ],
    "Visas that ask for papers which are not there (4)": [
      "visa work-malaysia “Work visa for Malaysia”: bmet-clearance",
      "visa work-qatar “Work visa for Qatar”: bmet-clearance",
      "visa work-saudi-arabia “Work visa for Saudi Arabia”: bmet-clearance",
      "visa work-united-arab-emirates “Work visa for the United Arab Emirates”: bmet-clearance",
    ],
    "Waiting changes that cannot be read (3)": [
      "casino umrah: this version does not know what it is",
      "package hajj: not readable",
      "package tours: schema 900",
    ],
    "Earlier versions that cannot be read (1)": ["own-page ID: version ID"],
    "Notes of links and pictures in things that are gone (2)": [
      "post gone: /contact",
      "requirement bmet-clearance: https://emigration-clearance.example/",
    ],
    "Public things that show pictures which are not in the library (1)": [
      `post post-04: /media/${OTHER_PICTURE}`,
    ],
    "Moved addresses that lead nowhere (5)": [
      "/moved: own-page gone is gone",
      "/nowhere: it has no address to lead to",
      "/one: it leads in a circle",
      "/round: it leads in a circle",
      "/two: it leads in a circle",
    ],
    "Enquiries that do not hold what they should (1)": [`${first}: status`],
    "What belongs to enquiries that are gone (2)": [
      ...[`${second}: the one that it stands in`, `${third}: the one that it stands in`].sort(),
    ],
    "Mails that do not hold what they should (1)": [
      "mail: tries: Too small: expected number to be >=0",
    ],
    "The website has no owner (1)": ["staff"],
  });
});

test("a site that nobody has registered at yet lacks no owner", async () => {
  const { place } = await openTestSite();
  expect((await checkData(place)).text()).toMatch(/^Nothing is broken\.$/m);
});
