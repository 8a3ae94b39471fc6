import { expect, onTestFinished, test, vi } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const PRIVACY = { kind: "page", id: "privacy" } as const;
const MINUTE_MS = 60_000;

async function open() {
  vi.useFakeTimers({ now: Date.parse("2026-11-25T05:00:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, site } = await openTestSite({ demo: true });
  const someone = async (name: string) => {
    const by = (await makeUser({ db }, { name }))._id;
    return async (heading?: string | null) => {
      const sign = heading === undefined ? {} : { heading };
      const { others } = await site.draft.here(PRIVACY, { by }, sign);
      return others.map((one) => [one.name, one.heading]);
    };
  };
  const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);
  return { db, site, someone, pass };
}

test("who has an editor open is named to the others for a minute after their last sign", async () => {
  const { db, someone, pass } = await open();
  const [farida, karim] = [await someone("Farida"), await someone("Karim")];
  expect(await farida("Visas")).toEqual([]);
  pass(1);
  expect(await karim()).toEqual([["Farida", "Visas"]]);
  // Whoever says nothing of it writes where they did; null: nowhere any more.
  await farida();
  expect(await karim()).toEqual([["Farida", "Visas"]]);
  await farida(null);
  expect(await karim()).toEqual([["Farida", null]]);
  pass(MINUTE_MS);
  expect(await karim()).toEqual([["Farida", null]]);
  pass(1);
  expect(await karim()).toEqual([]);
  expect(await db.selectFrom("presence").select("userName").execute()).toEqual([
    { userName: "Karim" },
  ]);
});

test("who came first is named first, and not to themselves", async () => {
  const { someone, pass } = await open();
  const [first, second, third] = [await someone("A"), await someone("B"), await someone("C")];
  await second();
  pass(10);
  await first();
  pass(10);
  expect(await third()).toEqual([
    ["B", null],
    ["A", null],
  ]);
  // A later sign is no later coming.
  await second();
  expect(await third()).toHaveLength(2);
  expect((await third())[0]).toEqual(["B", null]);
});

test("a sign from a clock that was ahead is none; nobody is noted who could not be named", async () => {
  const { db, site, someone, pass } = await open();
  const [ahead, here] = [await someone("Ahead"), await someone("Here")];
  await ahead();
  pass(-MINUTE_MS);
  expect(await here()).toEqual([["Ahead", null]]);
  pass(-1);
  expect(await here()).toEqual([]);
  await site.draft.here(PRIVACY, { by: null });
  expect(await db.selectFrom("presence").select("userName").execute()).toEqual([
    { userName: "Here" },
  ]);
  const nowhere = { kind: "post", id: "nothing" } as const;
  await expect(site.draft.here(nowhere, { by: null })).rejects.toMatchObject({ code: "not-found" });
});
