import { expect, test } from "vitest";
import { withPictureSizes } from "./picture-html.ts";
import { sanitise } from "./sanitise.ts";

const STEM = "0123456789abcdef0123-1000x500-7a6b5c";

test("pictures of the library get their sizes, and the text stays what may be shown", () => {
  const stored = sanitise(
    `<p>Before <img src="/media/${STEM}/picture.jpg" alt="A &quot;dome&quot;"> after</p>`,
  );
  expect(stored).toContain(`src="/media/${STEM}/picture.jpg"`);
  const shown = withPictureSizes(stored);
  expect(shown).toMatch(/^<p>Before <picture>.*<\/picture> after<\/p>$/);
  expect(shown).toContain(
    `<source type="image/avif" srcset="/media/${STEM}/320.avif 320w, /media/${STEM}/640.avif 640w, /media/${STEM}/960.avif 960w, /media/${STEM}/1000.avif 1000w" sizes="(width < 48rem) 100vw, 720px">`,
  );
  expect(shown).toContain('alt="A &quot;dome&quot;" width="1000" height="500"');
  expect(sanitise(shown)).toBe(
    stored.replace(
      'alt="A &quot;dome&quot;"',
      'alt="A &quot;dome&quot;" width="1000" height="500"',
    ),
  );
});

test.each([
  '<img src="/art/campus.svg" alt="">',
  '<img src="https://elsewhere.example/a.jpg" alt="">',
  `<img src="https://elsewhere.example/media/${STEM}/picture.jpg" alt="">`,
  '<img src="/media/short/picture.jpg" alt="">',
  "<p>&lt;img src=&quot;/media/x&quot;&gt;</p>",
])("%s stays as it is", (html) => {
  expect(withPictureSizes(html)).toBe(html);
});

test("a width that was written is kept; a drawing has no sizes", () => {
  expect(
    withPictureSizes(`<img src="/media/${STEM}/picture.jpg" alt="" width="300">`),
  ).not.toContain('width="1000"');
  expect(withPictureSizes(`<img src="/media/${STEM}/picture.svg" alt="">`)).toBe(
    `<img src="/media/${STEM}/picture.svg" alt="" width="1000" height="500" loading="lazy" decoding="async">`,
  );
});
