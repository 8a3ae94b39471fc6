import { DECORATION } from "#contracts/html/decoration.ts";
import { MEDIA_FORMATS, readMediaAddress, sourceSet } from "#contracts/media-address.ts";

/** For the checks of staff: an empty description says the same to readers. */
const ROLE = ` role="${DECORATION}"`;

/** The column of a post's text. */
const SIZES = "(width < 48rem) 100vw, 720px";

/**
 * A picture of the library with all its sizes, and room kept for it.
 * @param tag sanitised; those of other pictures stay as they are
 */
export function withPictureSizes(tag: string, attributes: Record<string, string>): string {
  const image = "role" in attributes ? tag.replace(ROLE, "") : tag;
  const picture = readMediaAddress(attributes.src ?? "");
  if (!picture) return image;
  const { width, height, colour, extension } = picture;
  const size = "width" in attributes ? "" : ` width="${width}" height="${height}"`;
  const ground = extension === "jpg" ? ` style="background-color:#${colour}"` : "";
  const whole = `${image.slice(0, -1)}${size}${ground} loading="lazy" decoding="async">`;
  if (extension === "svg") return whole;
  const sources = MEDIA_FORMATS.map(
    (format) =>
      `<source type="image/${format}" srcset="${sourceSet(picture, format)}" sizes="${SIZES}">`,
  );
  return `<picture>${sources.join("")}${whole}</picture>`;
}
