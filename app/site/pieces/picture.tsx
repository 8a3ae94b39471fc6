import type { CSSProperties } from "react";
import {
  MEDIA_FORMATS,
  type MediaAddress,
  readMediaAddress,
  sourceSet,
} from "#contracts/media-address.ts";
import { artOf } from "./art.ts";
import { usePictureFact } from "./picture-facts.ts";

type PictureProps = {
  src: string;
  /** Unset: the description of the drawing or of the library. Empty: decoration. */
  alt?: string;
  /** How wide it stands; see picture-sizes.ts. */
  sizes?: string;
  /** The picture of the first screen: fetched first, never lazily. */
  isFirst?: boolean;
  /** Likely on the first screen, but not what it is about. */
  isSoon?: boolean;
  className?: string;
};

/** A picture that fills the box its class gives it, cropped towards its subject. */
export function Picture({ src, alt, sizes, isFirst, isSoon, className = "" }: PictureProps) {
  const art = artOf(src);
  const media = readMediaAddress(src);
  const fact = usePictureFact(src);
  const image = (
    <img
      src={src}
      alt={alt ?? art?.alt ?? fact?.alt ?? ""}
      width={media?.width ?? 1600}
      height={media?.height ?? 900}
      className={`picture ${className}`.trim()}
      style={
        media ? mediaStyle(media, fact?.focus) : art ? pointStyle(art.focus, art.wide) : undefined
      }
      {...(isFirst
        ? { fetchPriority: "high" as const }
        : { loading: isSoon ? undefined : ("lazy" as const), decoding: "async" as const })}
    />
  );
  if (!media || media.extension === "svg") return image;
  return (
    <picture className="contents">
      {MEDIA_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(media, format)}
          sizes={sizes ?? "100vw"}
        />
      ))}
      {image}
    </picture>
  );
}

function pointStyle(focus: string, wide: string): CSSProperties {
  return { "--focus-point": focus, "--wide-point": wide } as CSSProperties;
}

/** The colour is shown until the picture comes; a picture with transparent parts has none. */
function mediaStyle({ colour, extension }: MediaAddress, focus = { x: 50, y: 50 }): CSSProperties {
  const point = `${focus.x}% ${focus.y}%`;
  const ground = extension === "jpg" ? { backgroundColor: `#${colour}` } : {};
  return { ...pointStyle(point, point), ...ground };
}
