import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { WindowPicture } from "#app/ui/window-picture.tsx";

type ThumbnailLineProps = { picture: string; label: string; line: string };

/** A row of a menu: small window, name, one line about it. */
export function ThumbnailLine({ picture, label, line }: ThumbnailLineProps) {
  return (
    <>
      <WindowPicture isThumbnail>
        <Picture src={picture} alt="" sizes={SIZES.thumbnail} />
      </WindowPicture>
      <span>
        <b>{label}</b>
        <small>{line}</small>
      </span>
    </>
  );
}
