import { expect, test } from "vitest";
import { askLoader } from "#tests/support/asked-site.ts";
import { loader as posts } from "./blog/blog-list.tsx";
import { loader as postTrash } from "./blog/blog-trash.tsx";
import { loader as paste } from "./entries/departure-paste.tsx";
import { loader as trash } from "./entries/entry-trash.tsx";
import { loader as media } from "./media.tsx";
import { loader as ownPageTrash } from "./pages/own-page-trash.tsx";
import { loader as activity } from "./settings/activity.tsx";
import { loader as languages } from "./settings/languages.tsx";
import { loader as mail } from "./settings/mail.tsx";
import { loader as moved } from "./settings/moved.tsx";

const WAITING = [
  { id: "w", title: "Begun", isPublic: false },
  { id: "a", title: "Public", isPublic: true },
];

test("posts are read as they are asked for", async () => {
  const answers = {
    "blog.listFindings": [{ _id: "a", image: "/a.jpg", createdAt: "2026-01-01" }],
    "blog.count": 1,
    "draft.countByState": { draft: 1, timed: 2 },
    "draft.list": WAITING,
    "blog.listTypes": ["Visa"],
    "draft.statesOf": { a: "draft" },
    "media.factsIn": { "/a.jpg": {} },
  };
  const asked = (at: string) => askLoader(posts, { at: `/blog${at}`, answers });
  expect(await asked("")).toEqual([
    "blog.listFindings { q: '', type: '', after: undefined, before: undefined, limit: 25, offset: 0 }",
    "draft.list { kind: 'post', limit: 50, offset: 0 }",
    "blog.count { q: '', type: '', state: '', page: 1, after: undefined, before: undefined }",
    "draft.countByState 'post'",
    "blog.listTypes",
    "media.factsIn [ '/a.jpg' ]",
    "draft.statesOf 'post' [ 'a' ]",
    "languages.shown",
    "translation.ofMany 'post' [ 'a' ]",
    "= { posts: [ { _id: 'a', image: '/a.jpg', createdAt: '2026-01-01' } ], newer: null, older: null, waiting: [ { id: 'w', title: 'Begun', isPublic: false }, { id: 'a', title: 'Public', isPublic: true } ], states: { a: 'draft' }, inLanguages: { a: { bn: 'done' } }, pictures: { '/a.jpg': {} }, q: '', type: '', state: '', count: 1, counts: { draft: 1, timed: 2 }, types: [ 'Visa' ] }",
  ]);
  expect(await asked("?q=umrah&type=Visa")).toEqual([
    "blog.listFindings { q: 'umrah', type: 'Visa', after: undefined, before: undefined, limit: 25, offset: 0 }",
    "blog.count { q: 'umrah', type: 'Visa', state: '', page: 1 }",
    "draft.countByState 'post'",
    "blog.listTypes",
    "media.factsIn [ '/a.jpg' ]",
    "draft.statesOf 'post' [ 'a' ]",
    "languages.shown",
    "translation.ofMany 'post' [ 'a' ]",
    "= { posts: [ { _id: 'a', image: '/a.jpg', createdAt: '2026-01-01' } ], newer: null, older: null, waiting: [], states: { a: 'draft' }, inLanguages: { a: { bn: 'done' } }, pictures: { '/a.jpg': {} }, q: 'umrah', type: 'Visa', state: '', count: 1, counts: { draft: 1, timed: 2 }, types: [ 'Visa' ] }",
  ]);
  expect(await asked("?state=draft")).toEqual([
    "draft.list { kind: 'post', state: 'draft', limit: 25, offset: 0 }",
    "blog.count { q: '', type: '', state: 'draft', page: 1 }",
    "draft.countByState 'post'",
    "blog.listTypes",
    "= { waiting: [ { id: 'w', title: 'Begun', isPublic: false }, { id: 'a', title: 'Public', isPublic: true } ], newer: null, older: null, posts: [], states: {}, inLanguages: {}, pictures: {}, q: '', type: '', state: 'draft', count: 1, counts: { draft: 1, timed: 2 }, types: [ 'Visa' ] }",
  ]);
  const first = async (at: string) =>
    (await asked(at)).some((line) => line.startsWith("draft.list"));
  expect([
    await first("?after=2026-01-01T00:00:00.000Z_a"),
    await first("?before=2026-01-01T00:00:00.000Z_a"),
    await first("?type=Visa"),
  ]).toEqual([false, false, false]);
});

test("trashes, pictures, old addresses, mails and deeds are read a part at a time", async () => {
  const one = { "entry.trash": { entries: [], count: 0 } };
  const trashed = (entries: string, at = "") =>
    askLoader(trash, { at: `/x${at}`, params: { entries }, answers: one });
  expect([
    ...(await trashed("visas")),
    ...(await trashed("departures", "?shown=120")),
    ...(await trashed("licences", "?shown=100000")),
    ...(await trashed("requirements", "?shown=x")),
    ...(await trashed("x")),
    ...(await askLoader(postTrash)),
    ...(await askLoader(ownPageTrash)),
  ]).toEqual([
    "entry.trash [ 'requirement', 'visa' ] { limit: 100, offset: 0 }",
    "= { name: 'visas', limit: 100, entries: [], count: 0 }",
    "entry.trash [ 'departure' ] { limit: 120, offset: 0 }",
    "= { name: 'departures', limit: 120, entries: [], count: 0 }",
    "entry.trash [ 'licence' ] { limit: 5000, offset: 0 }",
    "= { name: 'licences', limit: 5000, entries: [], count: 0 }",
    "! { status: 404, statusText: 'There is none with this address.' }",
    "! { status: 404, statusText: 'There is none with this address.' }",
    "blog.listTrash",
    "= { posts: [] }",
    "ownPage.listTrash",
    "= { pages: [] }",
  ]);
  const long = "x".repeat(250);
  expect([
    ...(await askLoader(moved, { answers: { "redirect.count": 3 } })),
    ...(await askLoader(moved, { at: "?q=umrah", answers: { "redirect.count": 3 } })),
    (await askLoader(moved, { at: `?q=${long}` })).at(0)?.length,
    ...(await askLoader(mail, { answers: { "outbox.counts": { sent: 1 } } })),
    ...(await askLoader(activity, { answers: { "audit.list": [1] } })),
    ...(await askLoader(media)),
    ...(await askLoader(media, { at: "?described=no" })),
    ...(await askLoader(languages, {
      answers: { "translation.list": [1], "typeNames.list": [2] },
    })),
    ...(await askLoader(paste, { at: "?to=hajj" })),
    ...(await askLoader(paste, { at: "?to=x" })),
  ]).toEqual([
    "redirect.list { q: '', limit: 50, offset: 0 }",
    "redirect.count { q: '' }",
    "unknownPath.list",
    "= { q: '', redirects: [], count: 3, unknown: [] }",
    "redirect.list { q: 'umrah', limit: 50, offset: 0 }",
    "redirect.count { q: 'umrah' }",
    "unknownPath.list",
    "= { q: 'umrah', redirects: [], count: 3, unknown: [] }",
    245,
    "outbox.list { limit: 50, offset: 0 }",
    "outbox.counts",
    "= { isSending: true, mails: [], counts: { sent: 1 } }",
    "audit.list { limit: 50, offset: 0 }",
    "= { entries: [ 1 ] }",
    "media.list { q: '', described: undefined, limit: 48, offset: 0 }",
    "= { pictures: [] }",
    "media.list { q: '', described: 'no', limit: 48, offset: 0 }",
    "= { pictures: [] }",
    "languages.shown",
    "translation.list",
    "typeNames.list",
    "= { shown: [ 'en', 'bn' ], states: [ 1 ], types: [ 2 ] }",
    "= { to: 'hajj' }",
    "= { to: 'umrah' }",
  ]);
});
