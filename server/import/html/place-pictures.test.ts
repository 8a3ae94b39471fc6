import { expect, test } from "vitest";
import { picturesIn, placePictures } from "./place-pictures.ts";

const figure = (src: string, alt = "", caption = "") =>
  `<figure><img src="${src}" alt="${alt}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
const OLD = "https://old.example/a.jpg";

test.each<[html: string, url: string | null, becomes: string]>([
  [figure(OLD, "Alt", "A <em>gate</em>"), "/media/a", figure("/media/a", "Alt", "A <em>gate</em>")],
  [figure(OLD, "Alt", "A gate"), null, "<p>A gate</p>"],
  [figure(OLD, "Alt"), null, "<p>Alt</p>"],
  [figure(OLD), null, ""],
  [`<img src="${OLD}" alt="Alt">`, "/media/a", '<img src="/media/a" alt="Alt">'],
  [`<img src="${OLD}" alt="Alt">`, null, "<p>Alt</p>"],
  [`<img src="${OLD}" alt="">`, null, ""],
  [figure(OLD, "Alt"), "/media/$&$'", figure("/media/$&$'", "Alt")],
])("%s with the picture at %j becomes %s", (html, url, becomes) => {
  expect(placePictures(html, () => url)).toBe(becomes);
});

test("an address is asked for as it is, once, however it had to be written", () => {
  const written = "https://old.example/?a=&lt;1&gt;&amp;lt;b=&quot;";
  const html = `${figure(written)}<img src="${written}" alt="">`;
  const asked: string[] = [];
  placePictures(html, (address) => {
    asked.push(address);
    return null;
  });
  const plain = 'https://old.example/?a=<1>&lt;b="';
  expect([picturesIn(html), asked]).toEqual([[plain], [plain, plain]]);
});
