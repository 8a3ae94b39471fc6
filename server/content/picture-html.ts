import { MEDIA_FORMATS, readMediaAddress, sourceSet } from "#contracts/media-address.ts";

const IMAGE = /<img src="([^"]+)"([^>]*)>/g;

/** The column of a post's text. */
const SIZES = "(width < 48rem) 100vw, 720px";

/** The pictures of a sanitised text with all their sizes, and room kept for them. */
export function withPictureSizes(html: string): string {
  return html.replace(IMAGE, (image: string, src: string, rest: string) => {
    const picture = readMediaAddress(src);
    if (!picture) return image;
    const { width, height, colour, extension } = picture;
    const size = rest.includes(" width=") ? "" : ` width="${width}" height="${height}"`;
    const ground = extension === "jpg" ? ` style="background-color:#${colour}"` : "";
    const whole = `<img src="${src}"${rest}${size}${ground} loading="lazy" decoding="async">`;
    if (extension === "svg") return whole;
    const sources = MEDIA_FORMATS.map(
      (format) =>
        `<source type="image/${format}" srcset="${sourceSet(picture, format)}" sizes="${SIZES}">`,
    );
    return `<picture>${sources.join("")}${whole}</picture>`;
  });
}
