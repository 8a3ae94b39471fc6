import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import type { Site } from "#server/domain/index.ts";
import type { Env } from "#server/env.ts";
import type { Library } from "#server/media/library.ts";
import { drawFavicon, drawIcon } from "#server/pictures/icon.ts";
import { createPictureCache } from "#server/pictures/picture-cache.ts";
import { createSharingPictures } from "#server/pictures/sharing-picture.ts";
import { feed } from "./feed.ts";
import { manifest } from "./manifest.ts";
import { PUBLIC_PAGES, type SharingCard } from "./public-pages.ts";
import { robots } from "./robots.ts";
import { createSitemap } from "./sitemap.ts";
import type { Xml } from "./xml.ts";

type FoundDeps = {
  site: Site;
  library: Pick<Library, "readWhole">;
  env: Pick<Env, "PUBLIC_URL" | "DATA_DIR">;
  /** Of a file of the sitemap. */
  addressesPerFile?: number;
};

const A_DAY = "public, max-age=86400";

/** What machines read: search engines, feed readers, phones, and whoever previews a shared link. */
export function createFound({ site, library, env, addressesPerFile }: FoundDeps): Hono {
  const found = new Hono();
  const origin = env.PUBLIC_URL;
  const cache = createPictureCache();
  const sharingPictures = createSharingPictures(cache, env.DATA_DIR, library.readWhole);

  const answer = (c: Context, type: string, body: string | Uint8Array<ArrayBuffer>) =>
    c.body(body, 200, { "Content-Type": type, "Cache-Control": A_DAY });

  const sharingPicture = async (c: Context, card: SharingCard) => {
    const { brand } = await site.settings.get();
    return answer(c, "image/png", await sharingPictures.get({ ...card, brand: brand.name }));
  };

  found.get("/robots.txt", (c) => answer(c, "text/plain; charset=utf-8", robots(origin)));
  const sitemap = createSitemap(site, origin, addressesPerFile);
  const answerSitemap = async (c: Context, file: Xml) =>
    c.body(String(await file), 200, {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "no-cache",
    });
  found.get("/sitemap.xml", etag(), async (c) => answerSitemap(c, await sitemap.whole()));
  found.get("/:file{sitemap-[1-9][0-9]*\\.xml}", etag(), async (c, next) => {
    const file = await sitemap.part(
      Number.parseInt(c.req.param("file").slice("sitemap-".length), 10),
    );
    return file ? answerSitemap(c, file) : next();
  });
  found.get("/feed.xml", etag(), async (c) =>
    c.body(String(await feed(site, origin)), 200, {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "no-cache",
    }),
  );
  found.get("/manifest.webmanifest", async (c) =>
    answer(c, "application/manifest+json", JSON.stringify(manifest(await site.settings.get()))),
  );

  found.get("/favicon.ico", etag(), async (c) =>
    answer(c, "image/x-icon", await cache.get("favicon", drawFavicon)),
  );
  for (const [path, size] of [
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/apple-touch-icon.png", 180],
  ] as const) {
    found.get(path, etag(), async (c) =>
      answer(c, "image/png", await cache.get(path, () => drawIcon(size))),
    );
  }

  for (const page of PUBLIC_PAGES) {
    found.get(`/og/${page.name}.png`, etag(), async (c) => {
      const { brand } = await site.settings.get();
      const card = (await page.card(site)) ?? { title: brand.name, image: "" };
      return sharingPicture(c, card);
    });
  }
  found.get("/og/blog/:file{.+\\.png}", etag(), async (c, next) => {
    const post = await site.blog.findByLink(c.req.param("file").slice(0, -".png".length));
    return post ? sharingPicture(c, post) : next();
  });

  return found;
}
