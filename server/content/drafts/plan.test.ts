import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";

const BY = { by: null };
/** Before or after this file was read: however long the rest takes, the order is the same. */
const NOW = Date.now();
const at = (ms: number) => new Date(NOW + ms).toISOString();

test("of what is due fifty are taken at a time, the longest due first; what lies ahead is not due", async () => {
  const { site } = await openTestSite();
  const ids: string[] = [];
  for (let number = 0; number < 52; number++) {
    const publishAt = number === 51 ? at(3_600_000) : at(-1000 * (number + 1));
    const id = `post-${number}`;
    await site.draft.begin("post", { title: id }, BY, { id, publishAt });
    ids.push(id);
  }
  const due = await site.draft.due();
  expect(due.map(({ place }) => place.id)).toEqual(ids.slice(0, 51).toReversed().slice(0, 50));
});

test("all are planned, or none; what waits is told by language, English first", async () => {
  const { site } = await openTestSite({ demo: true });
  const english = { kind: "page", id: "privacy" } as const;
  const bangla = { ...english, language: "bn" } as const;
  await site.draft.save(bangla, { body: { title: "গোপনীয়তা" } }, BY);
  const publishAt = at(3_600_000);
  await expect(site.draft.plan([bangla, english], publishAt, BY)).rejects.toThrow();
  expect(await site.draft.listWaitingIn(english)).toEqual([
    { language: "bn", publishAt: null, problem: null },
  ]);
  await site.draft.save(english, { body: { title: "Your data" } }, BY);
  expect(await site.draft.plan([bangla, english], publishAt, BY)).toEqual({ publishAt });
  await site.draft.refuse(bangla, { publishAt, problem: "bad-input" });
  expect(await site.draft.listWaitingIn(english)).toEqual([
    { language: "en", publishAt, problem: null },
    { language: "bn", publishAt, problem: "bad-input" },
  ]);
  // Planned anew it is tried anew.
  const later = at(7_200_000);
  await site.draft.plan([bangla], later, BY);
  expect((await site.draft.listWaitingIn(english))[1]).toMatchObject({
    ...{ publishAt: later, problem: null },
  });
});
