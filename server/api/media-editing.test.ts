import { describe, expect, test } from "vitest";
import { jpeg, keptIn, openUploads } from "#tests/support/send-picture.ts";

describe("a picture of the library", () => {
  test("takes words and a focus point; an older version does not overwrite", async () => {
    const { upload, send } = await openUploads();
    const { body } = await upload(await jpeg().jpeg().toBuffer());
    const changed = { ...body, alt: "A dome", focus: { x: 10, y: 90 } };
    const saved = await send("PUT", `/api/media/${body._id}`, changed);
    expect([saved.status, saved.body]).toEqual([200, { ...changed, version: 2 }]);
    const late = await send("PUT", `/api/media/${body._id}`, { ...changed, alt: "late" });
    expect([late.status, late.body.current.alt]).toEqual([409, "A dome"]);
    for (const wrong of [{ alt: 5 }, { focus: { x: 101, y: 0 } }, { decorative: "yes" }]) {
      const refused = await send("PUT", `/api/media/${body._id}`, { ...changed, ...wrong });
      expect(refused.status).toBe(400);
    }
    expect((await send("PUT", "/api/media/nobody", changed)).status).toBe(404);
  });

  test("makes pages new when they show it otherwise, not when it comes", async () => {
    const { upload, send, site } = await openUploads();
    const before = site.contentVersion.current();
    const { status, body } = await upload(await jpeg().jpeg().toBuffer());
    expect([status, site.contentVersion.current()]).toEqual([201, before]);
    await send("PUT", `/api/media/${body._id}`, { ...body, alt: "A dome" });
    expect(site.contentVersion.current()).toBe(before + 1);
    await send("DELETE", `/api/media/${body._id}`);
    expect(site.contentVersion.current()).toBe(before + 2);
  });

  test("comes with what was said of it", async () => {
    const { upload } = await openUploads();
    const words = { alt: "", decorative: "true" };
    const { body } = await upload(await jpeg(20).jpeg().toBuffer(), "a.jpg", words);
    expect(body).toMatchObject({ alt: "", decorative: true });
  });

  test("is found by its words", async () => {
    const { upload, send } = await openUploads();
    const mina = await upload(await jpeg(20).jpeg().toBuffer(), "mina.jpg");
    await send("PUT", `/api/media/${mina.body._id}`, { ...mina.body, alt: "White tents" });
    await upload(await jpeg(20).jpeg().toBuffer(), "coast.jpg", { alt: "A boat, 100% calm" });
    const named = async (q: string) =>
      (await send("GET", `/api/media?q=${encodeURIComponent(q)}`)).body.map(
        ({ name }: { name: string }) => name,
      );
    expect(await named("TENTS mina")).toEqual(["mina.jpg"]);
    expect(await named("100%")).toEqual(["coast.jpg"]);
    expect(await named("_")).toEqual([]);
    expect(await named("jpg")).toEqual(["coast.jpg", "mina.jpg"]);
    const { headers, body } = await send("GET", "/api/media?q=jpg&limit=1");
    expect([headers.get("X-Total-Count"), body.length]).toEqual(["2", 1]);
  });

  test("is not deleted while anything shows it; then its files go with it", async () => {
    const { upload, send, site, dataFolder } = await openUploads();
    const { body } = await upload(await jpeg().jpeg().toBuffer());
    expect(keptIn(dataFolder).uploads).toEqual([]);
    const words = { title: "Mina", type: "Hajj", link: "mina", content: "" };
    const { post } = await site.blog.create({ ...words, image: body.url }, { by: null });
    const update = (content: string) =>
      site.blog.update(post._id, { ...words, image: "/art/campus.svg", content }, { by: null });
    const detail = await send("GET", `/api/media/${body._id}`);
    expect(detail.body.usedIn).toEqual([
      { label: "the post “Mina”", href: `/admin/blog/edit/${post._id}` },
    ]);
    const refused = await send("DELETE", `/api/media/${body._id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This picture is still used. Choose another one there first: the post “Mina”.",
    ]);
    await update(`<p><img src="${body.url}"></p>`);
    expect((await send("DELETE", `/api/media/${body._id}`)).status).toBe(409);
    await site.blog.remove(post._id, { by: null });
    expect((await send("DELETE", `/api/media/${body._id}`)).body.message).toContain("in the trash");
    await site.blog.restore(post._id, { by: null });
    await update("");
    expect((await send("DELETE", `/api/media/${body._id}`)).status).toBe(200);
    await expect.poll(() => keptIn(dataFolder).media).toEqual([]);
    expect((await send("GET", `/api/media/${body._id}`)).status).toBe(404);
    const trail = await site.audit.list({ limit: 50, offset: 0 });
    const deeds = trail.filter(({ thing }) => thing === "media").map(({ action }) => action);
    expect(deeds).toEqual(["delete", "create"]);
  });

  test("is not deleted while waiting changes show it, that may be published", async () => {
    const { upload, send, site } = await openUploads();
    const { body } = await upload(await jpeg().jpeg().toBuffer());
    const words = { title: "Mina", type: "Hajj", link: "mina", image: "/a.svg", content: "" };
    const { post } = await site.blog.create(words, { by: null });
    const draft = `/api/drafts/post/${post._id}`;
    const content = `<p><img src="${body.url}"></p>`;
    expect((await send("PUT", draft, { body: { content, image: body.url } })).status).toBe(200);
    const hero = { title: "About", text: "", image: body.url, imageAlt: "" };
    expect((await send("PUT", "/api/drafts/page/about", { body: { hero } })).status).toBe(200);
    const refused = await send("DELETE", `/api/media/${body._id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/still used.*: About, the post “Mina”\.$/),
    ]);
    expect((await send("POST", `${draft}/publish`)).status).toBe(200);
    const { usedIn } = (await send("GET", `/api/media/${body._id}`)).body;
    expect(usedIn.map(({ label }: { label: string }) => label)).toEqual([
      "About",
      "the post “Mina”",
    ]);
    await site.blog.update(post._id, words, { by: null });
    await send("DELETE", "/api/drafts/page/about");
    expect((await send("DELETE", `/api/media/${body._id}`)).status).toBe(200);
  });

  test("is not deleted while a page, or what was never public, shows it", async () => {
    const { upload, send } = await openUploads();
    const { body } = await upload(await jpeg().jpeg().toBuffer());
    const content = `<p><img src="${body.url}"></p>`;
    const page = { title: "Terms", link: "terms", content };
    const made = await send("POST", "/api/pages", page);
    const begun = await send("POST", "/api/blogs", { state: "draft", title: "Later", content });
    const uses = async () => (await send("GET", `/api/media/${body._id}`)).body.usedIn;
    expect(await uses()).toEqual([
      { label: "the post “Later”", href: `/admin/blog/edit/${begun.body._id}` },
      { label: "the page “Terms”", href: `/admin/pages/edit/${made.body._id}` },
    ]);
    await send("DELETE", `/api/blogs/${begun.body._id}`);
    await send("DELETE", `/api/pages/${made.body._id}`);
    expect(await uses()).toEqual([
      { label: "the post “Later” in the trash", href: null },
      { label: "the page “Terms” in the trash", href: null },
    ]);
    expect((await send("DELETE", `/api/media/${body._id}`)).status).toBe(409);
  });

  test("what broke off is gone after the next start", async () => {
    const { site, library, send } = await openUploads();
    await site.media.begin({
      ...{ hash: "0".repeat(20), stem: `${"0".repeat(20)}-9x9-000000`, extension: "jpg" },
      ...{ name: "a", width: 9, height: 9, bytes: 1, alt: "", decorative: false },
    });
    expect((await send("GET", "/api/media")).body).toEqual([]);
    await library.tidy({ isAlone: true });
    expect(await site.media.listUnfinished()).toEqual([]);
  });
});
