import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { openEditing } from "./open-editing.ts";

const ABOUT = { kind: "page", id: "about" } as const;
const AGENCY = { kind: "settings", id: "agency" } as const;

test("a page that is edited knows its own document and what it shows of the settings, as they wait", async () => {
  const { db, site } = await openTestSite({ demo: true });
  const { _id: by } = await makeUser({ db });
  const open = () => openEditing(site, ABOUT, { pathname: "/about", by });
  const before = await open();
  expect(before?.editing).toMatchObject({ path: "/about", owner: by, timeZone: "Asia/Dhaka" });
  const documents = () =>
    before?.editing.documents.map(({ place, title, editor, version }) => [
      ...[`${place.kind}/${place.id}`, title, editor, version],
    ]);
  expect(documents()).toEqual([
    ["page/about", "About", "/admin/page/about", null],
    ["settings/agency", "Agency", "/admin/settings/agency", null],
    ["settings/contact", "Contact and hours", "/admin/settings/contact", null],
    ["settings/notice", "Notice banner", "/admin/settings/notice", null],
  ]);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await site.draft.save(AGENCY, { body: { brand: { name: "Noor", tagline: "" } } }, { by });
  await site.draft.plan([AGENCY], at, { by });
  const after = await open();
  const [own, agency] = after?.editing.documents ?? [];
  expect([own?.version, own?.savedAt, agency?.publishAt]).toEqual([null, "", at]);
  expect(agency?.body).toMatchObject({ brand: { name: "Noor" } });
  await site.draft.publish(AGENCY, { by });
  // What is public is another state, though again nothing waits.
  const states = [before, after, await open()].map((opened) => opened?.editing.state);
  expect(new Set(states).size).toBe(3);
  expect(after?.shown.map(({ place }) => place)).toEqual(
    after?.editing.documents.map(({ place }) => place),
  );
  // Marked: what is not seen stands around it.
  expect(JSON.stringify(after?.shown[1]?.body)).toMatch(/\u2060[\u2061-\u2064]+\u2060Noor\u2060/);
});

test("a post is called by its title; of what is not there nothing is edited", async () => {
  const { db, site } = await openTestSite({ demo: true });
  const { _id: by } = await makeUser({ db });
  const [post] = await site.blog.list({ limit: 1, offset: 0 });
  const place = { kind: "post", id: post?._id ?? "" } as const;
  const opened = await openEditing(site, place, { pathname: `/blog/${post?.link}`, by });
  expect(opened?.editing.documents[0]).toMatchObject({ title: post?.title, base: post?.version });
  const nobody = { kind: "post", id: "nobody" } as const;
  expect(await openEditing(site, nobody, { pathname: "/blog/nobody", by })).toBeNull();
});
