import { expect, test } from "vitest";
import { STAFF_BYTES } from "#contracts/staff-bytes.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

test("what waits is as long as can be sent, in bytes; longer it is refused and what waited stays", async () => {
  const { site, post, user } = await openDrafting();
  const place = { kind: "post", id: post._id } as const;
  const by = { by: user._id };
  const { version, base } = await site.draft.save(place, { body: { content: "<p>a</p>" } }, by);
  const save = (content: string) =>
    site.draft.save(place, { version, base, body: { content } }, by);
  const inBangla = `<p>${"ক".repeat(Math.ceil(STAFF_BYTES / 3))}</p>`;
  expect(inBangla.length).toBeLessThan(STAFF_BYTES);
  await expect(save(inBangla)).rejects.toThrow("draft-too-large");
  expect((await site.draft.find(place, by))?.body.content).toBe("<p>a</p>");
  expect((await save(`<p>${"ক".repeat(300_000)}</p>`)).version).toBe(version + 1);
});
