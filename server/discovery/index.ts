import { type Context, Hono, type Next } from "hono";
import { etag } from "hono/etag";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import { type Language, OTHER_LANGUAGES, pathIn } from "#contracts/languages.ts";
import { readIn } from "#server/content/read-in.ts";
import type { Env } from "#server/env.ts";
import { spokenIn } from "#server/http/spoken-in.ts";
import type { Library } from "#server/media/library.ts";
import { drawFavicon, drawIcon } from "#server/pictures/icon.ts";
import { readMark } from "#server/pictures/mark.ts";
import { createPictureCache } from "#server/pictures/picture-cache.ts";
import { createSharingPictures } from "#server/pictures/sharing-picture.ts";
import type { Site } from "#server/site.ts";
import { businessCard } from "./business-card.ts";
import { departureCalendar } from "./departure-calendar.ts";
import { feed } from "./feed.ts";
import { manifest } from "./manifest.ts";
import { robots } from "./robots.ts";
import { sharing } from "./sharing.ts";
import { createSitemap } from "./sitemap.ts";
import type { Xml } from "./xml.ts";

type DiscoveryDeps = {
  site: Site;
  library: Pick<Library, "readToDraw">;
  env: Pick<Env, "PUBLIC_URL" | "DATA_DIR">;
  /** Of a file of the sitemap. */
  addressesPerFile?: number;
};

const A_DAY = "public, max-age=86400";
/** An owner who has changed the mark wants to see it soon. */
const AN_HOUR = "public, max-age=3600";

type Picture = Uint8Array<ArrayBuffer>;

/** What machines read: search engines, feed readers, phones, and whoever previews a shared link. */
export function createDiscovery({ site, library, env, addressesPerFile }: DiscoveryDeps): Hono {
  const found = new Hono();
  const origin = env.PUBLIC_URL;
  const cache = createPictureCache();
  const pictures = createSharingPictures(cache, env.DATA_DIR, library.readToDraw);

  const answer = (c: Context, type: string, body: string | Picture, cacheControl = A_DAY) =>
    c.body(body, 200, { "Content-Type": type, "Cache-Control": cacheControl });

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
  const answerFeed = async (c: Context, file: Promise<Xml>) =>
    c.body(String(await file), 200, {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "no-cache",
    });
  found.get("/feed.xml", etag(), async (c) => answerFeed(c, feed(site, origin)));
  for (const language of OTHER_LANGUAGES) {
    found.get(pathIn(language, "/feed.xml"), etag(), async (c, next) => {
      if (!(await site.languages.isShown(language))) return next();
      return answerFeed(c, feed(readIn(site, language), origin, language));
    });
  }
  found.get("/manifest.webmanifest", async (c) =>
    answer(c, "application/manifest+json", JSON.stringify(manifest(await site.settings.get()))),
  );

  const CALENDAR = "/packages/:id/:file{[^/]+\\.ics}";
  const answerCalendar = async (c: Context, next: Next, language: Language = "en") => {
    const { id = "", file = "" } = c.req.param();
    const read = language === "en" ? site : readIn(site, language);
    const departure = await read.entry.find("departure", file.slice(0, -".ics".length));
    if (departure?.package !== id) return next();
    const { title } = (await read.package.find(departure.package as DepartingId)) ?? { title: "" };
    const address = `${origin}${pathIn(language, `/packages/${id}`)}#dates`;
    const calendar = departureCalendar({ departure, title: departure.title || title, address });
    return c.body(calendar, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="departure.ics"',
      "Cache-Control": "no-cache",
    });
  };
  found.get(CALENDAR, (c, next) => answerCalendar(c, next));
  for (const language of OTHER_LANGUAGES) {
    found.get(pathIn(language, CALENDAR), async (c, next) =>
      (await site.languages.isShown(language)) ? answerCalendar(c, next, language) : next(),
    );
  }
  found.get("/agency.vcf", async (c) =>
    c.body(businessCard(await site.settings.get(), origin), 200, {
      "Content-Type": "text/vcard; charset=utf-8",
      "Content-Disposition": 'attachment; filename="agency.vcf"',
      "Cache-Control": "no-cache",
    }),
  );

  const icon = async (c: Context, type: string, draw: (mark: Uint8Array) => Promise<Picture>) => {
    const { logo } = (await site.settings.get()).look;
    const name = `${c.req.path} ${logo}`;
    const drawn = await cache.get(name, async () => draw(await readMark(logo, library.readToDraw)));
    return answer(c, type, drawn, AN_HOUR);
  };
  found.get("/favicon.ico", etag(), (c) => icon(c, "image/x-icon", drawFavicon));
  for (const [path, size] of [
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/apple-touch-icon.png", 180],
  ] as const) {
    found.get(path, etag(), (c) => icon(c, "image/png", (mark) => drawIcon(mark, size)));
  }

  found.route("/", sharing({ site, pictures, spokenIn }));

  return found;
}
