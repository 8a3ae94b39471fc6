import { expect, test } from "vitest";
import { askLoader } from "#tests/support/asked-site.ts";
import { loader as home } from "./pages/home.tsx";
import { loader as profile } from "./profile.tsx";
import { loader as security } from "./settings/security.tsx";
import { loader as settings } from "./settings/settings.tsx";
import { loader as staff } from "./settings/staff.tsx";
import { loader as today } from "./today.tsx";
import { loader as translate } from "./translate.tsx";

const EDITOR = { _id: "rafi", name: "Rafi", email: "rafi@rihla.example", role: "editor" };
const DRAFT = { base: 0, body: { image: "/waits.jpg" } };

test("the first page tells the owner what to do first", async () => {
  const answers = {
    ...{ "home.find": { h: 1 }, "draft.find": DRAFT, "enquiry.listWaiting": [1] },
    ...{ "firstDay.get": { steps: [] }, "media.factsIn": { a: 1 } },
  };
  expect(await askLoader(home, { answers })).toEqual([
    "home.find",
    "draft.find { kind: 'home', id: 'home' } { by: 'nadia' }",
    "enquiry.listWaiting 3",
    "firstDay.get { isMailing: true }",
    "media.factsIn { h: 1 }",
    "= { home: { h: 1 }, draft: { base: 0, body: { image: '/waits.jpg' } }, waiting: [ 1 ], firstDay: { steps: [] }, pictures: { a: 1 } }",
  ]);
  expect(await askLoader(home, { answers, user: EDITOR })).toEqual([
    "home.find",
    "draft.find { kind: 'home', id: 'home' } { by: 'rafi' }",
    "enquiry.listWaiting 3",
    "media.factsIn { h: 1 }",
    "= { home: { h: 1 }, draft: { base: 0, body: { image: '/waits.jpg' } }, waiting: [ 1 ], firstDay: null, pictures: { a: 1 } }",
  ]);
  expect((await askLoader(home, { answers, user: null })).slice(1)).toEqual([
    "draft.find { kind: 'home', id: 'home' } { by: null }",
    "enquiry.listWaiting 3",
    "media.factsIn { h: 1 }",
    "= { home: { h: 1 }, draft: { base: 0, body: { image: '/waits.jpg' } }, waiting: [ 1 ], firstDay: null, pictures: { a: 1 } }",
  ]);
});

test("the desk of today tells all, or one kind of it", async () => {
  const answers = {
    ...{
      "today.get": { desk: 1 },
      "attention.list": ["line"],
      "attention.nextPriceEnd": "2026-12-01",
    },
    ...{ "mondayMail.isOn": true },
  };
  expect(await askLoader(today, { answers })).toEqual([
    "settings.get",
    "today.get '2026-11-25'",
    "attention.list '2026-11-25' undefined",
    "attention.nextPriceEnd '2026-11-25'",
    "mondayMail.isOn 'nadia'",
    "= { desk: 1, hello: 'Good evening, Nadia', day: 'Wednesday, 25 November 2026, Dhaka time', only: undefined, lines: [ 'line' ], nextPriceEnd: '2026-12-01', getsMail: true, today: '2026-11-25', timeZone: 'Asia/Dhaka', canMail: true }",
  ]);
  expect((await askLoader(today, { at: "?what=price-ends", answers })).slice(2, 3)).toEqual([
    "attention.list '2026-11-25' 'price-ends'",
  ]);
  expect((await askLoader(today, { at: "?what=x", answers, user: EDITOR })).slice(2, 5)).toEqual([
    "attention.list '2026-11-25' undefined",
    "attention.nextPriceEnd '2026-11-25'",
    "mondayMail.isOn 'rafi'",
  ]);
  expect(await askLoader(today, { user: null })).toEqual(["302 /login"]);
});

test("a translation opens where there is something to translate", async () => {
  const answers = { "translation.find": { english: { title: "Terms" } }, "draft.find": DRAFT };
  const params = { kind: "own-page", id: "o1", language: "bn" };
  const opened = async (more: object, given: object = answers, user?: null) =>
    askLoader(translate, {
      ...{ params: { ...params, ...more }, answers: given as never },
      ...(user === null ? { user } : {}),
    });
  expect([
    ...(await opened({})),
    ...(await opened(
      { kind: "page", id: "about" },
      { ...answers, "translation.find": { english: {} } },
      null,
    )),
    ...(await opened({ language: "en" })),
    ...(await opened({ kind: "x" })),
    ...(await opened({}, { "translation.find": null })),
  ]).toEqual([
    "translation.find { kind: 'own-page', id: 'o1', language: 'bn' }",
    "draft.find { kind: 'own-page', id: 'o1', language: 'bn' } { by: 'nadia' }",
    "= { place: { kind: 'own-page', id: 'o1' }, language: 'bn', translated: { english: { title: 'Terms' } }, draft: { base: 0, body: { image: '/waits.jpg' } }, title: 'Terms' }",
    "translation.find { kind: 'page', id: 'about', language: 'bn' }",
    "draft.find { kind: 'page', id: 'about', language: 'bn' } { by: null }",
    "= { place: { kind: 'page', id: 'about' }, language: 'bn', translated: { english: {} }, draft: { base: 0, body: { image: '/waits.jpg' } }, title: 'About page' }",
    "! { status: 404, statusText: 'There is nothing to translate here.' }",
    "! { status: 404, statusText: 'There is nothing to translate here.' }",
    "translation.find { kind: 'own-page', id: 'o1', language: 'bn' }",
    "! { status: 404, statusText: 'There is nothing to translate here.' }",
  ]);
});

test("who works here, and how all is set up, is told to whom it concerns", async () => {
  const answers = {
    ...{ "user.list": [1, 2], "invitation.listOpen": [1], "redirect.count": 3 },
    ...{ "unknownPath.list": [1, 2, 3, 4], "outbox.counts": { failed: 5 } },
    ...{ "house.state": { backupAt: "2026-11-24T01:00:00.000Z" } },
    ...{
      "account.findSecurity": { factor: { isOn: true } },
      "account.findSecondFactorDuty": { by: 1 },
    },
    ...{
      "settings.get": {
        ...{ timeZone: "Asia/Dhaka", brand: { name: "Rihla" }, social: [{}] },
        ...{ knowMoreLink: "/more", enquiryMonths: 24 },
      },
    },
  };
  const LOADERS = { staff, security, profile, settings };
  const askedBy = async (user?: object | null) => {
    const all: Record<string, string[]> = {};
    for (const [name, loader] of Object.entries(LOADERS))
      all[name] = await askLoader(loader, { answers, ...(user === undefined ? {} : { user }) });
    return all;
  };
  expect(await askedBy()).toEqual({
    profile: [
      "= { user: { _id: 'nadia', name: 'Nadia Islam', email: 'nadia@rihla.example', role: 'owner' } }",
    ],
    security: [
      "account.findSecurity",
      "account.findSecondFactorDuty",
      "= { factor: { isOn: true }, duty: { by: 1 }, name: 'Nadia Islam', now: '2026-11-24T19:00:00.000Z' }",
    ],
    settings: [
      "settings.get",
      "languages.shown",
      "redirect.count {}",
      "unknownPath.list",
      "outbox.counts",
      "user.list",
      "invitation.listOpen",
      "account.findSecurity",
      "house.state",
      "settings.noticeEnds { timeZone: 'Asia/Dhaka', brand: { name: 'Rihla' }, social: [ {} ], knowMoreLink: '/more', enquiryMonths: 24 }",
      "= { standing: { agency: 'Rihla', contact: 'Numbers, offices, opening hours', social: '1 link', notice: 'Not shown', look: 'Your logo and your colour', languages: '1 language beside English', moved: '4 asked for, but not there', 'know-more': '/more', enquiries: 'Kept for 24 months after closing', mail: '5 did not go out', staff: '2 people, 1 invitation open', security: 'Password and a code', profile: 'nadia@rihla.example', activity: 'Who did what', backups: 'Yesterday, 7:00 am, tried and whole', 'move-in': 'From the old site, WordPress or Ghost', system: 'Seven checks, last mistakes' } }",
    ],
    staff: [
      "user.list",
      "invitation.listOpen",
      "= { me: { _id: 'nadia', name: 'Nadia Islam', email: 'nadia@rihla.example', role: 'owner' }, members: [ 1, 2 ], canMail: true, invitations: [ 1 ] }",
    ],
  });
  expect(await askedBy(EDITOR)).toEqual({
    profile: [
      "= { user: { _id: 'rafi', name: 'Rafi', email: 'rafi@rihla.example', role: 'editor' } }",
    ],
    security: [
      "account.findSecurity",
      "= { factor: { isOn: true }, duty: null, name: 'Rafi', now: '2026-11-24T19:00:00.000Z' }",
    ],
    settings: [
      "settings.get",
      "languages.shown",
      "redirect.count {}",
      "unknownPath.list",
      "outbox.counts",
      "user.list",
      "account.findSecurity",
      "house.state",
      "settings.noticeEnds { timeZone: 'Asia/Dhaka', brand: { name: 'Rihla' }, social: [ {} ], knowMoreLink: '/more', enquiryMonths: 24 }",
      "= { standing: { agency: 'Rihla', contact: 'Numbers, offices, opening hours', social: '1 link', notice: 'Not shown', look: 'Your logo and your colour', languages: '1 language beside English', moved: '4 asked for, but not there', 'know-more': '/more', enquiries: 'Kept for 24 months after closing', mail: '5 did not go out', staff: '2 people', security: 'Password and a code', profile: 'rafi@rihla.example', activity: 'Who did what', backups: 'Yesterday, 7:00 am, tried and whole', 'move-in': 'From the old site, WordPress or Ghost', system: 'Seven checks, last mistakes' } }",
    ],
    staff: [
      "user.list",
      "= { me: { _id: 'rafi', name: 'Rafi', email: 'rafi@rihla.example', role: 'editor' }, members: [ 1, 2 ], canMail: true, invitations: [] }",
    ],
  });
  expect(await askedBy(null)).toEqual({
    profile: ["302 /login"],
    security: ["302 /login"],
    settings: [
      "settings.get",
      "languages.shown",
      "redirect.count {}",
      "unknownPath.list",
      "outbox.counts",
      "user.list",
      "account.findSecurity",
      "house.state",
      "settings.noticeEnds { timeZone: 'Asia/Dhaka', brand: { name: 'Rihla' }, social: [ {} ], knowMoreLink: '/more', enquiryMonths: 24 }",
      "= { standing: { agency: 'Rihla', contact: 'Numbers, offices, opening hours', social: '1 link', notice: 'Not shown', look: 'Your logo and your colour', languages: '1 language beside English', moved: '4 asked for, but not there', 'know-more': '/more', enquiries: 'Kept for 24 months after closing', mail: '5 did not go out', staff: '2 people', security: 'Password and a code', profile: '', activity: 'Who did what', backups: 'Yesterday, 7:00 am, tried and whole', 'move-in': 'From the old site, WordPress or Ghost', system: 'Seven checks, last mistakes' } }",
    ],
    staff: ["302 /login"],
  });
  const known = { ...answers, "unknownPath.list": [] };
  expect((await askLoader(settings, { answers: known })).at(-1)).toContain("moved: '3 ");
});
