import { expect, test } from "vitest";
import type { PageWrite } from "#contracts/kinds/schemas.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createPublishWaiting } from "./publish-waiting.ts";

const PRIVACY = { kind: "page", id: "privacy" } as const;
const BY = { by: null };

/** @param before what happens between reading and writing, each time */
async function open(
  before: (time: number, publish: (intro: string) => Promise<unknown>) => unknown,
) {
  const { site } = await openTestSite({ demo: true });
  const page = await site.page.findPrivacy();
  if (!page) throw new Error("no privacy page");
  const { title, lastChanged, intro: _, content } = page;
  const publish = (intro: string) =>
    site.page.updatePrivacy({ title, lastChanged, content, intro }, BY);
  let times = 0;
  const updatePrivacy = async (write: PageWrite["privacy"], by: By) => {
    times++;
    await before(times, publish);
    return site.page.updatePrivacy(write, by);
  };
  const waiting = createPublishWaiting({ ...site, page: { ...site.page, updatePrivacy } } as never);
  await site.draft.save(PRIVACY, { body: { title: "Your data" } }, BY);
  return { site, publish: () => waiting.publish(PRIVACY, BY), times: () => times };
}

test("what a colleague has made public meanwhile goes public with it", async () => {
  const { site, publish, times } = await open(async (time, other) => {
    if (time < 3) await other(`Theirs ${time}`);
  });
  await publish();
  expect(await site.page.findPrivacy()).toMatchObject({ title: "Your data", intro: "Theirs 2" });
  expect(times()).toBe(3);
});

test("where others are quicker five times it is refused, and waits on", async () => {
  const { site, publish, times } = await open((time, other) => other(`Theirs ${time}`));
  await expect(publish()).rejects.toMatchObject({ code: "changed-meanwhile" });
  expect(times()).toBe(5);
  expect((await site.draft.find(PRIVACY, BY))?.body).toMatchObject({ title: "Your data" });
});

test("what fails for another reason is not tried again", async () => {
  for (const error of [new Error("odd"), new DomainError("not-found")]) {
    const { publish, times } = await open(() => {
      throw error;
    });
    await expect(publish()).rejects.toBe(error);
    expect(times()).toBe(1);
  }
});
