import { expect, test } from "vitest";
import type { AuditEntry } from "#contracts/audit.ts";
import { linesOf, showPage } from "#tests/support/show-page.tsx";
import Activity from "./activity.tsx";
import AdminMail from "./mail.tsx";
import Moved from "./moved.tsx";

const entryOf = (id: number, more: Partial<AuditEntry> = {}): AuditEntry =>
  ({
    ...{
      _id: `${id}`,
      at: "2026-11-24T03:00:00.000Z",
      userId: "nadia",
      userName: "Nadia",
      action: "update",
    },
    ...{
      thing: "blog",
      thingId: "p1",
      summary: "Four steps",
      revision: null,
      language: "en",
      detail: null,
    },
    ...(more as object),
  }) as AuditEntry;

test("what was done is listed, leads to the version that it made, and older deeds come once", async () => {
  const first = [
    entryOf(0, { revision: "4" }),
    entryOf(1, { userId: null, userName: "" }),
    entryOf(2, { userId: null, userName: "Gone" }),
    ...Array.from({ length: 47 }, (_, at) => entryOf(at + 3)),
  ];
  let status = 500;
  const screen = await showPage(Activity, { entries: first }, () => ({
    ...{ status, body: status === 500 ? { message: "Not now." } : [entryOf(49), entryOf(50)] },
  }));
  expect(linesOf(screen.outline(), /Four steps/).slice(0, 3)).toEqual([
    "    li: Nadia [changed the post “Four steps” | href=/admin/history/post/p1/4] {datetime=2026-11-24T03:00:00.000Z: 9:00 am, 24 November}",
    "    li: Somebody changed the post “Four steps” {datetime=2026-11-24T03:00:00.000Z: 9:00 am, 24 November}",
    "    li: Nadia changed the post “Four steps” {datetime=2026-11-24T03:00:00.000Z: 9:00 am, 24 November}",
  ]);
  expect(await screen.press("Show older entries")).toEqual([
    "error: Not now.",
    "focus button Show older entries",
  ]);
  status = 200;
  await screen.press("Show older entries");
  expect(document.querySelectorAll("main ol > li").length).toBe(51);
  expect(linesOf(screen.outline(), /Show older/)).toEqual([]);
});

test("a name stands in the direction of its own script, a language in its own name", async () => {
  const translation = { what: "translation", language: "ar", title: "Four steps" };
  const shown = { what: "languages", shown: ["en", "bn"] };
  const more: Partial<AuditEntry>[] = [
    { detail: translation as AuditEntry["detail"], revision: "7" },
    { detail: shown as AuditEntry["detail"], thing: "settings", thingId: "languages" },
    { thing: "redirect", summary: "Twelve addresses", thingId: "" },
    { thing: "redirect", summary: "/old", thingId: "/old" },
  ];
  const entries = more.map((one, at) => entryOf(at, one));
  const screen = await showPage(Activity, { entries });
  expect(
    [...document.querySelectorAll("main ol > li > span")].map((line) => line.innerHTML),
  ).toEqual([
    '<b class="font-[640]"><bdi>Nadia</bdi></b> <a class="text-link" href="/admin/history/post/p1/7?lang=ar" data-discover="true"><span>changed the post “<bdi>Four steps</bdi>” (<bdi lang="ar">العربية</bdi>)</span></a>',
    '<b class="font-[640]"><bdi>Nadia</bdi></b> <span>changed the languages that the site is read in: <bdi dir="ltr">⁨English⁩, ⁨বাংলা⁩</bdi></span>',
    '<b class="font-[640]"><bdi>Nadia</bdi></b> <span>changed the moved address “<bdi lang="en" dir="ltr">Twelve addresses</bdi>”</span>',
    '<b class="font-[640]"><bdi>Nadia</bdi></b> <span>changed the moved address “<bdi>/old</bdi>”</span>',
  ]);
  expect(linesOf(screen.outline(), /older/)).toEqual([]);
});

test("before anything was done it says so", async () => {
  const screen = await showPage(Activity, { entries: [] });
  expect(screen.outline().slice(-4)).toEqual([
    "  Who changed what, newest first.",
    "  (img src=/art/madinah-dawn.svg alt)",
    "  Nothing yet",
    "  The next change will appear here.",
  ]);
});

const mailOf = (id: string) => ({
  ...{
    _id: id,
    kind: "invitation",
    to: `${id}@rihla.example`,
    state: "sent",
    createdAt: "2026-11-24T03:00:00.000Z",
  },
  ...{
    sentAt: "2026-11-24T03:00:00.000Z",
    tries: 1,
    nextTryAt: null,
    lastError: null,
    subject: id,
    enquiryId: null,
  },
});

test("older mail is asked for from where the list ends, and each stands once", async () => {
  const asked: string[] = [];
  let status = 500;
  const loaderData = {
    isSending: true,
    mails: [mailOf("a"), mailOf("b")],
    counts: { waiting: 1, sent: 1, failed: 1 },
  };
  const screen = await showPage(AdminMail, loaderData, (what) => {
    asked.push(what);
    return {
      status,
      body: status === 500 ? { message: "Not now." } : { mails: [mailOf("b"), mailOf("c")] },
    };
  });
  expect(linesOf(await screen.press("Show older mail"), /error/)).toEqual(["error: Not now."]);
  status = 200;
  await screen.press("Show older mail");
  expect(asked).toEqual(["GET /api/mail?limit=50&offset=2", "GET /api/mail?limit=50&offset=2"]);
  expect(document.querySelectorAll("main .mail-rows > li").length).toBe(3);
  expect(linesOf(screen.outline(), /Show older/)).toEqual([]);
});

const redirectOf = (from: string) => ({
  ...{ _id: from, from, to: "/about", since: "2026-11-24T03:00:00.000Z", isOwn: true, uses: 2 },
  lastUsedAt: "2026-11-24T03:00:00.000Z",
});

/** What stands in the address, how many are listed, of how many, and what is read then. */
const MOVED: readonly [q: string, listed: number, count: number, shown: string][] = [
  ["", 0, 0, "No address has moved yet"],
  ["", 1, 1, "## {role=status: All 1}"],
  ["", 1, 12, "## {role=status: All 12} · <Show older ones>"],
  [
    "",
    1,
    13,
    "## {role=status: All 13} · search: (input type=search value placeholder=Part of an address maxlength=200 label=Search) · <Show older ones>",
  ],
  [
    "umrah",
    0,
    0,
    "## {role=status: 0 found} · search: (input type=search value=umrah placeholder=Part of an address maxlength=200 label=Search)",
  ],
  [
    "umrah",
    1,
    1,
    "## {role=status: 1 found} · search: (input type=search value=umrah placeholder=Part of an address maxlength=200 label=Search)",
  ],
];

test.each(MOVED)("old addresses of %j: %i of %i are listed", async (q, listed, count, shown) => {
  const redirects = Array.from({ length: listed }, (_, at) => redirectOf(`/old-${at}`));
  const screen = await showPage(Moved, { q, redirects, count, unknown: [] });
  const read = linesOf(screen.outline(), /##|input|Show older|No address/).map((line) =>
    line.trim(),
  );
  expect(read.join(" · ")).toBe(shown);
});
