import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createOutwardLinks } from "./outward-links.ts";

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const NOW = Date.parse("2026-11-25T05:00:00.000Z");
const [A, OTHER_A, B] = ["http://a.example/1", "http://a.example/2", "https://b.example/"];

async function open(...targets: string[]) {
  const { db } = await openTestSite();
  const place = { kind: "post", documentId: "1", lang: "en" } as const;
  const link = (...more: string[]) =>
    db
      .insertInto("reference")
      .values(more.map((target) => ({ ...place, target })))
      .execute();
  await link(...targets);
  const links = createOutwardLinks(db);
  const due = (ms = 0, most = 20) => links.due(most, NOW + ms);
  return { db, link, links, due };
}

test("of each host one address is due, no more than are asked for, and none of this site", async () => {
  const { due } = await open(OTHER_A, A, B, "/about", "mailto:a@b.example");
  expect(await due()).toEqual([A, B]);
  expect(await due(0, 1)).toEqual([A]);
});

test("what is there is due again after two weeks, what waits the longest before what is new", async () => {
  const { links, due, link } = await open(A, B);
  await links.noteThere(B, NOW);
  await links.noteThere(A, NOW + 1);
  expect(await due(14 * DAY_MS - 1)).toEqual([]);
  expect(await due(14 * DAY_MS)).toEqual([B]);
  await link("http://0.example/");
  expect(await due(14 * DAY_MS + 1)).toEqual([B, A, "http://0.example/"]);
});

test("what was not there a day later either is broken since the first day", async () => {
  const { links, due } = await open(A, B);
  await links.noteThere(B, NOW);
  await links.noteFailure(A, "404", NOW);
  expect([await due(25 * HOUR_MS - 1), await due(25 * HOUR_MS)]).toEqual([[], [A]]);
  await links.noteFailure(A, "404", NOW + DAY_MS - 1);
  expect(await links.broken()).toEqual(new Map());
  for (const day of [1, 2, 3]) await links.noteFailure(A, "404", NOW + day * DAY_MS);
  expect(await links.broken()).toEqual(new Map([[A, "2026-11-25"]]));
  await links.noteThere(A, NOW + 4 * DAY_MS);
  expect(await links.broken()).toEqual(new Map());
  await links.noteFailure(A, "404", NOW + 5 * DAY_MS);
  expect(await links.broken()).toEqual(new Map());
});

test("of what nobody knows it is asked again within the hour, and what was known holds", async () => {
  const { links, due } = await open(A);
  await links.putBack(A, NOW);
  expect([await due(HOUR_MS - 1), await due(HOUR_MS)]).toEqual([[], [A]]);
  for (const day of [0, 1]) await links.noteFailure(A, "404", NOW + day * DAY_MS);
  await links.putBack(A, NOW + DAY_MS);
  expect(await links.broken()).toEqual(new Map([[A, "2026-11-25"]]));
});

test("what a clock that was ahead put off for more than a month is due", async () => {
  const { links, due } = await open(A);
  await links.noteThere(A, NOW + 14 * DAY_MS);
  expect(await due()).toEqual([]);
  await links.noteThere(A, NOW + 14 * DAY_MS + 1);
  expect(await due()).toEqual([A]);
});

test("no more than 5000 addresses are known; what nothing links to any more is forgotten", async () => {
  const { db, links, due } = await open(A, B);
  const row = {
    failures: 0,
    failedAt: null,
    why: "",
    nextAt: new Date(NOW + DAY_MS).toISOString(),
  };
  for (let part = 0; part < 4999; part += 500) {
    const count = Math.min(500, 4999 - part);
    const addresses = Array.from({ length: count }, (_, at) => `http://x.example/${part + at}`);
    await db
      .insertInto("linkCheck")
      .values(addresses.map((address) => ({ address, ...row })))
      .execute();
  }
  expect(await due()).toEqual([A]);
  await links.noteThere(A, NOW);
  expect(await due()).toEqual([]);
  await links.purge();
  expect(await due()).toEqual([B]);
});
