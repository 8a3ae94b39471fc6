import { type Context, type Handler, Hono } from "hono";
import { etag } from "hono/etag";
import { LANGUAGES, type Language, pathIn } from "#contracts/languages.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import type { SpokenIn } from "#i18n/spoken.ts";
import { readIn } from "#server/content/read-in.ts";
import type { createSharingPictures } from "#server/pictures/sharing-picture.ts";
import type { Site } from "#server/site.ts";
import { SHARING_CARDS, type SharingCard } from "./sharing-cards.ts";

type SharingDeps = {
  site: Site;
  pictures: ReturnType<typeof createSharingPictures>;
  spokenIn: SpokenIn;
};

const A_DAY = "public, max-age=86400";
const END = ".jpg";

/** A page of words has none of its own. */
const OWN_PAGE_PICTURE = "/art/passport-desk.svg";

/** The pictures of link previews, of each page in each language that is shown. */
export function sharing({ site, pictures, spokenIn }: SharingDeps): Hono {
  const found = new Hono();
  for (const language of LANGUAGES) found.route(pathIn(language, "/og"), inLanguage(language));
  return found;

  function inLanguage(language: Language): Hono {
    const own = new Hono().use(etag());
    const read = () => readIn(site, language);
    const whenShown =
      (answer: Handler): Handler =>
      async (c, next) =>
        (await site.languages.isShown(language)) ? answer(c, next) : next();

    // They were PNG once, and some of their addresses are still in old posts elsewhere.
    own.get(
      "/:file{.+\\.png}",
      whenShown(async (c) => c.redirect(new URL(c.req.url).pathname.replace(/\.png$/, END), 301)),
    );
    for (const [name, findCard] of Object.entries(SHARING_CARDS)) {
      own.get(
        `/${name}${END}`,
        whenShown(async (c) => draw(c, await findCard(read(), await spokenIn(language)))),
      );
    }
    own.get(
      "/blog/:file{.+\\.jpg}",
      whenShown(async (c, next) => {
        const post = await read().blog.findByLink(linkIn(c));
        return post ? draw(c, post) : next();
      }),
    );
    own.get(
      "/pages/:file{[^/]+\\.jpg}",
      whenShown(async (c, next) => {
        const page = await read().ownPage.findByLink(linkIn(c));
        return page ? draw(c, { title: page.title, image: OWN_PAGE_PICTURE }) : next();
      }),
    );
    return own;

    async function draw(c: Context, card: SharingCard | null) {
      const settings = await read().settings.get();
      const { brand, look } = settings;
      const given = card ?? { title: brand.name, image: "" };
      const { title, image } = fillFacts(given, factsOf(settings));
      const { direction } = await spokenIn(language);
      const picture = { title, image, brand: brand.name, mark: look.logo, direction };
      return c.body(await pictures.get(picture), 200, {
        "Content-Type": "image/jpeg",
        "Cache-Control": A_DAY,
      });
    }
  }
}

const linkIn = (c: Context): string => (c.req.param("file") ?? "").slice(0, -END.length);
