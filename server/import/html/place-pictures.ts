/** Of what `convert` wrote. */
const FIGURE =
  /<figure><img src="([^"]*)" alt="([^"]*)">(?:<figcaption>((?:(?!<\/figcaption>)[\s\S])*)<\/figcaption>)?<\/figure>/g;
const IMAGE = /<img src="([^"]*)" alt="([^"]*)">/g;

const plain = (address: string): string =>
  address
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The addresses of its pictures, each once. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(IMAGE)].map(([, src = ""]) => plain(src))),
];

/** @param urlOf where a picture lies here; null: it did not come, and its words stay */
export function placePictures(html: string, urlOf: (address: string) => string | null): string {
  const placed = html.replace(FIGURE, (figure, src: string, alt: string, caption = "") => {
    const url = urlOf(plain(src));
    return url ? figure.replace(src, () => url) : words(caption || alt);
  });
  return placed.replace(IMAGE, (_image, src: string, alt: string) => {
    // Those of a figure are there by now.
    if (src.startsWith("/")) return `<img src="${src}" alt="${alt}">`;
    const url = urlOf(plain(src));
    return url ? `<img src="${url}" alt="${alt}">` : words(alt);
  });
}

const words = (inline: string): string => (inline.trim() ? `<p>${inline}</p>` : "");
