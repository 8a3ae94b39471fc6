import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("the same note by the same person at once is one; by another, or after something else, it is its own", async () => {
  const opened = await openTestSite();
  const nadia = await makeUser(opened, { name: "Nadia", email: "nadia@example.com" });
  const rahim = await makeUser(opened, { name: "Rahim", email: "rahim@example.com" });
  const { id } = await makeEnquiry(opened.site);
  const note = async ({ _id: by }: { _id: string }, text: string) => {
    const { notes } = await opened.site.enquiry.addNote(id, text, { by });
    return notes.map((one) => `${one.by}: ${one.text}`).toSorted();
  };
  expect(await note(nadia, "He called back.")).toEqual(["Nadia: He called back."]);
  expect(await note(nadia, " He called back. ")).toHaveLength(1);
  expect(await note(rahim, "He called back.")).toEqual([
    "Nadia: He called back.",
    "Rahim: He called back.",
  ]);
  expect(await note(nadia, "He called back.")).toHaveLength(3);
  expect(await note(nadia, "She too.")).toHaveLength(4);
  const since = (seconds: number) => {
    const at = new Date(Date.now() - seconds * 1000).toISOString();
    return opened.db.updateTable("enquiryEvent").set({ at }).execute();
  };
  await since(240);
  expect(await note(nadia, "She too.")).toHaveLength(4);
  await since(301);
  expect(await note(nadia, "She too.")).toHaveLength(5);
});
