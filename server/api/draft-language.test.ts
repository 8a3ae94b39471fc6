import { expect, test } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { emptyTrash, oldestKept } from "#server/content/trash.ts";
import { publishDue } from "#server/jobs/publish-planned.ts";
import { findPreview } from "#server/preview/find-preview.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const { log: SILENT } = catchLog();

const DRAFT = "/api/drafts/package/umrah?lang=bn";
const at = (end: string) => DRAFT.replace("?", `${end}?`);

/** The demo agency with nobody's translations. */
async function open() {
  const opened = await openDrafting();
  await opened.db.deleteFrom("document").where("lang", "!=", "en").execute();
  const read = async (lang = "bn") =>
    (await opened.call("GET", `/api/package/umrah?lang=${lang}`)).body;
  return { ...opened, read };
}

test("a translation waits by itself: nobody reads it before it is published, and English does not change", async () => {
  const { call, read } = await open();
  const english = await read("en");
  expect((await call("GET", DRAFT)).status).toBe(404);
  const first = await call("PUT", DRAFT, { base: 0, body: { title: "ওমরাহ" } });
  expect(first).toMatchObject({ status: 200, body: { base: 0, merged: false } });
  expect(await read()).toEqual({ ...english, language: "en" });
  expect((await call("GET", "/api/drafts/package/umrah")).status).toBe(404);
  const { version } = first.body;
  await call("PUT", DRAFT, { version, base: 0, body: { description: "স্বাগতম" } });
  expect((await call("GET", DRAFT)).body).toMatchObject({
    body: { title: "ওমরাহ", description: "স্বাগতম", made: { title: english.title } },
    unfit: [],
  });
  expect(await call("POST", at("/publish"))).toMatchObject({
    status: 200,
    body: { title: "ওমরাহ", version: 1 },
  });
  expect((await call("GET", DRAFT)).status).toBe(404);
  expect(await read()).toEqual({
    ...english,
    ...{ title: "ওমরাহ", description: "স্বাগতম", language: "bn" },
  });
  expect(await read("en")).toEqual(english);
  expect((await call("GET", "/api/history/package/umrah?lang=bn")).body).toHaveLength(1);
});

test("what English was when the words were written is known, also when they go public later", async () => {
  const { call, read } = await open();
  const { _id, updatedAt, ...english } = await read("en");
  await call("PUT", DRAFT, { base: 0, body: { title: "ওমরাহ" } });
  await call("PUT", "/api/package/umrah", { ...english, title: "Umrah of this year" });
  await call("POST", at("/publish"));
  const states = (await call("GET", "/api/translations")).body;
  const umrah = states.find(
    ({ kind, id }: { kind: string; id: string }) => kind === "package" && id === "umrah",
  );
  expect(umrah.bn).toMatchObject({ state: "older", done: 1, older: 1 });
});

test("words that were written beside other English words stay with those", async () => {
  const { call, read } = await open();
  const { _id, updatedAt, ...english } = await read("en");
  const services = english.services as string[];
  const said = services.map((_, index) => `সেবা ${index}`);
  const turned = { ...english, services: services.slice(1) };
  expect((await call("PUT", "/api/package/umrah", turned)).status).toBe(200);
  const made = { services };
  expect((await call("PUT", DRAFT, { base: 0, body: { services: said }, made })).status).toBe(200);
  await call("POST", at("/publish"));
  expect((await read()).services).toEqual(said.slice(1));
});

test("two who translate the same thing: fields go together, contradictions are shown", async () => {
  const { call, openColleague } = await open();
  const colleague = await openColleague();
  const { version } = (await call("PUT", DRAFT, { base: 0, body: { title: "ওমরাহ" } })).body;
  await colleague.call("PUT", DRAFT, { version, body: { description: "স্বাগতম" } });
  const merged = await call("PUT", DRAFT, { version, body: { secondtitle: "ইকোনমি" } });
  expect(merged).toMatchObject({
    status: 200,
    body: { merged: true, body: { title: "ওমরাহ", description: "স্বাগতম", secondtitle: "ইকোনমি" } },
  });
  const { made } = (await call("GET", DRAFT)).body.body;
  expect(Object.keys(made).toSorted()).toEqual(["description", "secondtitle", "title"]);
  expect(await call("PUT", DRAFT, { version, body: { description: "আসুন" } })).toMatchObject({
    status: 409,
    body: { fields: ["description"] },
  });
});

test("one that never was public and was thrown away waits anew, with all that stands in the form", async () => {
  const { call, openColleague } = await open();
  const { body: first } = await call("PUT", DRAFT, { base: 0, body: { title: "ওমরাহ" } });
  const { call: theirs } = await openColleague();
  await theirs("DELETE", DRAFT);
  const { version } = first;
  const again = await call("PUT", DRAFT, { version, base: 0, body: { description: "স্বাগতম" } });
  expect(again).toMatchObject({ status: 200, body: { merged: false } });
  expect((await call("GET", DRAFT)).body.body).toMatchObject({
    ...{ title: "ওমরাহ", description: "স্বাগতম" },
  });
});

test("a text that nobody has written yet contradicts nothing, also where it was sent empty", async () => {
  const { call, openColleague } = await open();
  const { call: theirs } = await openColleague();
  await theirs("PUT", DRAFT, { base: 0, body: { title: "", description: "স্বাগতম" } });
  const mine = await call("PUT", DRAFT, { base: 0, body: { title: "ওমরাহ" } });
  expect(mine).toMatchObject({
    status: 200,
    body: { merged: true, body: { title: "ওমরাহ", description: "স্বাগতম" } },
  });
});

test("planned, it goes public at its moment; called off, discarded, restored", async () => {
  const { call, read, site, db } = await open();
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await call("PUT", DRAFT, { base: 0, body: { title: "ওমরাহ" } });
  expect((await call("POST", at("/schedule"), { publishAt })).status).toBe(200);
  expect((await site.today.get("2026-11-25")).next).toMatchObject([
    { kind: "package", id: "umrah", language: "bn", publishAt },
  ]);
  expect(await site.draft.list({ limit: 10, offset: 0 })).toEqual([]);
  await db.updateTable("draft").set({ publishAt: new Date().toISOString() }).execute();
  await publishDue(site, SILENT);
  expect(await read()).toMatchObject({ title: "ওমরাহ", language: "bn" });

  const revisions = "/api/history/package/umrah";
  const [planned] = (await call("GET", `${revisions}?lang=bn`)).body;
  expect(planned.action).toBe("planned");
  await call("PUT", DRAFT, { base: 1, body: { title: "আরেক" } });
  expect((await call("DELETE", DRAFT)).status).toBe(200);
  expect((await call("GET", DRAFT)).status).toBe(404);
  const restored = await call("POST", `${revisions}/${planned._id}/restore?lang=bn`);
  expect(restored).toMatchObject({ status: 200, body: { body: { title: "ওমরাহ" } } });
  expect((await call("DELETE", `${revisions}/restored?lang=bn`)).body).toBeNull();
});

test("publishing at once ends one's own waiting words", async () => {
  const { call, read } = await open();
  await call("PUT", DRAFT, { base: 0, body: { title: "ওমরাহ" } });
  await call("PUT", "/api/package/umrah?lang=bn", { title: "ওমরাহ প্যাকেজ" });
  expect((await call("GET", DRAFT)).status).toBe(404);
  expect((await read()).title).toBe("ওমরাহ প্যাকেজ");
});

test("shared, it is looked at in its own language alone, and leads to what is public afterwards", async () => {
  const { call, site, read } = await open();
  await call("PUT", DRAFT, { base: 0, body: { title: "ওমরাহ" } });
  const { link } = (await call("POST", at("/preview"))).body;
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe("/bn/packages/umrah");
  const asked = { which: searchParams.get("preview") ?? "", isEditing: false, user: null };
  const look = (language: Language) =>
    findPreview(site, { ...asked, pathname: "/packages/umrah", language });
  const { description } = await read("en");
  expect(await look("bn")).toMatchObject({
    place: { kind: "package", id: "umrah", language: "bn" },
    body: { title: "ওমরাহ", description },
  });
  for (const language of ["en", "ar"] as const) expect(await look(language)).toBeNull();
  const unsigned = { ...asked, which: "package/umrah", pathname: "/packages/umrah" };
  expect(await findPreview(site, { ...unsigned, language: "bn" })).toBeNull();
  const states = (await call("GET", "/api/translations")).body;
  expect(
    states.find(
      ({ kind, id }: { kind: string; id: string }) => kind === "package" && id === "umrah",
    ).bn.state,
  ).toBe("draft");
  await call("POST", at("/publish"));
  expect(await look("bn")).toEqual({ leadsTo: "/bn/packages/umrah" });
});

test.each<[string, string, object, number]>([
  ["an unknown language", "/api/drafts/package/umrah?lang=ur", {}, 400],
  ["what is no language", DRAFT, { price: 3, bannerimageUrl: "/art/a.svg" }, 400],
  ["what the store keeps beside the words", DRAFT, { made: { title: "x" } }, 400],
  ["a picture among the words", DRAFT, { bannerimageUrl: "/art/a.svg" }, 400],
  ["nothing to translate", "/api/drafts/post/nobody?lang=bn", { title: "x" }, 404],
])("%s is refused", async (_, path, body, status) => {
  const { call } = await open();
  expect((await call("PUT", path, { base: 0, body })).status).toBe(status);
});

test("of what is in the trash no translation waits; it comes back with it, and goes for good with it", async () => {
  const { call, post, draft, db } = await open();
  const translated = `${draft}?lang=ar`;
  await call("PUT", translated, { base: 0, body: { title: "العمرة" } });
  await call("DELETE", `/api/blogs/${post._id}`);
  const { version } = (await call("GET", translated)).body;
  expect(await call("PUT", translated, { version, body: { title: "أخرى" } })).toMatchObject({
    ...{ status: 404, body: { code: "in-trash" } },
  });
  expect((await call("POST", `${draft}/publish?lang=ar`)).status).toBe(404);
  await call("POST", `/api/blogs/${post._id}/restore`);
  expect((await call("POST", `${draft}/publish?lang=ar`)).status).toBe(200);

  await call("PUT", translated, { base: 1, body: { title: "أخرى" } });
  await call("DELETE", `/api/blogs/${post._id}`);
  await db.updateTable("trashedBlog").set({ deletedAt: "2026-01-01T00:00:00.000Z" }).execute();
  await emptyTrash(db, "post", oldestKept());
  for (const table of ["draft", "draftStep", "revision", "document"] as const) {
    const left = await db
      .selectFrom(table)
      .select("lang")
      .where("documentId", "=", post._id)
      .execute();
    expect(left).toEqual([]);
  }
});

test("where too much was translated anew to be compared, the words are not put together either", async () => {
  const { call, post, openColleague } = await open();
  const waiting = `/api/drafts/post/${post._id}?lang=bn`;
  const english = (word: string) =>
    Array.from({ length: 3000 }, (_, at) => `<p>${word}${at}</p>`).join("");
  const written = (content: string, word: string) => ({
    ...{ body: { content }, made: { content: english(word) } },
  });
  const { version } = (await call("PUT", waiting, { base: 0, ...written("<p>ক</p><p>খ</p>", "a") }))
    .body;
  const first = { version, ...written("<p>গ</p><p>খ</p>", "b") };
  expect((await call("PUT", waiting, first)).status).toBe(200);
  const colleague = await openColleague();
  const late = { version, ...written("<p>ক</p><p>ঘ</p>", "c") };
  expect((await colleague.call("PUT", waiting, late)).status).toBe(409);
});
