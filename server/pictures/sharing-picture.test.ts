import { readdirSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { FONT_FOLDER } from "#tests/support/font-folder.ts";
import { createPictureCache } from "./picture-cache.ts";
import { createSharingPictures } from "./sharing-picture.ts";

const open = () => createSharingPictures(createPictureCache(), FONT_FOLDER, async () => null);
const CARD = {
  title: "Umrah",
  image: "/art/makkah-dusk.svg",
  brand: "Rihla Travels",
  mark: "/art/logo-mark.svg",
  direction: "ltr",
} as const;

const OUR_ART = readdirSync("public/art")
  .filter((name) => name.endsWith(".svg"))
  .map((name) => `/art/${name}`);

const TITLE = { left: 0, top: 0, width: 600, height: 480 };
const BRAND = { left: 0, top: 500, width: 400, height: 130 };

/** How much of a part of the picture is as light as its letters. */
async function inkOf(picture: Uint8Array, part: typeof TITLE): Promise<number> {
  const light = sharp(picture).extract(part).greyscale().threshold(200);
  const pixels = await light.raw().toBuffer();
  return pixels.reduce((sum, pixel) => sum + pixel, 0) / 255 / pixels.length;
}

test.each([["Umrah in four steps"], ["বৃদ্ধ বাবা-মায়ের সঙ্গে প্রথম উমরাহ"], ["العمرة الأولى مع الوالدين"]])(
  "the title is seen: %s",
  async (title) => {
    const pictures = open();
    const blank = await pictures.get({ ...CARD, title: "" });
    const titled = await pictures.get({ ...CARD, title });
    expect(await inkOf(titled, TITLE)).toBeGreaterThan((await inkOf(blank, TITLE)) + 0.01);
  },
);

test.each([
  ["nothing to see", "\u200b \u0000"],
  ["what stands for an object", "\ufffc"],
  ["markup", '</span><b size="1">&amp;'],
  ["half a letter", "a\ud800b"],
  ["one endless word", "Donaudampfschiff".repeat(60)],
  ["an endless title", "word ".repeat(2000)],
  ["many lines", "a\n".repeat(50)],
])("%s as a title breaks nothing", async (_, title) => {
  const picture = await open().get({ ...CARD, title });
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test("a long title leaves the brand alone", async () => {
  const brandOf = async (title: string) =>
    inkOf(await open().get({ ...CARD, title, image: "/art/routes-map.svg" }), BRAND);
  const alone = await brandOf("");
  expect(alone).toBeGreaterThan(0.01);
  expect(await brandOf("word ".repeat(60))).toBeCloseTo(alone, 3);
  expect(await brandOf("ল্লী ".repeat(60))).toBeCloseTo(alone, 3);
});

test.each(["https://example.com/a.png", "/art/../../package.json", "/art/nothing.svg", ""])(
  "the route map stands in for %j",
  async (image) => {
    const pictures = open();
    const expected = await pictures.get({ ...CARD, image: "/art/routes-map.svg" });
    expect(Buffer.from(await pictures.get({ ...CARD, image })).equals(expected)).toBe(true);
  },
);

test("a picture that link previews take: at most 90 KB, also of the busiest photograph", async () => {
  for (const image of OUR_ART) {
    expect((await open().get({ ...CARD, image })).length).toBeLessThanOrEqual(90_000);
  }
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const photo = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: "#888", noise },
  })
    .blur(1.2)
    .jpeg()
    .toBuffer();
  const pictures = createSharingPictures(createPictureCache(), FONT_FOLDER, async (address) =>
    address === CARD.image ? photo : null,
  );
  const drawn = await pictures.get(CARD);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(drawn.length).toBeLessThanOrEqual(90_000);
});

test("from right to left all stands at the other side, and is as high as it may be", async () => {
  const card = {
    ...CARD,
    image: "/art/routes-map.svg",
    brand: "رحلة للسفر",
    direction: "rtl",
  } as const;
  const mirrored = (part: typeof TITLE) => ({ ...part, left: 1200 - part.width });
  const title = "العمرة مع الوالدين ".repeat(9);
  const alone = await open().get({ ...card, title: "" });
  const titled = await open().get({ ...card, title });
  expect(await inkOf(titled, mirrored(TITLE))).toBeGreaterThan(
    (await inkOf(alone, mirrored(TITLE))) + 0.02,
  );
  expect(await inkOf(titled, mirrored(BRAND))).toBeGreaterThan(0.01);
  expect(await inkOf(titled, mirrored(BRAND))).toBeCloseTo(await inkOf(alone, mirrored(BRAND)), 2);
  const edge = { left: 600, top: 0, width: 600, height: 72 };
  expect(await inkOf(titled, edge)).toBeCloseTo(await inkOf(alone, edge), 2);
});

test("a picture of the library stands behind the title", async () => {
  const size = { width: 300, height: 200, channels: 3 as const };
  const red = await sharp({ create: { ...size, background: "#d00" } })
    .jpeg()
    .toBuffer();
  const asked: string[] = [];
  const pictures = createSharingPictures(createPictureCache(), FONT_FOLDER, async (address) => {
    asked.push(address);
    return address.startsWith("/media/") ? red : null;
  });
  const drawn = await pictures.get({ ...CARD, title: "", image: "/media/x/picture.jpg" });
  const { channels } = await sharp(drawn)
    .extract({ left: 1000, top: 100, width: 100, height: 100 })
    .stats();
  expect(asked).toEqual(["/media/x/picture.jpg", CARD.mark]);
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean);
  expect(r).toBeGreaterThan(5 * Math.max(g, b));
});
