import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestMail } from "#tests/support/open-test-mail.ts";

/** The letters that tell of an enquiry. */
async function lettersOf(given: Parameters<typeof makeEnquiry>[1]) {
  const { site, mailRoom, mails } = await openTestMail();
  await makeEnquiry(site, given);
  const letters = [];
  for (const { _id } of (await mails()).toReversed()) {
    const row = await site.outbox.find(_id);
    letters.push(row && (await mailRoom.compose(row)));
  }
  return letters;
}

test("the agency answers a visitor by Reply; a visitor without an address has none", async () => {
  const [toAgency] = await lettersOf({ name: "Farida", email: "farida@example.com" });
  expect(toAgency?.replyTo).toEqual({ name: "Farida", address: "farida@example.com" });
  const [alone, ...others] = await lettersOf({ email: "" });
  expect([alone?.replyTo, others]).toEqual([null, []]);
});

test.each([
  ["Dr. Farida Yasmin", true],
  ["Win at casino.example", false],
  ["<b>Farida</b>", false],
])("a confirmation goes to whoever was named: %j in it: %s", async (name, isNamed) => {
  const [, confirmation] = await lettersOf({ name });
  expect(confirmation?.text.includes(name)).toBe(isNamed);
});

test("letters have the agency's colour, and ours until it has chosen one", async () => {
  const { site, mailRoom, mails } = await openTestMail();
  await makeEnquiry(site, { name: "Farida", email: "farida@example.com" });
  const [mail] = await mails();
  const row = await site.outbox.find(mail?._id ?? "");
  const coloursOf = async () => {
    const letter = row && (await mailRoom.compose(row));
    return new Set(letter?.html.match(/#(124e3b|7a1f3d)/g));
  };
  expect(await coloursOf()).toEqual(new Set(["#124e3b"]));
  const { look } = await site.settings.get();
  await site.settings.update({ look: { ...look, accent: "#7a1f3d" } }, { by: null });
  expect(await coloursOf()).toEqual(new Set(["#7a1f3d"]));
});
