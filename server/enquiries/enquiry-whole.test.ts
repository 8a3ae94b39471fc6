import { expect, test } from "vitest";
import { checkOf, makeEnquiry, WHOLE_ENQUIRY } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

async function open() {
  const opened = await openTestSite();
  const { site, db } = opened;
  const { _id: nadia } = await makeUser(opened, { name: "Nadia" });
  const add = async (given: Parameters<typeof makeEnquiry>[1] = {}) =>
    (await makeEnquiry(site, given)).id;
  const set = (id: string, values: object) =>
    db.updateTable("enquiry").set(values).where("id", "=", id).execute();
  return { site, db, nadia, by: { by: nadia }, add, set };
}

test("an enquiry shows what was done with it, noted on it and sent for it, and nothing of any other", async () => {
  const { site, by, add, set, nadia } = await open();
  const [one, other] = [await add({ email: "a@b.example" }), await add({ email: "c@d.example" })];
  await site.enquiry.addNote(one, "Called at noon", by);
  await site.enquiry.update(one, { status: "called" }, by);
  await set(one, { ownerId: nadia, ownerName: "As she was called" });
  const found = await site.enquiry.find(one);
  expect(found?.notes).toEqual([
    { _id: expect.any(String), at: expect.any(String), by: "Nadia", text: "Called at noon" },
  ]);
  expect(found?.history.map((line) => [line.by, line.status, line.what])).toEqual([
    ["Nadia", "called", null],
  ]);
  expect(found?.mail.map(({ kind, enquiryId, to }) => [kind, enquiryId, to])).toEqual([
    ["enquiry", one, null],
    ["confirmation", one, "a@b.example"],
  ]);
  expect(found).toMatchObject({ merged: [], mergedInto: null, waits: [], departures: [] });
  const empty = await site.enquiry.find(other);
  expect([empty?.notes, empty?.history]).toEqual([[], []]);
  expect(await site.enquiry.find("none")).toBeNull();
});

test("what stands in another is shown there as it was asked, and leads to it", async () => {
  const { site, by, add, db } = await open();
  const [one, inner] = [await add({ message: "Before" }), await add({ message: "And this" })];
  const alone = await add({ message: "Of somebody else", phone: "01011 999999", email: "" });
  await site.enquiry.addNote(inner, "Noted before", by);
  await site.enquiry.merge(one, { other: inner, version: undefined }, by);
  const found = await site.enquiry.find(one);
  expect(found?.merged).toMatchObject([{ _id: inner, message: "And this", isUndoable: true }]);
  expect(found?.notes.map(({ text }) => text)).toEqual(["Noted before"]);
  expect(found?.mail.map(({ enquiryId }) => enquiryId).toSorted()).toEqual(
    [one, one, inner, inner].toSorted(),
  );
  const { reference } = (await site.enquiry.find(one)) ?? {};
  const within = await site.enquiry.find(inner);
  expect(within?.mergedInto).toEqual({ _id: one, reference });
  expect([within?.merged, within?.askedBefore]).toEqual([[], []]);
  expect((await site.enquiry.find(alone))?.mergedInto).toBeNull();
  const longAgo = new Date(Date.now() - 31 * 86_400_000).toISOString();
  const merged = db.updateTable("enquiry").where("id", "=", inner);
  await merged.set({ mergedAt: longAgo }).execute();
  expect((await site.enquiry.find(one))?.merged[0]?.isUndoable).toBe(false);
});

test("what is quarantined says why; the agency hears of the first, and the sender hears nothing", async () => {
  const { site, db } = await open();
  const robot = (form: string, check: object) =>
    site.enquiry.create(WHOLE_ENQUIRY, { ...checkOf(form), ...check });
  await robot("too fast", { isTooFast: true });
  await robot("trapped", { isTrapped: true });
  await robot("as people do", {});
  const rows = await db.selectFrom("enquiry").select(["id", "status"]).orderBy("id").execute();
  expect(rows.map(({ status }) => status)).toEqual(["spam", "spam", "new"]);
  const found = await Promise.all(rows.map(({ id }) => site.enquiry.find(id)));
  expect(found.map((one) => one?.spamReasons.map(({ code }) => code))).toEqual([
    ...[["too-fast"], ["honeypot"], []],
  ]);
  expect(found.map((one) => one?.mail.map(({ kind }) => kind))).toEqual([
    ...[["enquiry"], ["enquiry"], ["enquiry", "confirmation"]],
  ]);
  expect(found.map((one) => one?.closedAt !== null)).toEqual([true, true, false]);
});

test("one form that many send from one place is quarantined; of another place, or another form, nothing is", async () => {
  const { site, db } = await open();
  const send = async (formId: string, sender: string, message: string) => {
    const { reference } = await site.enquiry.create(
      { ...WHOLE_ENQUIRY, message },
      { ...checkOf(formId), sender },
    );
    const row = db.selectFrom("enquiry").select("status").where("reference", "=", reference);
    return (await row.executeTakeFirstOrThrow()).status;
  };
  for (let at = 0; at < 10; at++) expect(await send("one", "here", `Question ${at}`)).toBe("new");
  expect(await send("one", "here", "Question 10")).toBe("spam");
  expect(await send("one", "there", "Question 11")).toBe("new");
  expect(await send("other", "here", "Question 12")).toBe("new");
  expect(await send("one", "here", "Question 3")).toBe("new");
  expect((await db.selectFrom("enquiry").select("id").execute()).length).toBe(13);
});
