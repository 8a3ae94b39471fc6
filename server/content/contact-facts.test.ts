import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

async function open() {
  const { db, site, ...rest } = await openTestSite({ demo: true });
  const { _id } = await makeUser({ db });
  return { db, site, by: { by: _id }, ...rest };
}

const homeOf = async ({ home }: Awaited<ReturnType<typeof open>>["site"]) => {
  const found = await home.find();
  if (!found) throw new Error("the demo has a home page");
  return found;
};

test("what the home form changes is changed in the settings, labels and further numbers kept", async () => {
  const { site, by } = await open();
  const { phones } = await site.settings.get();
  const third = { label: "At night", number: "16247" };
  await site.settings.update({ phones: [...phones, third] }, by);
  const home = await homeOf(site);
  await site.home.update({ ...home, ContactSecNumber: "+880 1811-1", mail: "a@noor.example" }, by);
  const settings = await site.settings.get();
  expect(settings.phones).toEqual([{ ...phones[0], number: "+880 1811-1" }, phones[1], third]);
  expect(settings.mail).toMatchObject({ address: "a@noor.example" });
  expect(settings.mail.label).not.toBe("");
});

test("the second number taken out in the home form leaves the first and the further ones", async () => {
  const { site, by } = await open();
  const [first, second] = (await site.settings.get()).phones;
  if (!first || !second) throw new Error("the demo has two numbers");
  const third = { label: "At night", number: "16247" };
  await site.settings.update({ phones: [first, second, third] }, by);
  await site.home.update({ ...(await homeOf(site)), ContactSecNumber2: "" }, by);
  expect((await site.settings.get()).phones).toEqual([first, third]);
});

test("what the settings change is changed in the home document; who had it open hears of it", async () => {
  const { site, by } = await open();
  const before = await homeOf(site);
  await site.settings.update({ phones: [{ label: "", number: "999" }] }, by);
  const home = await homeOf(site);
  expect(home).toMatchObject({ ContactSecNumber: "999", ContactSecNumber2: "", mail: before.mail });
  await expect(site.home.update(before, by)).rejects.toMatchObject({ code: "changed-meanwhile" });
  expect((await site.settings.get()).phones).toEqual([{ label: "", number: "999" }]);
});

test("what stays the same makes no new version", async () => {
  const { site, by } = await open();
  const [home, { versions, phones }] = [await homeOf(site), await site.settings.get()];
  await site.home.update({ ...home, marquee: "Other words" }, by);
  expect((await site.settings.get()).versions.contact).toBe(versions.contact);
  await site.settings.update({ phones, address: "Elsewhere" }, by);
  expect((await homeOf(site)).version).toBe(home.version + 1);
});

test("both doors at once, many times: they end with one truth", async () => {
  const { site, by } = await open();
  const { version: _, ...home } = await homeOf(site);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2
        ? site.home.update({ ...home, ContactSecNumber: `+880 ${index}00` }, by)
        : site.settings.update({ phones: [{ label: "", number: `+880 ${index}00` }] }, by),
    ),
  );
  const [now, { phones }] = [await homeOf(site), await site.settings.get()];
  expect(phones[0]?.number).toBe(now.ContactSecNumber);
});

test("an empty site has settings without a home page", async () => {
  const { db, site } = await openTestSite();
  const { _id } = await makeUser({ db });
  await site.settings.update({ phones: [{ label: "", number: "999" }] }, { by: _id });
  expect(await site.home.find()).toBeNull();
});

test("a number that changes its place takes its label along", async () => {
  const { site, by } = await open();
  const [first, second] = (await site.settings.get()).phones;
  const numbers = {
    ContactSecNumber: second?.number ?? "",
    ContactSecNumber2: first?.number ?? "",
  };
  await site.home.update({ ...(await homeOf(site)), ...numbers }, by);
  expect((await site.settings.get()).phones).toEqual([second, first]);
});
