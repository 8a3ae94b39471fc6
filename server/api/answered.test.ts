import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

async function open() {
  const api = await openTestApi();
  const { cookie } = await signInTo(api, { name: "Nadia Rahman" });
  const { id } = await makeEnquiry(api.site);
  const notesOf = async () =>
    (await api.site.enquiry.find(id))?.notes.map(({ text }: { text: string }) => text);
  const write = (text: string, key: string, by = cookie) =>
    api.send(
      "POST",
      `/api/enquiries/${id}/notes`,
      { text },
      {
        cookie: by,
        headers: { "Request-Key": key },
      },
    );
  return { ...api, cookie, notesOf, write };
}

test("what is sent again with its key is done once, and answered as the first time; at the same moment too", async () => {
  const { write, notesOf } = await open();
  const key = randomUUID();
  const first = await write("Call after Isha", key);
  const again = await write("Other words", key);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(first.status).toBeLessThan(300);
  const other = randomUUID();
  const both = await Promise.all([write("Once", other), write("Twice", other)]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  // Which of the two came first is no matter.
  const [, one, ...others] = (await notesOf()) ?? [];
  expect([["Once", "Twice"].includes(`${one}`), others]).toEqual([true, []]);
  await write("Anew", randomUUID());
  expect(await notesOf()).toEqual(["Call after Isha", one, "Anew"]);
});

test("a refusal is repeated as well; a fault of ours is tried anew", async () => {
  const { write, notesOf, site } = await open();
  const [refused, faulty] = [randomUUID(), randomUUID()];
  expect((await write("", refused)).status).toBe(400);
  expect((await write("Later", refused)).status).toBe(400);
  const add = vi.spyOn(site.enquiry, "addNote").mockRejectedValueOnce(new Error("disk"));
  onTestFinished(() => add.mockRestore());
  expect((await write("Held", faulty)).status).toBe(500);
  expect((await write("Held", faulty)).status).toBeLessThan(300);
  expect(await notesOf()).toEqual(["Held"]);
});

test("nobody is answered what was answered to somebody else, nor to what has no key that is one", async () => {
  const api = await open();
  const key = randomUUID();
  await api.write("Hers", key);
  const { cookie } = await signInTo(api, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  await api.write("His", key, cookie);
  for (const bad of ["short", "x".repeat(65), "words with spaces in them"]) {
    await api.write(`First with ${bad}`, bad);
    await api.write(`Then with ${bad}`, bad);
  }
  const notes = await api.notesOf();
  expect([notes?.slice(0, 2), notes?.length]).toEqual([["Hers", "His"], 8]);
  expect((await api.write("Nobody", key, "")).status).toBe(401);
});
