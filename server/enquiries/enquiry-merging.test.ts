import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NONE = { en: "", bn: "", ar: "" };

async function open() {
  const opened = await openTestSite();
  const { site } = opened;
  const { _id: by } = await makeUser(opened);
  const add = async () => (await makeEnquiry(site)).id;
  const merge = (id: string, other: string, version?: number) =>
    site.enquiry.merge(id, { other, version }, { by });
  const unmerge = (id: string, other: string, version?: number) =>
    site.enquiry.unmerge(id, { other, version }, { by });
  const within = async (id: string) =>
    (await site.enquiry.find(id))?.merged.map(({ _id }) => _id).toSorted();
  return { site, by, add, merge, unmerge, within };
}

test("what was merged one into the next comes back with all that stood in it, and with nothing else", async () => {
  const { add, merge, unmerge, within } = await open();
  const [last, middle, first, root, other] = [
    ...[await add(), await add(), await add(), await add(), await add()],
  ] as [string, string, string, string, string];
  await merge(middle, last);
  await merge(first, middle);
  await merge(root, other);
  await merge(root, first);
  expect(await within(root)).toEqual([first, last, middle, other].toSorted());
  await unmerge(root, first);
  expect([await within(root), await within(first)]).toEqual([[other], [last, middle].toSorted()]);
  await unmerge(first, middle);
  expect([await within(first), await within(middle)]).toEqual([[], [last]]);
});

test("who merges, or takes apart, what somebody has changed meanwhile is told what is there now", async () => {
  const { site, by, add, merge, unmerge, within } = await open();
  const [one, other] = [await add(), await add()];
  const { version } = await site.enquiry.update(one, { status: "called" }, { by });
  const late = { code: "changed-meanwhile", params: { current: { _id: one, version } } };
  await expect(merge(one, other, version - 1)).rejects.toMatchObject(late);
  expect(await within(one)).toEqual([]);
  await merge(one, other, version);
  const { version: now = 0 } = (await site.enquiry.find(one)) ?? {};
  await expect(unmerge(one, other, now - 1)).rejects.toMatchObject({ code: "changed-meanwhile" });
  expect(await within(one)).toEqual([other]);
  await unmerge(one, other, now);
  expect(await within(one)).toEqual([]);
});

test("what stands in another is answered and noted on there, and nowhere else", async () => {
  const { site, by, add, merge } = await open();
  const title = { ...NONE, en: "First answer" };
  const written = { title, subject: NONE, body: { ...NONE, en: "Salam" } };
  const { _id: template } = await site.replyTemplate.create(written, { by });
  const [one, inner] = [await add(), await add()];
  await merge(one, inner);
  const answer = { template, by: "whatsapp" } as const;
  const refused = { code: "enquiry-merged" };
  await expect(site.enquiry.noteAnswer(inner, answer, { by })).rejects.toMatchObject(refused);
  await expect(site.enquiry.addNote(inner, "Called", { by })).rejects.toMatchObject(refused);
  await site.enquiry.noteAnswer(one, answer, { by });
  const { history } = (await site.enquiry.find(one)) ?? {};
  expect(history?.map(({ what, value }) => [what, value]).at(-1)).toEqual([
    ...["whatsapp", "First answer"],
  ]);
});
