import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { FIRST_STEPS } from "#contracts/first-steps.ts";
import { createContentVersion } from "#server/content/content-version.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createFirstDay } from "./first-day.ts";

async function open({ demo = true } = {}) {
  const { db, site } = await openTestSite({ demo });
  return { site, by: { by: (await makeUser({ db }))._id } };
}

const LISTED = { limit: 100, offset: 0 };

test("a step is done once somebody has saved what it is about, also on a site without the demo", async () => {
  for (const demo of [true, false]) {
    const { site, by } = await open({ demo });
    expect((await site.firstDay.get({ isMailing: false })).done).toEqual([]);
    await site.settings.update({ brand: { name: "Noor", tagline: "" } }, by);
    await site.settings.update({ phones: [{ label: "", number: "999" }] }, by);
    expect((await site.firstDay.get({ isMailing: true })).done).toEqual(["name", "phones", "mail"]);
  }
  expect(FIRST_STEPS).toHaveLength(7);
});

test("the demo goes; what somebody wrote or changed stays, and posts can be restored", async () => {
  const { site, by } = await open();
  const real = await makeEnquiry(site);
  const [changed, other] = await site.blog.list(LISTED);
  if (!changed || !other) throw new Error("the demo has posts");
  const { type, image, link, content } = changed;
  const words = { title: "Our own words", type, image, link, content };
  await site.blog.update(changed._id, words, by);
  const { demo } = await site.firstDay.get({ isMailing: false });
  const signers = (await site.page.findTrust())?.signers.rows.length ?? 0;
  expect(signers).toBeGreaterThan(0);
  const entries = { kinds: ["departure", "visa", "requirement", "licence"] as const };
  const counts = await Promise.all(entries.kinds.map((kind) => site.entry.count(kind)));
  const all = counts.reduce((sum, count) => sum + count, 0);
  expect(demo).toEqual({ posts: 23, entries: all, enquiries: 12, people: 3 + signers });

  expect(await site.firstDay.removeDemo(by)).toEqual(demo);
  expect((await site.blog.list(LISTED)).map(({ title }) => title)).toEqual(["Our own words"]);
  expect(await site.blog.count({ q: "" })).toBe(1);
  expect(await site.blog.listTrash()).toHaveLength(23);
  const enquiries = await site.enquiry.list(LISTED);
  expect(enquiries.map(({ reference }) => reference)).toEqual([real.reference]);
  const about = await site.page.findAbout();
  expect([about?.leaders, about?.version]).toEqual([[], 2]);
  expect((await site.page.findTrust())?.signers.rows).toEqual([]);
  for (const kind of entries.kinds) expect(await site.entry.count(kind), kind).toBe(0);
  expect((await site.settings.get()).knowMoreLink).toBe("/blog");

  expect(await site.blog.restore(other._id, by)).toMatchObject({ title: other.title });
  expect((await site.firstDay.get({ isMailing: false })).demo).toMatchObject({
    enquiries: 0,
    people: 0,
  });
});

test("pages and packages are named while a sentence of the demo stands in them, also without its people", async () => {
  const { site, by } = await open();
  const named = async () => {
    const { examples } = await site.firstDay.get({ isMailing: false });
    return examples.map(({ kind, id }) => `${kind}/${id}`);
  };
  const packages = ["umrah", "hajj", "tours", "student-visa", "work-visa"].map(
    (id) => `package/${id}`,
  );
  const pages = ["home/home", "page/about", "page/contact", "page/trust"];
  expect(await named()).toEqual([...pages, ...packages]);

  await site.settings.update({ phones: [{ label: "", number: "999" }] }, by);
  await site.firstDay.removeDemo(by);
  expect(await named()).toEqual([...pages, ...packages]);

  const contact = await site.page.findContact();
  if (!contact) throw new Error("the demo has a contact page");
  const { version, ...body } = contact;
  const hero = { ...body.hero, text: "Ours" };
  await site.page.updateContact({ ...body, hero, version }, by);
  expect(await named()).toContain("page/contact");
  const rewritten = JSON.stringify(body, (_, value) =>
    typeof value === "string" && value.length > 40 ? "Ours" : value,
  );
  await site.page.updateContact({ ...JSON.parse(rewritten), version: version + 1 }, by);
  expect(await named()).toEqual([...pages, ...packages].filter((path) => path !== "page/contact"));
});

/** A statement takes milliseconds of a busy database, and whoever writes meanwhile waits for all of them. */
const MOST_STATEMENTS = 80;

test("however much came with it, a few statements remove it; each thing leaves its line", async () => {
  const { db } = await openTestSite({ demo: true });
  const by = { by: (await makeUser({ db }))._id };
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      asked++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = db.withPlugin(counting);
  const { posts, entries } = await createFirstDay(
    counted,
    createContentVersion(counted),
  ).removeDemo(by);
  expect(posts + entries).toBeGreaterThan(MOST_STATEMENTS);
  expect(asked).toBeLessThan(MOST_STATEMENTS);

  const lines = await db
    .selectFrom("audit")
    .select(["thing", "thingId", "summary", "userId"])
    .where("action", "=", "delete")
    .where("thing", "!=", "enquiry")
    .execute();
  const trashed = [
    ...(await db.selectFrom("trashedBlog").select(["id", "title"]).execute()).map((one) => ({
      ...one,
      kind: "blog",
    })),
    ...(await db.selectFrom("trashedEntry").select(["id", "kind", "title"]).execute()),
  ];
  const told = trashed.map(({ kind, id, title }) => ({
    ...{ thing: kind, thingId: id, summary: title, userId: by.by },
  }));
  expect(trashed).toHaveLength(posts + entries);
  expect(lines).toHaveLength(told.length);
  expect(lines).toEqual(expect.arrayContaining(told));
});

test("a post of the demo that somebody is rewriting stays, with what waits", async () => {
  const { site, by } = await open();
  const [post] = await site.blog.list(LISTED);
  if (!post) throw new Error("the demo has posts");
  const place = { kind: "post", id: post._id } as const;
  await site.draft.save(place, { body: { title: "Our own words" } }, by);
  expect(await site.firstDay.removeDemo(by)).toMatchObject({ posts: 23 });
  expect((await site.blog.list(LISTED)).map(({ _id }) => _id)).toEqual([post._id]);
  expect((await site.draft.find(place, by))?.body.title).toBe("Our own words");
});

test("a post of the demo that somebody has translated stays", async () => {
  const { site, by } = await open();
  const [post] = await site.blog.list(LISTED);
  if (!post) throw new Error("the demo has posts");
  const place = { kind: "post", id: post._id, language: "bn" } as const;
  await site.translation.save(place, { words: { title: "আমাদের নিজের কথা" } }, by);
  expect(await site.firstDay.removeDemo(by)).toMatchObject({ posts: 23 });
  expect((await site.blog.list(LISTED)).map(({ _id }) => _id)).toEqual([post._id]);
});

test("a departure and a visa that somebody has changed stay, and so do the papers that the visa asks for", async () => {
  const { site, by } = await open();
  const [departure] = await site.entry.list("departure", { parent: "umrah" });
  const visa = await site.entry.findByAddress("visa", "work/malaysia");
  if (!departure || !visa) throw new Error("the demo has departures and visas");
  const { _id, createdAt, updatedAt, language, ...body } = visa;
  await site.entry.update("visa", _id, { ...body, intro: "Our own words" }, by);
  await site.draft.save(
    { kind: "departure", id: departure._id },
    { body: { notes: "Our own words" } },
    by,
  );
  await site.firstDay.removeDemo(by);
  expect((await site.entry.list("departure")).map((one) => one._id)).toEqual([departure._id]);
  expect((await site.entry.list("visa")).map((one) => one._id)).toEqual([_id]);
  const kept = (await site.entry.list("requirement")).map((one) => one._id);
  const asked = [...new Set(visa.papers.map(({ requirement }) => requirement))];
  expect(kept.toSorted()).toEqual(asked.toSorted());
});

test("twice at once removes it once; nothing is left to remove", async () => {
  const { site, by } = await open();
  const both = [site.firstDay.removeDemo(by), site.firstDay.removeDemo(by)];
  const told = await Promise.all(
    both.map((one) => one.then(({ posts }) => posts).catch(({ code }) => code)),
  );
  // Whoever waits for a busy machine for too long hears that somebody else is at it.
  expect(told.filter((posts) => posts === 24)).toHaveLength(1);
  expect(told).toContainEqual(expect.toBeOneOf([0, "database-away"]));
  expect(await site.firstDay.removeDemo(by)).toEqual({
    ...{ posts: 0, entries: 0, enquiries: 0, people: 0 },
  });
  expect(await site.blog.listTrash()).toHaveLength(24);
});

test("examples are told from people", async () => {
  const { site } = await open();
  const { reference } = await makeEnquiry(site);
  const enquiries = await site.enquiry.list(LISTED);
  const people = enquiries.filter(({ isExample }) => !isExample);
  expect(people.map((one) => one.reference)).toEqual([reference]);
});
