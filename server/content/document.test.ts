import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("an empty site has no documents, blank settings and no packages", async () => {
  const { site } = await openTestSite();
  expect(await site.home.find()).toBeNull();
  expect(await site.home.findContactSection()).toBeNull();
  expect(await site.page.findAbout()).toBeNull();
  expect(await site.page.findContact()).toBeNull();
  expect(await site.page.findPrivacy()).toBeNull();
  expect(await site.package.find("umrah")).toBeNull();
  expect(await site.package.list()).toEqual([]);
  expect(await site.settings.get()).toMatchObject({ brand: { name: "Your agency" }, phones: [] });
  expect(await site.page.updatedAt()).toEqual(new Map());
});

test("the demo agency fills every document", async () => {
  const { site } = await openTestSite({ demo: true });
  expect((await site.home.find())?.Slide).toHaveLength(4);
  expect(await site.home.findContactSection()).toMatchObject({
    ContactSecHeading: "Planning this journey?",
  });
  expect(await site.page.findAbout()).not.toBeNull();
  expect(await site.page.findContact()).not.toBeNull();
  expect(await site.page.findPrivacy()).not.toBeNull();
  expect(await site.settings.get()).toMatchObject({
    timeZone: "Asia/Dhaka",
    versions: { contact: 1 },
  });
  const ids = (await site.package.list()).map((found) => found._id);
  expect(ids).toEqual(["umrah", "hajj", "tours", "student-visa", "work-visa"]);
  expect((await site.page.updatedAt()).size).toBe(21);
});

test("the contact section holds its own fields only", async () => {
  const { site } = await openTestSite({ demo: true });
  const section = await site.home.findContactSection();
  expect(section).not.toHaveProperty("marquee");
});

test("a document that is older than a field of its kind is read with the field empty", async () => {
  const { site, db } = await openTestSite({ demo: true });
  const body = JSON.stringify({ title: "Umrah", gone: "a field of long ago" });
  await db.updateTable("document").set({ body }).where("documentId", "=", "umrah").execute();
  const agency = { body: "{}" };
  await db.updateTable("document").set(agency).where("documentId", "=", "agency").execute();
  await db
    .updateTable("document")
    .set({ body: '{"hero":{}}' })
    .where("documentId", "=", "about")
    .execute();
  expect(await site.package.find("umrah")).toMatchObject({
    ...{ _id: "umrah", version: 1, title: "Umrah", description: "", services: [] },
    ...{ bannerimageUrl: "", secondtitle: "", secondimageUrl: "", middleparagraph: "" },
    ...{ servicesdescriptiontitle: "", servicesdescription: [], finalparagraph: "" },
  });
  expect(await site.package.find("umrah")).not.toHaveProperty("gone");
  expect(await site.settings.get()).toMatchObject({ brand: { name: "Your agency" } });
  expect(await site.page.findAbout()).toMatchObject({ hero: { title: "" }, leaders: [] });
});
