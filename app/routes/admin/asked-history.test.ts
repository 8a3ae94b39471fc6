import { expect, test } from "vitest";
import { askLoader } from "#tests/support/asked-site.ts";
import { loader } from "./history.tsx";

const DRAFT = {
  ...{ savedAt: "2026-11-24T03:00:00.000Z", by: { name: "Nadia" }, others: [{ name: "Rafi" }] },
  ...{ restoredFrom: null, publishAt: "2026-12-01T03:00:00.000Z", body: { title: "Waits" } },
};
const ANSWERS = {
  "history.list": [{ _id: "2" }, { _id: "1" }],
  "history.count": { all: 2, published: 1, last: "2" },
  "history.findOne": (_place: object, _id: string) => Promise.resolve({ _id }),
  "history.find": (_place: object, id: string) =>
    Promise.resolve({ title: `Title ${id}`, content: "" }),
  "history.publicUntil": "2026-11-21T03:00:00.000Z",
  "history.open": null,
  "draft.find": DRAFT,
  "translation.find": { english: { title: "English" } },
  "entry.trash": { entries: [{ _id: "p2", title: "Gone" }] },
  "entry.list": [{ _id: "p1", title: "Kept" }],
  "entry.find": { title: "Entry" },
  "blog.find": { title: "Post" },
  "ownPage.find": { title: "Terms" },
};

function read(at: string, answers: object = {}, user?: null) {
  const [kind = "", id = "", version, other] = at.replace(/[?].*/, "").split("/");
  const params = { kind, id, ...(version ? { version } : {}), ...(other ? { other } : {}) };
  return askLoader(loader, {
    ...{ at: `/history/${at}`, params, answers: { ...ANSWERS, ...answers } },
    ...(user === null ? { user } : {}),
  });
}
/** What it answers, without what it asks. */
const answered = async (...asked: Parameters<typeof read>) => (await read(...asked)).at(-1);

test("what is public and what waits stand in the history", async () => {
  expect(await read("post/p1")).toEqual([
    "history.list { kind: 'post', id: 'p1' } { limit: 20 }",
    "history.count { kind: 'post', id: 'p1' }",
    "draft.find { kind: 'post', id: 'p1' } { by: 'nadia' }",
    "blog.find 'p1'",
    "settings.get",
    "media.factsIn [ { title: 'Waits' } ]",
    "= { place: { kind: 'post', id: 'p1' }, title: 'Waits', translated: null, waiting: { _id: 'waiting', at: '2026-11-24T03:00:00.000Z', by: { name: 'Nadia and Rafi' }, action: 'waiting', lang: 'en', since: null, restoredFrom: null }, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: false, shown: [ { version: { _id: 'waiting', at: '2026-11-24T03:00:00.000Z', by: { name: 'Nadia and Rafi' }, action: 'waiting', lang: 'en', since: null, restoredFrom: null }, body: { title: 'Waits' }, until: null } ], goesPublicAt: '2026-12-01T03:00:00.000Z', counts: { all: 3, published: 1 }, publicNow: '2', changes: null, around: { library: [], today: '2026-11-25' }, pictures: [] }",
  ]);
  expect(await read("post/p1", { "draft.find": null }, null)).toEqual([
    "history.list { kind: 'post', id: 'p1' } { limit: 20 }",
    "history.count { kind: 'post', id: 'p1' }",
    "draft.find { kind: 'post', id: 'p1' } { by: null }",
    "blog.find 'p1'",
    "history.findOne { kind: 'post', id: 'p1' } '2'",
    "history.find { kind: 'post', id: 'p1' } '2'",
    "history.publicUntil { kind: 'post', id: 'p1' } '2'",
    "settings.get",
    "media.factsIn [ { title: 'Title 2', content: '' } ]",
    "= { place: { kind: 'post', id: 'p1' }, title: 'Post', translated: null, waiting: null, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: false, shown: [ { version: { _id: '2' }, body: { title: 'Title 2', content: '' }, until: '2026-11-21T03:00:00.000Z' } ], goesPublicAt: null, counts: { all: 2, published: 1 }, publicNow: '2', changes: null, around: { library: [], today: '2026-11-25' }, pictures: [] }",
  ]);
  expect(await read("post/p1?only=published")).toEqual([
    "history.list { kind: 'post', id: 'p1' } { limit: 20, only: 'published' }",
    "history.count { kind: 'post', id: 'p1' }",
    "draft.find { kind: 'post', id: 'p1' } { by: 'nadia' }",
    "blog.find 'p1'",
    "history.findOne { kind: 'post', id: 'p1' } '2'",
    "history.find { kind: 'post', id: 'p1' } '2'",
    "history.publicUntil { kind: 'post', id: 'p1' } '2'",
    "settings.get",
    "media.factsIn [ { title: 'Title 2', content: '' } ]",
    "= { place: { kind: 'post', id: 'p1' }, title: 'Waits', translated: null, waiting: { _id: 'waiting', at: '2026-11-24T03:00:00.000Z', by: { name: 'Nadia and Rafi' }, action: 'waiting', lang: 'en', since: null, restoredFrom: null }, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: true, shown: [ { version: { _id: '2' }, body: { title: 'Title 2', content: '' }, until: '2026-11-21T03:00:00.000Z' } ], goesPublicAt: '2026-12-01T03:00:00.000Z', counts: { all: 3, published: 1 }, publicNow: '2', changes: null, around: { library: [], today: '2026-11-25' }, pictures: [] }",
  ]);
});

test("a version is shown, or two of them side by side", async () => {
  expect((await read("post/p1/1")).filter((line) => /history|^=/.test(line))).toEqual([
    "history.open '1'",
    "history.list { kind: 'post', id: 'p1' } { limit: 20 }",
    "history.count { kind: 'post', id: 'p1' }",
    "history.findOne { kind: 'post', id: 'p1' } '1'",
    "history.find { kind: 'post', id: 'p1' } '1'",
    "history.publicUntil { kind: 'post', id: 'p1' } '1'",
    "= { place: { kind: 'post', id: 'p1' }, title: 'Waits', translated: null, waiting: { _id: 'waiting', at: '2026-11-24T03:00:00.000Z', by: { name: 'Nadia and Rafi' }, action: 'waiting', lang: 'en', since: null, restoredFrom: null }, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: false, shown: [ { version: { _id: '1' }, body: { title: 'Title 1', content: '' }, until: '2026-11-21T03:00:00.000Z' } ], goesPublicAt: '2026-12-01T03:00:00.000Z', counts: { all: 3, published: 1 }, publicNow: '2', changes: null, around: { library: [], today: '2026-11-25' }, pictures: [] }",
  ]);
  expect((await read("post/p1/1/2")).filter((line) => /history|^=/.test(line))).toEqual([
    "history.open '1'",
    "history.list { kind: 'post', id: 'p1' } { limit: 20 }",
    "history.count { kind: 'post', id: 'p1' }",
    "history.findOne { kind: 'post', id: 'p1' } '1'",
    "history.find { kind: 'post', id: 'p1' } '1'",
    "history.findOne { kind: 'post', id: 'p1' } '2'",
    "history.find { kind: 'post', id: 'p1' } '2'",
    "= { place: { kind: 'post', id: 'p1' }, title: 'Waits', translated: null, waiting: { _id: 'waiting', at: '2026-11-24T03:00:00.000Z', by: { name: 'Nadia and Rafi' }, action: 'waiting', lang: 'en', since: null, restoredFrom: null }, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: false, shown: [ { version: { _id: '1' }, body: { title: 'Title 1', content: '' }, until: null }, { version: { _id: '2' }, body: { title: 'Title 2', content: '' }, until: null } ], goesPublicAt: '2026-12-01T03:00:00.000Z', counts: { all: 3, published: 1 }, publicNow: '2', changes: [ { name: 'title', label: 'Blog Title', change: { type: 'text', runs: [ { is: 'same', text: 'Title ' }, { is: 'removed', text: '1' }, { is: 'added', text: '2' } ] } }, { name: 'type', label: 'Blog Type', change: null }, { name: 'image', label: 'Blog Image', change: null }, { name: 'link', label: 'Blog Link', change: null }, { name: 'content', label: 'Content', change: null } ], around: { library: [], today: '2026-11-25' }, pictures: [] }",
  ]);
  expect(await answered("post/p1/2/waiting")).toEqual(
    "= { place: { kind: 'post', id: 'p1' }, title: 'Waits', translated: null, waiting: { _id: 'waiting', at: '2026-11-24T03:00:00.000Z', by: { name: 'Nadia and Rafi' }, action: 'waiting', lang: 'en', since: null, restoredFrom: null }, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: false, shown: [ { version: { _id: '2' }, body: { title: 'Title 2', content: '' }, until: null }, { version: { _id: 'waiting', at: '2026-11-24T03:00:00.000Z', by: { name: 'Nadia and Rafi' }, action: 'waiting', lang: 'en', since: null, restoredFrom: null }, body: { title: 'Waits' }, until: null } ], goesPublicAt: '2026-12-01T03:00:00.000Z', counts: { all: 3, published: 1 }, publicNow: '2', changes: [ { name: 'title', label: 'Blog Title', change: { type: 'text', runs: [ { is: 'removed', text: 'Title 2' }, { is: 'added', text: 'Waits' } ] } }, { name: 'type', label: 'Blog Type', change: null }, { name: 'image', label: 'Blog Image', change: null }, { name: 'link', label: 'Blog Link', change: null }, { name: 'content', label: 'Content', change: null } ], around: { library: [], today: '2026-11-25' }, pictures: [] }",
  );
  const gone = { "draft.find": null };
  expect(
    await Promise.all([
      ...[answered("post/p1/waiting", gone), answered("post/p1/2/waiting", gone)],
      answered("post/p1/1", { "history.findOne": null }),
      answered("post/p1/1", { "history.find": null }),
      ...[answered("post/p1", { "history.list": null }), answered("x/p1"), answered("page/x")],
      ...[answered("post/p1?lang=en"), answered("post/p1?lang=x")],
    ]),
  ).toEqual([
    "302 /admin/history/post/p1",
    "302 /admin/history/post/p1",
    "! { status: 404, statusText: 'There is no such thing, or no such version of it.' }",
    "! { status: 404, statusText: 'There is no such thing, or no such version of it.' }",
    "! { status: 404, statusText: 'There is no such thing, or no such version of it.' }",
    "! { status: 404, statusText: 'There is no such thing, or no such version of it.' }",
    "! { status: 404, statusText: 'There is no such thing, or no such version of it.' }",
    "! { status: 404, statusText: 'There is no such thing, or no such version of it.' }",
    "! { status: 404, statusText: 'There is no such thing, or no such version of it.' }",
  ]);
});

test("of a visa the papers come along, of a translation its English", async () => {
  expect(await read("visa/v1/1")).toEqual([
    "history.open '1'",
    "history.list { kind: 'visa', id: 'v1' } { limit: 20 }",
    "history.count { kind: 'visa', id: 'v1' }",
    "draft.find { kind: 'visa', id: 'v1' } { by: 'nadia' }",
    "entry.find 'visa' 'v1'",
    "entry.list 'requirement'",
    "entry.trash [ 'requirement' ] { limit: 200, offset: 0 }",
    "history.findOne { kind: 'visa', id: 'v1' } '1'",
    "history.find { kind: 'visa', id: 'v1' } '1'",
    "history.publicUntil { kind: 'visa', id: 'v1' } '1'",
    "settings.get",
    "media.factsIn [ { title: 'Title 1', content: '' } ]",
    "= { place: { kind: 'visa', id: 'v1' }, title: 'Waits', translated: null, waiting: { _id: 'waiting', at: '2026-11-24T03:00:00.000Z', by: { name: 'Nadia and Rafi' }, action: 'waiting', lang: 'en', since: null, restoredFrom: null }, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: false, shown: [ { version: { _id: '1' }, body: { title: 'Title 1', content: '' }, until: '2026-11-21T03:00:00.000Z' } ], goesPublicAt: '2026-12-01T03:00:00.000Z', counts: { all: 3, published: 1 }, publicNow: '2', changes: null, around: { library: [ { _id: 'p1', title: 'Kept' } ], today: '2026-11-25' }, pictures: [] }",
  ]);
  const papers = {
    "history.find": (_place: object, id: string) =>
      Promise.resolve({ papers: [{ id: "r", requirement: `p${id}` }] }),
  };
  const compared = await answered("visa/v1/1/2", papers);
  expect(compared?.match(/text: '\w+'/g)).toEqual(["text: 'Kept'", "text: 'Gone'"]);
  expect(await read("own-page/o1?lang=bn")).toEqual([
    "history.list { kind: 'own-page', id: 'o1', language: 'bn' } { limit: 20 }",
    "history.count { kind: 'own-page', id: 'o1', language: 'bn' }",
    "draft.find { kind: 'own-page', id: 'o1', language: 'bn' } { by: 'nadia' }",
    "ownPage.find 'o1'",
    "translation.find { kind: 'own-page', id: 'o1', language: 'bn' }",
    "settings.get",
    "media.factsIn [ { title: 'Waits' } ]",
    "= { place: { kind: 'own-page', id: 'o1', language: 'bn' }, title: 'English (বাংলা)', translated: { english: { title: 'English' } }, waiting: { _id: 'waiting', at: '2026-11-24T03:00:00.000Z', by: { name: 'Nadia and Rafi' }, action: 'waiting', lang: 'bn', since: null, restoredFrom: null }, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: false, shown: [ { version: { _id: 'waiting', at: '2026-11-24T03:00:00.000Z', by: { name: 'Nadia and Rafi' }, action: 'waiting', lang: 'bn', since: null, restoredFrom: null }, body: { title: 'Waits' }, until: null } ], goesPublicAt: '2026-12-01T03:00:00.000Z', counts: { all: 3, published: 1 }, publicNow: '2', changes: null, around: { library: [], today: '2026-11-25' }, pictures: [] }",
  ]);
  expect(await answered("home/home", { "draft.find": null })).toEqual(
    "= { place: { kind: 'home', id: 'home' }, title: 'Home page', translated: null, waiting: null, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: false, shown: [ { version: { _id: '2' }, body: { title: 'Title 2', content: '' }, until: '2026-11-21T03:00:00.000Z' } ], goesPublicAt: null, counts: { all: 2, published: 1 }, publicNow: '2', changes: null, around: { library: [], today: '2026-11-25' }, pictures: [] }",
  );
  expect(await answered("own-page/o1", { "ownPage.find": null, "draft.find": null })).toEqual(
    "= { place: { kind: 'own-page', id: 'o1' }, title: 'Title 2', translated: null, waiting: null, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: false, shown: [ { version: { _id: '2' }, body: { title: 'Title 2', content: '' }, until: '2026-11-21T03:00:00.000Z' } ], goesPublicAt: null, counts: { all: 2, published: 1 }, publicNow: null, changes: null, around: { library: [], today: '2026-11-25' }, pictures: [] }",
  );
  expect(await answered("licence/l1", { "entry.find": null, "draft.find": null })).toEqual(
    "= { place: { kind: 'licence', id: 'l1' }, title: 'Title 2', translated: null, waiting: null, revisions: [ { _id: '2' }, { _id: '1' } ], isOnlyPublished: false, shown: [ { version: { _id: '2' }, body: { title: 'Title 2', content: '' }, until: '2026-11-21T03:00:00.000Z' } ], goesPublicAt: null, counts: { all: 2, published: 1 }, publicNow: null, changes: null, around: { library: [], today: '2026-11-25' }, pictures: [] }",
  );
});

test("a version of a translation that is asked for without its language is led to", async () => {
  const made = (place: object) => ({ "history.open": { place } });
  const bn = { kind: "post", id: "p1", language: "bn" };
  const open = async (at: string, place: object) => {
    const lines = await read(at, made(place));
    return [lines[0], lines.at(-1)?.slice(0, 60)];
  };
  expect([
    await open("post/p1/7", bn),
    await open("post/p1/7", { kind: "post", id: "p1" }),
    await open("post/p1/7", { ...bn, id: "p2" }),
    await open("post/p1/7", { ...bn, kind: "visa" }),
    await open("post/p1/7?lang=bn", bn),
    await open("post/p1/waiting", bn),
    await open("post/p1", bn),
  ]).toEqual([
    ["history.open '7'", "302 /admin/history/post/p1/7?lang=bn"],
    ["history.open '7'", "= { place: { kind: 'post', id: 'p1' }, title: 'Waits', trans"],
    ["history.open '7'", "= { place: { kind: 'post', id: 'p1' }, title: 'Waits', trans"],
    ["history.open '7'", "= { place: { kind: 'post', id: 'p1' }, title: 'Waits', trans"],
    [
      "history.list { kind: 'post', id: 'p1', language: 'bn' } { limit: 20 }",
      "= { place: { kind: 'post', id: 'p1', language: 'bn' }, title",
    ],
    [
      "history.list { kind: 'post', id: 'p1' } { limit: 20 }",
      "= { place: { kind: 'post', id: 'p1' }, title: 'Waits', trans",
    ],
    [
      "history.list { kind: 'post', id: 'p1' } { limit: 20 }",
      "= { place: { kind: 'post', id: 'p1' }, title: 'Waits', trans",
    ],
  ]);
});
