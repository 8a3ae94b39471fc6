import { expect, test } from "vitest";
import { askLoader } from "#tests/support/asked-site.ts";
import { loader as departures } from "./entries/departure-list.tsx";
import { loader as licences } from "./entries/licence-list.tsx";
import { loader as papers } from "./entries/requirement-list.tsx";
import { loader as visas } from "./entries/visa-list.tsx";
import { loader as ownPages } from "./pages/own-page-list.tsx";
import { loader as told } from "./told-when.tsx";

const COUNTS = { umrah: 101, hajj: 50, tours: 51, past: 0, "air-ticket": 0 };
const WAITING = [
  { id: "w", title: "Begun", isPublic: false },
  { id: "a", title: "Public", isPublic: true },
];

test("departures are read by package and page, of today in the time zone of the agency", async () => {
  const answers = {
    "departures.page": [{ id: "b" }],
    "departures.begun": { first: [{ id: "a" }], count: 3 },
    "departures.counts": COUNTS,
    "departures.days": { "2027-02-06": 1 },
    "enquiry.toldWhen.ready": [{ people: 2 }, { people: 3 }],
  };
  const asked = (at: string) => askLoader(departures, { at, answers });
  const paged = async (at: string) => {
    const lines = await asked(at);
    return [
      ...lines.filter((line) => /page |begun/.test(line)),
      lines.at(-1)?.match(/page: .*show: '\w+'/)?.[0],
    ];
  };
  expect(await asked("/departures")).toEqual([
    "settings.get",
    "departures.page { parent: 'umrah', today: '2026-11-25', limit: 50, offset: 0 }",
    "departures.begun 'umrah'",
    "departures.counts '2026-11-25'",
    "departures.days 'umrah' '2026-11-25'",
    "departures.changes",
    "enquiry.toldWhen.counts [ 'a', 'b' ]",
    "enquiry.toldWhen.ready '2026-11-25'",
    "languages.shown",
    "translation.ofMany 'departure' [ 'a', 'b' ]",
    "= { departures: [ { id: 'a' }, { id: 'b' } ], unlisted: 2, counts: { umrah: 101, hajj: 50, tours: 51, past: 0, 'air-ticket': 0 }, days: { '2027-02-06': 1 }, changes: [], today: '2026-11-25', page: 0, pages: 3, show: 'umrah', waits: [], inLanguages: { a: { bn: 'done' } }, canBeTold: 5 }",
  ]);
  expect(await asked("/departures?show=past&page=1.9")).toEqual([
    "settings.get",
    "departures.page { parent: null, today: '2026-11-25', limit: 50, offset: 50 }",
    "departures.counts '2026-11-25'",
    "departures.changes",
    "enquiry.toldWhen.counts [ 'b' ]",
    "enquiry.toldWhen.ready '2026-11-25'",
    "languages.shown",
    "translation.ofMany 'departure' [ 'b' ]",
    "= { departures: [ { id: 'b' } ], unlisted: 0, counts: { umrah: 101, hajj: 50, tours: 51, past: 0, 'air-ticket': 0 }, days: {}, changes: [], today: '2026-11-25', page: 1, pages: 1, show: 'past', waits: [], inLanguages: { a: { bn: 'done' } }, canBeTold: 5 }",
  ]);
  const PAGES = ["show=hajj&page=1", "show=tours&page=-1", "show=x&page=x", "page=10001"];
  expect(await Promise.all(PAGES.map((at) => paged(`/departures?${at}`)))).toEqual([
    [
      "departures.page { parent: 'hajj', today: '2026-11-25', limit: 50, offset: 50 }",
      "page: 1, pages: 1, show: 'hajj'",
    ],
    [
      "departures.page { parent: 'tours', today: '2026-11-25', limit: 50, offset: 0 }",
      "departures.begun 'tours'",
      "page: 0, pages: 2, show: 'tours'",
    ],
    [
      "departures.page { parent: 'umrah', today: '2026-11-25', limit: 50, offset: 0 }",
      "departures.begun 'umrah'",
      "page: 0, pages: 3, show: 'umrah'",
    ],
    [
      "departures.page { parent: 'umrah', today: '2026-11-25', limit: 50, offset: 500000 }",
      "page: 10000, pages: 3, show: 'umrah'",
    ],
  ]);
});

test("who waits for a departure is read page by page", async () => {
  const asked = (at: string, total: number) =>
    askLoader(told, {
      at,
      answers: { "enquiry.toldWhen.list": { people: [] }, "enquiry.toldWhen.count": total },
    });
  expect(await asked("/told-when", 0)).toEqual([
    "settings.get",
    "enquiry.toldWhen.list { departure: undefined, limit: 100, offset: 0 } '2026-11-25'",
    "enquiry.toldWhen.count { departure: undefined }",
    "replyTemplate.list",
    "= { people: [], templates: [], departure: null, page: 0, pages: 1 }",
  ]);
  expect(await asked("/told-when?departure=d1&page=2", 51)).toEqual([
    "settings.get",
    "enquiry.toldWhen.list { departure: 'd1', limit: 100, offset: 200 } '2026-11-25'",
    "enquiry.toldWhen.count { departure: 'd1' }",
    "replyTemplate.list",
    "= { people: [], templates: [], departure: 'd1', page: 2, pages: 1 }",
  ]);
  expect((await asked("/told-when?departure=&page=-3", 50)).at(-1)).toEqual(
    "= { people: [], templates: [], departure: null, page: 0, pages: 1 }",
  );
  expect((await asked("/told-when?page=x", 101)).at(-1)).toEqual(
    "= { people: [], templates: [], departure: null, page: 0, pages: 2 }",
  );
  expect((await asked("/told-when?page=99999999", 1)).at(1)).toEqual(
    "enquiry.toldWhen.list { departure: undefined, limit: 100, offset: 1000000 } '2026-11-25'",
  );
});

test("what waits, what is public and what is of each language stand in the lists", async () => {
  const entry = (_id: string, title: string) => ({
    ...{ _id, title, number: "7", validUntil: "2027-01-01", from: "Bank" },
    ...{ purpose: "tourist", link: _id, papers: ["p"], reviewedOn: "2026-01-01", other: 1 },
  });
  const answers = {
    "entry.list": [entry("b", "Visa 10"), entry("a", "Visa 2")],
    "draft.list": WAITING,
    "paperUses.counts": { a: 2 },
    "ownPage.listAll": [entry("a", "A")],
  };
  const alone = { ...answers, "languages.shown": ["en"] };
  expect(await askLoader(visas, { answers })).toEqual([
    "entry.list 'visa'",
    "draft.list { kind: 'visa', limit: 200, offset: 0 }",
    "settings.get",
    "languages.shown",
    "translation.ofMany 'visa' [ 'a', 'b' ]",
    "= { visas: [ { id: 'a', title: 'Visa 2', purpose: 'tourist', link: 'a', papers: 1, reviewedOn: '2026-01-01' }, { id: 'b', title: 'Visa 10', purpose: 'tourist', link: 'b', papers: 1, reviewedOn: '2026-01-01' } ], waiting: [ { id: 'w', title: 'Begun', isPublic: false } ], inLanguages: { a: { bn: 'done' } }, today: '2026-11-25' }",
  ]);
  expect(await askLoader(licences, { answers })).toEqual([
    "entry.list 'licence'",
    "draft.list { kind: 'licence', limit: 200, offset: 0 }",
    "settings.get",
    "languages.shown",
    "translation.ofMany 'licence' [ 'b', 'a' ]",
    "= { today: '2026-11-25', waiting: [ { id: 'w', title: 'Begun', isPublic: false } ], inLanguages: { a: { bn: 'done' } }, licences: [ { id: 'b', title: 'Visa 10', number: '7', validUntil: '2027-01-01' }, { id: 'a', title: 'Visa 2', number: '7', validUntil: '2027-01-01' } ] }",
  ]);
  expect(await askLoader(papers, { answers })).toEqual([
    "entry.list 'requirement'",
    "paperUses.counts",
    "draft.list { kind: 'requirement', limit: 200, offset: 0 }",
    "languages.shown",
    "translation.ofMany 'requirement' [ 'b', 'a' ]",
    "= [ { id: 'w', title: 'Begun', from: '', visas: null }, { id: 'a', title: 'Visa 2', from: 'Bank', visas: 2, inLanguages: { bn: 'done' } }, { id: 'b', title: 'Visa 10', from: 'Bank', visas: 0, inLanguages: undefined } ]",
  ]);
  expect((await askLoader(papers, { answers: alone })).at(-1)).toEqual(
    "= [ { id: 'w', title: 'Begun', from: '', visas: null }, { id: 'a', title: 'Visa 2', from: 'Bank', visas: 2, inLanguages: undefined }, { id: 'b', title: 'Visa 10', from: 'Bank', visas: 0, inLanguages: undefined } ]",
  );
  expect((await askLoader(ownPages, { answers: alone })).slice(1)).toEqual([
    "languages.shown",
    "= { pages: [ { _id: 'a', title: 'A', number: '7', validUntil: '2027-01-01', from: 'Bank', purpose: 'tourist', link: 'a', papers: [ 'p' ], reviewedOn: '2026-01-01', other: 1 } ], inLanguages: {} }",
  ]);
  expect((await askLoader(ownPages, { answers })).slice(1)).toEqual([
    "languages.shown",
    "translation.ofMany 'own-page' [ 'a' ]",
    "= { pages: [ { _id: 'a', title: 'A', number: '7', validUntil: '2027-01-01', from: 'Bank', purpose: 'tourist', link: 'a', papers: [ 'p' ], reviewedOn: '2026-01-01', other: 1 } ], inLanguages: { a: { bn: 'done' } } }",
  ]);
});
