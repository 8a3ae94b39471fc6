import type { ReactNode } from "react";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { WindowPicture } from "#app/ui/window-picture.tsx";

type ThumbnailLineProps = { picture: string; label: string; line: string; children?: ReactNode };

/** A row of a menu: small window, name, one line about it, and what is said below that. */
export function ThumbnailLine({ picture, label, line, children }: ThumbnailLineProps) {
  return (
    <>
      <WindowPicture isThumbnail>
        <Picture src={picture} alt="" sizes={SIZES.thumbnail} />
      </WindowPicture>
      <span>
        <b>{label}</b>
        <small>{line}</small>
        {children}
      </span>
    </>
  );
}
