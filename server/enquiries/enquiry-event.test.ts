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

test("a note that is sent again with its key and written on is one; other words, and another's, are their own", async () => {
  const opened = await openTestSite();
  const nadia = await makeUser(opened, { name: "Nadia", email: "nadia@example.com" });
  const rahim = await makeUser(opened, { name: "Rahim", email: "rahim@example.com" });
  const { id } = await makeEnquiry(opened.site);
  const note = async ({ _id: by }: { _id: string }, text: string, key?: string) => {
    const { notes } = await opened.site.enquiry.addNote(id, text, { by }, key);
    return notes.map((one) => `${one.by}: ${one.text}`).toSorted();
  };
  expect(await note(nadia, "He called.", "k1")).toEqual(["Nadia: He called."]);
  expect(await note(rahim, "Seat kept.", "k2")).toHaveLength(2);
  const written = ["Nadia: He called. Twice.", "Rahim: Seat kept."];
  expect(await note(nadia, " He called. Twice. ", "k1")).toEqual(written);
  expect(await note(nadia, "He called. Twice.", "k1")).toEqual(written);
  expect(await note(rahim, "He called. Twice. And I too.", "k1")).toHaveLength(3);
  expect(await note(nadia, "She pays on Friday.", "k1")).toHaveLength(4);
  expect(await note(nadia, "She pays on Friday, in cash.", "k1")).toEqual([
    "Nadia: He called. Twice.",
    "Nadia: She pays on Friday, in cash.",
    "Rahim: He called. Twice. And I too.",
    "Rahim: Seat kept.",
  ]);
  expect(await note(nadia, "She pays on Friday, in cash. Done.")).toHaveLength(5);
});
