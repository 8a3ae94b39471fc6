import { expect, test } from "vitest";
import { oldSite, serveOld } from "#tests/support/old-site.ts";
import { NOTES, openImports } from "#tests/support/open-imports.ts";
import { jpeg } from "#tests/support/send-picture.ts";

const png = (width: number) => jpeg(width, 40).png().toBuffer();

test("the old site: its posts, its home page and packages, and undone they are as they were", async () => {
  const { imports, owner, site } = await openImports({ demo: true });
  const picture = await png(60);
  const [home, umrah] = [await site.home.find(), await site.package.find("umrah")];
  const from = await serveOld(
    oldSite(
      {
        "/api/home": [{ _id: "x", marquee: "From the old site", ContactSecImage: "/p.png" }],
        "/api/package": [
          { _id: "umrah", title: "Old Umrah" },
          { _id: "other", title: "Unknown" },
        ],
        "/api/blogs": [
          {
            _id: "b1",
            title: "Old post",
            type: "News",
            image: "/p.png",
            link: "old-post",
            content: "<p>a</p><script>x</script>",
            createdAt: "2020-01-02T03:04:05.000Z",
          },
          { _id: "b2", title: "No link" },
        ],
      },
      { "/p.png": picture },
    ),
  );
  const { _id } = await imports.beginSite(from, { by: owner._id, isDryRun: false });
  await imports.idle();
  const done = await imports.find(_id);
  expect(done).toMatchObject({ state: "done", counts: { posts: 1, documents: 2 } });
  expect(NOTES(done)).toMatchObject({ unreadable: 2, replaced: 2 });
  expect(await site.home.find()).toMatchObject({
    ...{ marquee: "From the old site", thirdSecheading: home?.thirdSecheading },
    ContactSecImage: expect.stringMatching(/^\/media\//),
  });
  expect(await site.package.find("umrah")).toMatchObject({
    title: "Old Umrah",
    description: umrah?.description,
  });
  const post = await site.blog.findByLink("old-post");
  expect(post).toMatchObject({ content: "<p>a</p>", createdAt: "2020-01-02T03:04:05.000Z" });

  const again = await imports.beginSite(from, { by: owner._id, isDryRun: false });
  await imports.idle();
  expect(NOTES(await imports.find(again._id))).toMatchObject({ known: 3 });

  await imports.undo(_id, owner._id);
  await imports.idle();
  const { version: _, ...was } = home ?? { version: 0 };
  expect(await site.home.find()).toMatchObject(was);
  expect((await site.package.find("umrah"))?.title).toBe(umrah?.title);
  expect(await site.blog.findByLink("old-post")).toBeNull();
});
