import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const HAJJ = { kind: "package", id: "hajj" } as const;

async function open() {
  const opened = await openTestSite({ demo: true });
  const { _id: by } = await makeUser(opened, { name: "Nadia Islam" });
  return { ...opened, by };
}

test("in which languages each page can be read, of those that are shown", async () => {
  const { site } = await open();
  await site.ownPage.create(
    { title: "Refunds", link: "refunds", description: "", content: "", isInFooter: true },
    { by: null },
  );
  const all = ["en", "bn", "ar"] as const;
  const found = async (path: string, shown: readonly ("en" | "bn" | "ar")[] = all) =>
    (await site.pageLanguages(path, shown)).join(" ");
  const pages = {
    ...{ "/": "en bn ar", "/about": "en bn ar", "/packages/hajj": "en bn ar" },
    ...{
      "/blog": "en bn ar",
      "/search": "en bn ar",
      "/login": "en bn ar",
      "/get-started": "en bn ar",
    },
    ...{ "/blog/ziyarah-madinah-two-days": "en bn ar", "/blog/nothing": "", "/nothing": "" },
    ...{ "/blog/bank-papers-for-a-student-visa": "en", "/refunds": "en" },
    ...{ "/work-visa/papers/malaysia/driver": "en bn ar", "/work-visa/papers/start": "en bn ar" },
    ...{ "/packages/hajj/compare": "en bn ar", "/a/b": "" },
  };
  const said: Record<string, string> = {};
  for (const path of Object.keys(pages)) said[path] = await found(path);
  expect(said).toEqual(pages);
  expect(await found("/blog/ziyarah-madinah-two-days", ["en", "ar"])).toBe("en ar");
});

test("versions of a page: which there are, the one that was public last, and until when each was", async () => {
  const { site, by } = await open();
  const write = async (title: string) => {
    const old = await site.package.find("hajj");
    if (!old) throw new Error("the demo has it");
    const { _id, language: _, version: __, ...body } = old;
    await site.package.update("hajj", { ...body, version: undefined, title }, { by });
  };
  expect(await site.history.list(HAJJ, { limit: 9 })).toEqual([]);
  expect(await site.history.count(HAJJ)).toEqual({ all: 0, published: 0, last: null });
  await write("One");
  await write("Two");
  await site.draft.save(HAJJ, { body: { title: "Waits" } }, { by });
  await site.draft.discard(HAJJ, { by });
  const all = (await site.history.list(HAJJ, { limit: 9 })) ?? [];
  expect(all.map(({ by: { name }, action }) => [name, action])).toEqual([
    ...[
      ["Nadia Islam", "draft"],
      ["Nadia Islam", "update"],
      ["Nadia Islam", "update"],
      ["", "update"],
    ],
  ]);
  const ids = all.map(({ _id }) => _id);
  const titles = await Promise.all(
    ids.map(async (id) => (await site.history.find(HAJJ, id))?.title),
  );
  expect(titles).toEqual(["Waits", "Two", "One", "Hajj Package"]);
  const after = async (more: object) =>
    (await site.history.list(HAJJ, { limit: 2, ...more }))?.map(({ _id }) => ids.indexOf(_id));
  expect([
    await after({}),
    await after({ after: ids[1] }),
    await after({ only: "published" }),
  ]).toEqual([
    [0, 1],
    [2, 3],
    [1, 2],
  ]);
  expect(await site.history.count(HAJJ)).toEqual({ all: 4, published: 3, last: ids[1] });
  const until = await Promise.all(ids.map((id) => site.history.publicUntil(HAJJ, id)));
  expect(until.map((at) => all.findIndex((one) => one.at === at))).toEqual([-1, -1, 1, 2]);
  expect(await site.history.findOne(HAJJ, ids[0] ?? "")).toEqual(all[0]);
  expect(await site.history.findOne({ kind: "package", id: "umrah" }, ids[0] ?? "")).toBe(null);
  expect(await site.history.list({ kind: "post", id: "nothing" }, { limit: 9 })).toBe(null);
});

test("numbers and the email are the same facts on the home page and in the settings", async () => {
  const { site, by } = await open();
  const contact = async () => {
    const { phones, mail } = await site.settings.get();
    return [phones.map(({ label, number }) => `${label}: ${number}`), mail];
  };
  const home = async () => {
    const found = await site.home.find();
    return [found?.ContactSecNumber, found?.ContactSecNumber2, found?.mail];
  };
  const phone = (label: string, number: string) => ({ label, number });
  const phones = [phone("Desk", "0101"), phone("Visas", "0102"), phone("Sylhet", "0103")];
  await site.settings.update({ phones, mail: { address: "a@b.example", label: "Mail" } }, { by });
  expect(await home()).toEqual(["0101", "0102", "a@b.example"]);
  await site.settings.update({ phones: phones.slice(0, 1) }, { by });
  expect(await home()).toEqual(["0101", "", "a@b.example"]);
  await site.settings.update({ phones }, { by });
  const old = await site.home.find();
  if (!old) throw new Error("the demo has it");
  const { _id, language: _, version: __, ...body } = old;
  const write = (one: string, two: string, mail: string) =>
    site.home.update(
      { ...body, version: undefined, ContactSecNumber: one, ContactSecNumber2: two, mail },
      { by },
    );
  await write("0102", "0109", "c@d.example");
  expect(await contact()).toEqual([
    ["Visas: 0102", "Visas: 0109", "Sylhet: 0103"],
    { address: "c@d.example", label: "Mail" },
  ]);
  await write("", "0109", "c@d.example");
  expect((await contact())[0]).toEqual(["Visas: 0109", "Sylhet: 0103"]);
});
