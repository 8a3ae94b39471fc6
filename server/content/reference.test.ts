import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { listReferences } from "./reference.ts";

const by = { by: null };
const post = { title: "Umrah", type: "Umrah", image: "/art/kaaba.svg", link: "umrah", content: "" };

test("what links to a page is known from its publication on, in the trash too", async () => {
  const { db, site } = await openTestSite();
  const linking = () => listReferences(db, "/packages/hajj");
  const content = '<p><a href="/packages/hajj#price">Hajj</a></p>';
  const { post: made } = await site.blog.create({ ...post, content }, by);
  const place = { kind: "post", id: made._id };
  expect(await linking()).toEqual([place]);
  await site.settings.update({ knowMoreLink: "/packages/hajj/" }, by);
  expect(await linking()).toEqual([place, { kind: "settings", id: "know-more" }]);
  await site.settings.update({ knowMoreLink: "/blog" }, by);
  await site.blog.remove(made._id, by);
  expect(await linking()).toEqual([place]);
  await site.blog.restore(made._id, by);
  await site.blog.update(made._id, post, by);
  expect(await linking()).toEqual([]);
});

test("the demo's links are known, and very many of one post are", async () => {
  const { db, site } = await openTestSite({ demo: true });
  expect(await listReferences(db, "/get-started")).not.toEqual([]);
  const links = Array.from({ length: 12_000 }, (_, index) => `<a href="/p/${index}">p</a>`);
  const content = `<p>${links.join("")}</p>`;
  const { post: made } = await site.blog.create({ ...post, content }, by);
  expect(await listReferences(db, "/p/11999")).toEqual([{ kind: "post", id: made._id }]);
});

test("a link longer than the path of any page leads to none, and can be published", async () => {
  const { db, site } = await openTestSite();
  const bangla = "হজ্জউমরাহ".repeat(200);
  const links = [randomBytes(2000).toString("hex"), bangla, "x".repeat(200_000), "contact"];
  const content = links.map((link) => `<p><a href="/${link}">a</a></p>`).join("");
  const { post: made } = await site.blog.create({ ...post, content }, by);
  await site.settings.update({ knowMoreLink: `/${randomBytes(990).toString("hex")}` }, by);
  const rows = await db.selectFrom("reference").select(["target", "documentId"]).execute();
  expect(rows).toEqual([{ target: "/contact", documentId: made._id }]);
});

test("a publication that fails leaves the references as they were", async () => {
  const { db, site } = await openTestSite();
  const other = await makeBlog(db, { link: "taken" });
  const content = '<p><a href="/contact">Contact</a></p>';
  const refused = site.blog.create({ ...post, link: other.link, content }, by);
  await expect(refused).rejects.toThrow("link-taken");
  expect(await listReferences(db, "/contact")).toEqual([]);
});
