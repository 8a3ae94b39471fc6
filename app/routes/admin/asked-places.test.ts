import { expect, test } from "vitest";
import { askLoader } from "#tests/support/asked-site.ts";
import { loader as postCreate } from "./blog/blog-create.tsx";
import { loader as post } from "./blog/blog-edit.tsx";
import { loader as departure } from "./entries/departure-edit.tsx";
import { loader as inclusions } from "./entries/inclusions.tsx";
import { loader as licence } from "./entries/licence-edit.tsx";
import { loader as paper } from "./entries/requirement-edit.tsx";
import { loader as visa } from "./entries/visa-edit.tsx";
import { loader as agencyPage } from "./pages/agency-page.tsx";
import { loader as ownPage } from "./pages/own-page-edit.tsx";
import { loader as packages } from "./pages/package.tsx";
import { loader as settingsGroup } from "./settings/settings-group.tsx";

const DRAFT = { base: 0, body: { image: "/waits.jpg" } };

test("a post and a page of their own open where they are public or wait", async () => {
  const params = { id: "p1" };
  const public_ = { _id: "p1", image: "/shown.jpg" };
  const types = { "blog.listTypes": ["Visa"] };
  const neither = { "blog.find": null, "draft.find": null };
  const missing = (isInTrash: boolean) =>
    askLoader(post, { params, answers: { ...neither, "draft.isInTrash": isInTrash } });
  expect([
    ...(await askLoader(postCreate, { answers: types })),
    ...(await askLoader(post, {
      ...{ params, answers: { ...types, "blog.find": public_, "draft.find": null } },
    })),
    ...(await askLoader(post, {
      ...{ params, user: null, answers: { "blog.find": null, "draft.find": DRAFT } },
    })),
    ...(await askLoader(post, {
      ...{ params, answers: { "blog.find": public_, "draft.find": { body: {} } } },
    })),
    ...(await missing(false)),
    ...(await missing(true)),
  ]).toEqual([
    "blog.listTypes",
    "= { types: [ 'Visa' ] }",
    "blog.find 'p1'",
    "draft.find { kind: 'post', id: 'p1' } { by: 'nadia' }",
    "media.factsIn '/shown.jpg'",
    "blog.listTypes",
    "= { id: 'p1', post: { _id: 'p1', image: '/shown.jpg' }, draft: null, pictures: [], types: [ 'Visa' ] }",
    "blog.find 'p1'",
    "draft.find { kind: 'post', id: 'p1' } { by: null }",
    "media.factsIn '/waits.jpg'",
    "blog.listTypes",
    "= { id: 'p1', post: null, draft: { base: 0, body: { image: '/waits.jpg' } }, pictures: [], types: [] }",
    "blog.find 'p1'",
    "draft.find { kind: 'post', id: 'p1' } { by: 'nadia' }",
    "media.factsIn '/shown.jpg'",
    "blog.listTypes",
    "= { id: 'p1', post: { _id: 'p1', image: '/shown.jpg' }, draft: { body: {} }, pictures: [], types: [] }",
    "blog.find 'p1'",
    "draft.find { kind: 'post', id: 'p1' } { by: 'nadia' }",
    "draft.isInTrash { kind: 'post', id: 'p1' }",
    "! { status: 404, statusText: 'There is no post with this address.' }",
    "blog.find 'p1'",
    "draft.find { kind: 'post', id: 'p1' } { by: 'nadia' }",
    "draft.isInTrash { kind: 'post', id: 'p1' }",
    "! { status: 404, statusText: 'This was deleted meanwhile. It lies in the trash, and can be put back from there.' }",
  ]);
  const opened = async (page: object | null, draft: object | null, user?: null) =>
    askLoader(ownPage, {
      ...{
        params,
        answers: { "ownPage.find": page, "draft.find": draft, "draft.isInTrash": false },
      },
      ...(user === null ? { user } : {}),
    });
  expect([
    ...(await opened(public_, null)),
    ...(await opened(null, DRAFT, null)),
    (await opened(null, { base: 2 })).at(-1),
    (await opened(null, null)).at(-1),
  ]).toEqual([
    "ownPage.find 'p1'",
    "draft.find { kind: 'own-page', id: 'p1' } { by: 'nadia' }",
    "= { id: 'p1', page: { _id: 'p1', image: '/shown.jpg' }, draft: null }",
    "ownPage.find 'p1'",
    "draft.find { kind: 'own-page', id: 'p1' } { by: null }",
    "= { id: 'p1', page: null, draft: { base: 0, body: { image: '/waits.jpg' } } }",
    "! { status: 404, statusText: 'There is no page with this address.' }",
    "! { status: 404, statusText: 'There is no page with this address.' }",
  ]);
});

test("an entry opens with what stands round it", async () => {
  const open = { _id: "e1", title: "E" };
  const answers = {
    ...{
      "entry.find": open,
      "draft.find": null,
      "entry.list": [{ title: "b 10" }, { title: "b 2" }],
    },
    ...{ "paperUses.list": [{ title: "v 10" }, { title: "v 2" }], "paperUses.counts": {} },
    ...{ "translation.stateOf": { bn: "done" }, "departures.listed": null },
    ...{ "enquiry.toldWhen.list": { people: [] }, "enquiry.toldWhen.count": 2 },
  };
  const params = { id: "e1" };
  const ofHajj = { ...answers, "departures.listed": { body: { package: "hajj" } } };
  const waits = { ...answers, "entry.find": null, "draft.find": DRAFT };
  expect(await askLoader(departure, { params, answers: ofHajj })).toEqual([
    "settings.get",
    "entry.find 'departure' 'e1'",
    "draft.find { kind: 'departure', id: 'e1' } { by: 'nadia' }",
    "departures.listed 'e1'",
    "enquiry.toldWhen.list { departure: 'e1', limit: 50, offset: 0 } '2026-11-25'",
    "enquiry.toldWhen.count { departure: 'e1', limit: 50, offset: 0 }",
    "replyTemplate.list",
    "departures.days 'hajj' '2026-11-25'",
    "= { id: 'e1', open: { _id: 'e1', title: 'E' }, draft: null, listed: { body: { package: 'hajj' } }, days: [], list: { people: [] }, total: 2, templates: [] }",
  ]);
  expect((await askLoader(departure, { params, answers })).at(-1)).toEqual(
    "= { id: 'e1', open: { _id: 'e1', title: 'E' }, draft: null, listed: null, days: {}, list: { people: [] }, total: 2, templates: [] }",
  );
  expect(await askLoader(licence, { params, answers })).toEqual([
    "entry.find 'licence' 'e1'",
    "draft.find { kind: 'licence', id: 'e1' } { by: 'nadia' }",
    "settings.get",
    "= { id: 'e1', open: { _id: 'e1', title: 'E' }, draft: null, today: '2026-11-25' }",
  ]);
  expect(await askLoader(paper, { params, answers })).toEqual([
    "entry.find 'requirement' 'e1'",
    "draft.find { kind: 'requirement', id: 'e1' } { by: 'nadia' }",
    "paperUses.list 'e1'",
    "entry.list 'requirement'",
    "paperUses.counts",
    "draft.list { kind: 'requirement', limit: 200, offset: 0 }",
    "languages.shown",
    "translation.ofMany 'requirement' [ undefined, undefined ]",
    "translation.stateOf { kind: 'requirement', id: 'e1' } { _id: 'e1', title: 'E' }",
    "= { id: 'e1', open: { _id: 'e1', title: 'E' }, draft: null, uses: [ { title: 'v 2' }, { title: 'v 10' } ], papers: [ { id: undefined, title: 'b 2', from: undefined, visas: 0, inLanguages: undefined }, { id: undefined, title: 'b 10', from: undefined, visas: 0, inLanguages: undefined } ], others: { bn: 'done' } }",
  ]);
  expect((await askLoader(paper, { params, answers: waits })).at(-1)).toEqual(
    "= { id: 'e1', open: null, draft: { base: 0, body: { image: '/waits.jpg' } }, uses: [ { title: 'v 2' }, { title: 'v 10' } ], papers: [ { id: undefined, title: 'b 2', from: undefined, visas: 0, inLanguages: undefined }, { id: undefined, title: 'b 10', from: undefined, visas: 0, inLanguages: undefined } ], others: null }",
  );
  expect(await askLoader(visa, { params, answers })).toEqual([
    "entry.find 'visa' 'e1'",
    "draft.find { kind: 'visa', id: 'e1' } { by: 'nadia' }",
    "entry.list 'requirement'",
    "settings.get",
    "translation.stateOf { kind: 'visa', id: 'e1' } { _id: 'e1', title: 'E' }",
    "= { id: 'e1', open: { _id: 'e1', title: 'E' }, draft: null, papers: [ { title: 'b 2' }, { title: 'b 10' } ], today: '2026-11-25', others: { bn: 'done' } }",
  ]);
  expect((await askLoader(visa, { params, user: null, answers: waits })).slice(1)).toEqual([
    "draft.find { kind: 'visa', id: 'e1' } { by: null }",
    "entry.list 'requirement'",
    "settings.get",
    "= { id: 'e1', open: null, draft: { base: 0, body: { image: '/waits.jpg' } }, papers: [ { title: 'b 2' }, { title: 'b 10' } ], today: '2026-11-25', others: null }",
  ]);
});

test("pages of the agency open with what waits for whoever asks", async () => {
  const answers = { "draft.find": DRAFT };
  const opened = async (id: string, user?: null) =>
    askLoader(agencyPage, { params: { id }, answers, ...(user === null ? { user } : {}) });
  expect([
    ...(await opened("about")),
    ...(await opened("contact")),
    ...(await opened("privacy")),
    ...(await opened("trust", null)),
    ...(await askLoader(inclusions, { params: { id: "tours" }, answers })),
    ...(await askLoader(inclusions, { params: { id: "tours" }, user: null })).slice(0, 2),
    ...(await askLoader(settingsGroup, { params: { group: "agency" }, answers })),
    ...(await askLoader(settingsGroup, { params: { group: "agency" }, user: null })).slice(1, 2),
  ]).toEqual([
    "page.findAbout",
    "draft.find { kind: 'page', id: 'about' } { by: 'nadia' }",
    "= { id: 'about', page: [], draft: { base: 0, body: { image: '/waits.jpg' } } }",
    "page.findContact",
    "draft.find { kind: 'page', id: 'contact' } { by: 'nadia' }",
    "= { id: 'contact', page: [], draft: { base: 0, body: { image: '/waits.jpg' } } }",
    "page.findPrivacy",
    "draft.find { kind: 'page', id: 'privacy' } { by: 'nadia' }",
    "= { id: 'privacy', page: [], draft: { base: 0, body: { image: '/waits.jpg' } } }",
    "page.findTrust",
    "draft.find { kind: 'page', id: 'trust' } { by: null }",
    "= { id: 'trust', page: [], draft: { base: 0, body: { image: '/waits.jpg' } } }",
    "inclusions.find 'tours'",
    "draft.find { kind: 'inclusions', id: 'tours' } { by: 'nadia' }",
    "= { id: 'tours', list: [], draft: { base: 0, body: { image: '/waits.jpg' } } }",
    "inclusions.find 'tours'",
    "draft.find { kind: 'inclusions', id: 'tours' } { by: null }",
    "settings.get",
    "draft.find { kind: 'settings', id: 'agency' } { by: 'nadia' }",
    "= { group: 'agency', settings: { timeZone: 'Asia/Dhaka' }, draft: { base: 0, body: { image: '/waits.jpg' } } }",
    "draft.find { kind: 'settings', id: 'agency' } { by: null }",
  ]);
  const written = { "package.list": [{ _id: "hajj", bannerimageUrl: "/hajj.jpg" }] };
  expect(await askLoader(packages, { answers: written })).toEqual([
    "package.list",
    "media.factsIn [ { _id: 'hajj', bannerimageUrl: '/hajj.jpg' } ]",
    "= { pictures: [], packages: [ { _id: 'umrah', bannerimageUrl: '' }, { _id: 'hajj', bannerimageUrl: '/hajj.jpg' }, { _id: 'tours', bannerimageUrl: '' }, { _id: 'student-visa', bannerimageUrl: '' }, { _id: 'work-visa', bannerimageUrl: '' } ] }",
  ]);
});
