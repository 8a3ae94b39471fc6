import { expect, test } from "vitest";
import { readableHtml } from "./readable-html.ts";
import { sanitise } from "./sanitise.ts";

const FACTS = { name: "", phone: "", mail: "", address: "", hours: "" };
const shownOf = (html: string) => readableHtml(html, FACTS);

const STEM = "0123456789abcdef0123-1000x500-7a6b5c";

test("pictures of the library get their sizes, and the text stays what may be shown", () => {
  const stored = sanitise(
    `<p>Before <img src="/media/${STEM}/picture.jpg" alt="A &quot;dome&quot;"> after</p>`,
  );
  expect(stored).toContain(`src="/media/${STEM}/picture.jpg"`);
  const shown = shownOf(stored);
  expect(shown).toMatch(/^<p dir="auto">Before <picture>.*<\/picture> after<\/p>$/);
  expect(shown).toContain(
    `<source type="image/avif" srcset="/media/${STEM}/320.avif 320w, /media/${STEM}/640.avif 640w, /media/${STEM}/960.avif 960w, /media/${STEM}/1000.avif 1000w" sizes="(width < 48rem) 100vw, 720px">`,
  );
  expect(shown).toContain('alt="A &quot;dome&quot;" width="1000" height="500"');
  expect(shown).toContain(' style="background-color:#7a6b5c" loading="lazy"');
  expect(sanitise(shown.replace(' dir="auto"', ""))).toBe(
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
  "&lt;img src=&quot;/media/x&quot;&gt;",
])("%s stays as it is", (html) => {
  expect(shownOf(html)).toBe(html);
});

test("a width that was written is kept; a drawing has no sizes", () => {
  expect(shownOf(`<img src="/media/${STEM}/picture.jpg" alt="" width="300">`)).not.toContain(
    'width="1000"',
  );
  expect(shownOf(`<img src="/media/${STEM}/picture.svg" alt="">`)).toBe(
    `<img src="/media/${STEM}/picture.svg" alt="" width="1000" height="500" loading="lazy" decoding="async">`,
  );
});

test("that a picture is only decoration, an empty description says to readers", () => {
  const stored = sanitise('<img src="/art/campus.svg" alt="" role="presentation">');
  expect(stored).toContain('role="presentation"');
  expect(shownOf(stored)).toBe('<img src="/art/campus.svg" alt="">');
});
